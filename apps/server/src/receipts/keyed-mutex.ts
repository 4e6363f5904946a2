import { BacklogFullError } from '#process/fair-queue.ts'

export type KeyedMutex = ReturnType<typeof createKeyedMutex>

/** Serializes the work of one user under one key, within this process. */
export function createKeyedMutex({ maxWaitingPerUser }: { maxWaitingPerUser: number }) {
  const last = new Map<string, Promise<unknown>>()
  const waiting = new Map<number, number>()

  async function run<T>(userId: number, name: string, work: () => Promise<T>): Promise<T> {
    const key = `${userId} ${name}`
    const before = last.get(key)
    if (before) requireSlot(userId)
    // Ignore the previous job's outcome; its own caller handles it.
    const mine = before ? waitFor(userId, before).then(work) : work()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }

  /** Throws early, before an upload that would be rejected is received. */
  function requireSlot(userId: number): void {
    if ((waiting.get(userId) ?? 0) >= maxWaitingPerUser) throw new BacklogFullError('own')
  }

  async function waitFor(userId: number, before: Promise<unknown>): Promise<void> {
    waiting.set(userId, (waiting.get(userId) ?? 0) + 1)
    await before.catch(() => {})
    const left = (waiting.get(userId) ?? 1) - 1
    if (left === 0) waiting.delete(userId)
    else waiting.set(userId, left)
  }

  return { run, requireSlot }
}
