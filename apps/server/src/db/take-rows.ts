import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/**
 * The rows that `query` selects by these key columns. Materialized: the planner could otherwise run
 * the query once per row of the table, and with a limit that would take them all.
 */
export function isTaken(key: PgColumn[], query: SQLWrapper): SQL {
  return sql`(${sql.join(key, sql`, `)}) in (with taken as materialized (${query}) select * from taken)`
}

/** Deletes the rows that match, except those another transaction holds: the next run gets them. */
export async function deleteUnlocked(
  db: Db,
  table: PgTable,
  key: PgColumn[],
  condition: SQL | undefined,
) {
  const unlocked = sql`select ${sql.join(key, sql`, `)} from ${table} where ${condition} for update skip locked`
  await db.delete(table).where(isTaken(key, unlocked))
}
