import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { startOwnPostgres } from '#db/own-postgres/own-postgres.ts'
import { copyData } from './copy-data.ts'
import { databaseUrl, type TestServer } from './database.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    testServer: TestServer
    /** A data folder with an unused database; use-cluster.ts copies it. */
    preparedData: string
  }
}

type RunningServer = { adminUrl: string; stop(): Promise<void> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-test-'))
  const prepared = join(folder, 'prepared')
  await Promise.all([prepareData(prepared), buildIfStale()])
  const server = await testServer(prepared, join(folder, 'server'))
  // Two test runs may share one server.
  const prefix = `test_${process.pid}_${Date.now().toString(36)}`
  const template = `${prefix}_template`
  await admin(server.adminUrl, (client) => client.query(`CREATE DATABASE ${template}`))
  await migrateTemplate(databaseUrl(server.adminUrl, template))
  project.provide('testServer', { adminUrl: server.adminUrl, prefix, template })
  project.provide('preparedData', prepared)

  return async function teardown() {
    await admin(server.adminUrl, (client) => dropAll(client, prefix))
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Programs that tests start as separate processes. */
async function buildIfStale(): Promise<void> {
  const script = join(import.meta.dirname, '../../../scripts/build.ts')
  await promisify(execFile)(process.execPath, [script, '--if-stale', 'server', 'commands'])
}

async function prepareData(folder: string): Promise<void> {
  const postgres = await startOwnPostgres(folder)
  await postgres.stop()
}

async function testServer(prepared: string, folder: string): Promise<RunningServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { adminUrl: given, stop: async () => {} }

  await copyData(prepared, folder)
  const { connection, stop } = await startOwnPostgres(folder, {
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  })
  const { host, port, user } = connection
  return { adminUrl: `postgres://${user}@${encodeURIComponent(host)}:${port}/postgres`, stop }
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
