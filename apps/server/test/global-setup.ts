import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { startOwnPostgres } from '#db/own-postgres/own-postgres.ts'
import { databaseUrl, type TestServer } from './database.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    testServer: TestServer
  }
}

type RunningServer = { adminUrl: string; stop(): Promise<void> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  // Two test runs may share one server.
  const prefix = `test_${process.pid}_${Date.now().toString(36)}`
  const template = `${prefix}_template`
  await admin(server.adminUrl, (client) => client.query(`CREATE DATABASE ${template}`))
  await migrateTemplate(databaseUrl(server.adminUrl, template))
  project.provide('testServer', { adminUrl: server.adminUrl, prefix, template })

  return async function teardown() {
    await admin(server.adminUrl, (client) => dropAll(client, prefix))
    await server.stop()
  }
}

async function testServer(): Promise<RunningServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { adminUrl: given, stop: async () => {} }

  const folder = await mkdtemp(join(tmpdir(), 'quittance-test-'))
  const postgres = await startOwnPostgres(folder, {
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  })
  const { host, port, user } = postgres.connection
  const adminUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/postgres`
  async function stop() {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  return { adminUrl, stop }
}

async function migrateTemplate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  await migrate(pool)
  await pool.end()
}

async function admin(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
}
