import { BacklogFullError } from '#process/backlog-full-error.ts'

export type KeyedMutex = ReturnType<typeof createKeyedMutex>

/** What one user has done under one name is done one after the other, within this process. */
export function createKeyedMutex({ eachInLine }: { eachInLine: number }) {
  const last = new Map<string, Promise<unknown>>()
  const waiting = new Map<number, number>()

  async function run<T>(whose: number, name: string, work: () => Promise<T>): Promise<T> {
    const key = `${whose} ${name}`
    const before = last.get(key)
    if (before) requirePlace(whose)
    // How the one before ended is for its own caller.
    const mine = before ? inLine(whose, before).then(work) : work()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }

  /** Before anything is taken in for what would be refused. */
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
