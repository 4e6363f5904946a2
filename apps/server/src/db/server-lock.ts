import { Client, type Pool } from 'pg'
import { StartupError } from '#startup-error.ts'

export type ServerClaim = {
  /** Call it before the database is closed. */
  release(): Promise<void>
}

const serverLock = 7_091_644_001

/** For a data folder of our own: one server at a time. */
export function claimServer(pool: Pool): Promise<ServerClaim> {
  return takeLock(pool, 'pg_try_advisory_lock')
}

/** For an external database: any number of servers, but none while a restore runs. */
export function joinServers(pool: Pool): Promise<ServerClaim> {
  return takeLock(pool, 'pg_try_advisory_lock_shared')
}

async function takeLock(pool: Pool, tryLock: string): Promise<ServerClaim> {
  // A connection of its own: the lock lasts as long as its session, and the pool closes idle ones.
  const client = new Client(pool.options)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${tryLock}($1) AS taken`, [
    serverLock,
  ])
  if (rows[0]?.taken) return { release: () => client.end() }
  await client.end()
  throw new StartupError(
    'Another Quittance is already running on this data folder. Stop it first, or set DATA_DIR to another folder.',
  )
}
