import { Client, type Pool } from 'pg'

/** What only one of several servers does at a time; the numbers are known to nobody else. */
export const singletonLocks = { pollMailbox: 7_091_644_101, takeInMail: 7_091_644_102 } as const

/**
 * Does the work if no other server is at it; answers whether. The lock lasts as long as its session, so the one of
 * a server that dies is free at once.
 */
export async function withSingletonLock(
  pool: Pool,
  lock: keyof typeof singletonLocks,
  work: () => Promise<void>,
): Promise<boolean> {
  // A connection of its own: those of the pool are closed when idle.
  const client = new Client(pool.options)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [singletonLocks[lock]],
    )
    if (!rows[0]?.taken) return false
    await work()
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
