export type OneAtATime = ReturnType<typeof createOneAtATime>

/** What is done under one name is done one after the other, within this process. */
export function createOneAtATime() {
  const last = new Map<string, Promise<unknown>>()

  return async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name) ?? Promise.resolve()
    // How the one before ended is for its own caller.
    const mine = before.then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
