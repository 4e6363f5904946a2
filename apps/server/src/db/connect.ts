import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import { reasonOf, StartupError } from '#startup-error.ts'
import type { PostgresWatch } from './own-postgres/keep-connected.ts'
import { startOwnPostgres } from './own-postgres/own-postgres.ts'
import * as schema from './schema.ts'
import { closeStalled } from './stalled-connections.ts'

export type Db = NodePgDatabase<typeof schema>

export type Database = {
  pool: Pool
  db: Db
  /** True for the embedded PostgreSQL in the data folder. */
  isOwn: boolean
  close(): Promise<void>
}

export type ConnectOptions = {
  databaseUrl?: string
  connections?: number
  dataDir: string
  applicationName: string
  connectWithinMs?: number
  /** How long a query may get no response before its connection counts as dead. */
  silentAfterMs?: number
  /** Called when an idle connection breaks; the pool opens another one. */
  onError?: (error: Error) => void
  /** Called when the embedded PostgreSQL exits or restarts. */
  watch?: PostgresWatch
}

const casing = 'snake_case'
const oldestServer = 150_000
/** Enough for a command, which works sequentially. */
const fewConnections = 4
const maxStatementMs = 30_000
/** For a server: PostgreSQL ends a statement sooner, unless it is frozen. */
export const maxSilenceMs = maxStatementMs + 5_000
const limits: PoolConfig = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 60_000,
  statement_timeout: maxStatementMs,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
}

/** Connects to DATABASE_URL if set, else to the embedded PostgreSQL. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? connectOwn(options)
    : connectExternal(options, options.databaseUrl)
}

async function connectOwn(options: ConnectOptions): Promise<Database> {
  const postgres = await startOwnPostgres(options.dataDir, { watch: options.watch })
  const pool = openPool(options, { ...postgres.connection, ssl: false })
  async function close() {
    await pool.end()
    await postgres.stop()
  }
  return { pool, db: createDb(pool), isOwn: true, close }
}

async function connectExternal(options: ConnectOptions, url: string): Promise<Database> {
  const pool = openPool(options, { connectionString: url })
  try {
    await requireRecentServer(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof StartupError ? error : unreachable(error)
  }
  return { pool, db: createDb(pool), isOwn: false, close: () => pool.end() }
}

export function createDb(pool: Pool): Db {
  const db: Db = drizzle(pool, { schema, casing })
  releaseOnFailedBegin(db, pool, new PgDialect({ casing }))
  return db
}

function openPool(options: ConnectOptions, config: PoolConfig): Pool {
  const { applicationName, connections = fewConnections, onError } = options
  const { connectWithinMs, silentAfterMs } = options
  const pool = new Pool({
    ...limits,
    ...(connectWithinMs !== undefined && { connectionTimeoutMillis: connectWithinMs }),
    max: connections,
    application_name: applicationName,
    ...config,
  })
  pool.on('error', (error) => onError?.(error))
  // The next query reports the broken connection; unhandled, this event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (silentAfterMs !== undefined) closeStalled(pool, silentAfterMs)
  return pool
}

async function requireRecentServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  )
  const server = rows[0]
  if (server && server.number >= oldestServer) return
  throw new StartupError(
    `DATABASE_URL points to PostgreSQL ${server?.version}. Quittance needs PostgreSQL 15 or newer.`,
  )
}

const networkReasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host, or no name service',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'no route to that host',
  ENETUNREACH: 'no route to that host',
  ERR_INVALID_URL: 'it is not a URL such as postgres://user:password@host:5432/database',
}

/** Network errors repeat parts of the URL, and a mistyped URL may have the password anywhere. */
function unreachable(error: unknown): StartupError {
  const code = (error as { code?: string }).code ?? ''
  const reason = networkReasons[code] ?? (/^E[A-Z]+$/.test(code) ? code : reasonOf(error))
  return new StartupError(`Cannot use the database at DATABASE_URL: ${reason}.`)
}

/**
 * drizzle's own transaction never releases a connection whose `begin` fails, as on a frozen
 * database: the pool would soon run out of connections.
 */
function releaseOnFailedBegin(
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
