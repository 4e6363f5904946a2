import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/**
 * drizzle's own transaction never gives back a connection whose `begin` fails, as on a frozen database:
 * the pool would count it as taken for ever, and after a few of them have none left.
 */
export function releaseOnFailedBegin(
  db: NodePgDatabase<typeof schema>,
  pool: Pool,
  dialect: PgDialect,
): void {
  const { schema: tables, fullSchema, tableNamesMap } = db._
  const relations = tables && { schema: tables, fullSchema, tableNamesMap }
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await new NodePgSession<typeof fullSchema, NonNullable<typeof tables>>(
        client,
        dialect,
        relations,
      ).transaction(work, config)
    } finally {
      client.release()
    }
  }
}
