import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { StartupError } from '#startup-error.ts'

export type ServerClaim = {
  /** Call it before closing the database. */
  release(): Promise<void>
}

/** Called when the lock was lost with its connection, and another process holds it now. */
type OnLost = (error: StartupError) => void

const serverLock = 7_091_644_001
const pauseMs = 100
/** How long a broken session may keep holding its lock. */
const leavingMs = 5_000

/** For an embedded database: one server at a time. */
export function claimServer(pool: Pool, onLost?: OnLost): Promise<ServerClaim> {
  return keepLock(pool, 'pg_try_advisory_lock', onLost)
}

/** For an external database: any number of servers, but none during a restore. */
export function joinServers(pool: Pool, onLost?: OnLost): Promise<ServerClaim> {
  return keepLock(pool, 'pg_try_advisory_lock_shared', onLost)
}

/** If the session breaks, the lock is taken again as soon as the database responds. */
async function keepLock(pool: Pool, tryLock: string, onLost?: OnLost): Promise<ServerClaim> {
  const first = await takeLock(pool, tryLock)
  if (!first) throw taken()
  let client: Client | undefined
  const released = new AbortController()
  let retaking = Promise.resolve()
  hold(first)

  function hold(holder: Client) {
    client = holder
    holder.once('end', () => {
      if (!released.signal.aborted) retaking = retake()
    })
  }

  async function retake() {
    client = undefined
    let refusedSince: number | undefined
    while (!released.signal.aborted) {
      const holder = await takeLock(pool, tryLock).catch(() => 'unreachable' as const)
      if (holder instanceof Client) return hold(holder)
      refusedSince = holder === 'unreachable' ? undefined : (refusedSince ?? Date.now())
      if (refusedSince && Date.now() - refusedSince > leavingMs) return onLost?.(taken())
      await pause(pauseMs)
    }
  }

  return {
    async release() {
      released.abort()
      await retaking
      await client?.end()
    },
  }
}

/** Returns undefined if another process holds it. */
async function takeLock(pool: Pool, tryLock: string): Promise<Client | undefined> {
  // A separate connection: the lock lasts as long as its session, and pools close idle ones.
  const client = new Client(pool.options)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(`SELECT ${tryLock}($1) AS taken`, [
      serverLock,
    ])
    if (rows[0]?.taken) return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  await client.end()
  return undefined
}

function taken() {
  return new StartupError(
    'Another Quittance is already running on this data folder. Stop it first, or set DATA_DIR to another folder.',
  )
}
