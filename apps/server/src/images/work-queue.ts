import { AppError } from '#http/app-error.ts'

type Limits = { atOnce: number; mayWait: number }

/** Runs heavy work a few pieces at a time; when too many wait, the next is told to come back. */
export function createWorkQueue({ atOnce, mayWait }: Limits) {
  let running = 0
  const waiting: (() => void)[] = []

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await wait()
    else running += 1
    try {
      return await work()
    } finally {
      leave()
    }
  }

  async function wait(): Promise<void> {
    if (waiting.length >= mayWait) {
      throw new AppError('UNAVAILABLE', 'Too many images are waiting. Please try again shortly.', {
        retryAfterSeconds: 5,
      })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The place goes straight to the next in line, so that no newcomer slips in between. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return { run }
}
