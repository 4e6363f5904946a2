import { BacklogFullError } from '#process/backlog-full-error.ts'

export type KeyedMutex = ReturnType<typeof createKeyedMutex>

/** Serializes the work of one user under one key, within this process. */
export function createKeyedMutex({ eachInLine }: { eachInLine: number }) {
  const last = new Map<string, Promise<unknown>>()
  const waiting = new Map<number, number>()

  async function run<T>(whose: number, name: string, work: () => Promise<T>): Promise<T> {
    const key = `${whose} ${name}`
    const before = last.get(key)
    if (before) requirePlace(whose)
    // Ignore the previous job's outcome; its own caller handles it.
    const mine = before ? inLine(whose, before).then(work) : work()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }

  /** Throws early, before an upload that would be rejected is received. */
  function requirePlace(whose: number): void {
    if ((waiting.get(whose) ?? 0) >= eachInLine) throw new BacklogFullError('own')
  }

  async function inLine(whose: number, before: Promise<unknown>): Promise<void> {
    waiting.set(whose, (waiting.get(whose) ?? 0) + 1)
    await before.catch(() => {})
    const left = (waiting.get(whose) ?? 1) - 1
    if (left === 0) waiting.delete(whose)
    else waiting.set(whose, left)
  }

  return { run, requirePlace }
}
