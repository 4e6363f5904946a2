import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/**
 * drizzle's own transaction never releases a connection whose `begin` fails, as on a frozen
 * database: the pool would soon run out of connections.
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
