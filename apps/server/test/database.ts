import { randomUUID } from 'node:crypto'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { createDb, type Db } from '#db/connect.ts'
import { atEnd } from './at-end.ts'

export type TestServer = { adminUrl: string; prefix: string; template: string }

export type TestDatabase = { pool: Pool; db: Db; url: string; drop(): Promise<void> }

/** A fresh, migrated database, dropped at the end; `isEmpty` for one without tables. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { adminUrl, prefix, template } = inject('testServer')
  const name = `${prefix}_${randomUUID().slice(0, 8)}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template0' : template}`)
  const url = databaseUrl(adminUrl, name)
  const pool = new Pool({ connectionString: url, max: 5 })
  // Dropping a database by force breaks idle connections.
  pool.on('error', () => {})
  async function drop() {
    if (pool.ended) return
    await pool.end()
    await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  atEnd(drop)
  return { pool, db: createDb(pool), url, drop }
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
