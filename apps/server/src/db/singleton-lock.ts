import { Client, type Pool } from 'pg'

export const singletonLocks = {
  pollMailbox: 7_091_644_101,
  processMail: 7_091_644_102,
  comparePhotos: 7_091_644_103,
  nightlyBackup: 7_091_644_104,
} as const

/**
 * Runs the work unless another server is doing it; returns whether it ran. The lock lasts as long
 * as its session, so a crashed server releases it at once.
 */
export async function withSingletonLock(
  pool: Pool,
  lock: keyof typeof singletonLocks,
  work: () => Promise<void>,
): Promise<boolean> {
  // Use a separate connection: the pool closes idle ones.
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
