import { getEventListeners } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import {
  QueueFullError,
  ReadTimeoutError,
  UnreadableImageError,
  WorkerDiedError,
} from '#pool/errors.ts'
import { createReaderPool, type PoolOptions, type ReaderPool } from '#pool/reader-pool.ts'
import type { TestJob } from './test-worker.ts'
import { startWorkerProcess } from './worker-process.ts'

let pool: ReaderPool<TestJob, number>

function start(options: Partial<PoolOptions<TestJob, number>> = {}) {
  pool = createReaderPool<TestJob, number>({
    start: () =>
      startWorkerProcess(new URL('./test-worker.ts', import.meta.url), [], { rights: {} }),
    workers: 1,
    maxWaiting: 2,
    timeLimitMs: 60_000,
    maxMemoryBytes: 1000,
    ...options,
  })
  return pool
}

afterEach(() => pool.close())

test('answers come in order, each to its own caller', async () => {
  const { run } = start()
  const answers = [run({ do: 'echo', value: 1 }), run({ do: 'echo', value: 2 })]
  expect(await Promise.all(answers)).toEqual([1, 2])
})

test('a full queue refuses at once', async () => {
  const { run } = start()
  const reading = run({ do: 'echo', value: 1 })
  const waiting = [run({ do: 'echo', value: 2 }), run({ do: 'echo', value: 3 })]
  await expect(run({ do: 'echo' })).rejects.toThrow(QueueFullError)
  expect(await Promise.all([reading, ...waiting])).toEqual([1, 2, 3])
  expect(await run({ do: 'echo', value: 4 })).toBe(4)
})

test('a crash fails that read alone', async () => {
  const { run } = start()
  const crashed = run({ do: 'crash' })
  const next = run({ do: 'echo', value: 2 })
  await expect(crashed).rejects.toThrow(WorkerDiedError)
  await expect(crashed).rejects.toMatchObject({ signal: 'SIGKILL' })
  expect(await next).toBe(2)
})

test('two workers read at a time, and the next in turn goes to the one that is free', async () => {
  const { run } = start({ workers: 2 })
  const cancel = new AbortController()
  const hanging = run({ do: 'hang' }, cancel.signal)
  expect(await Promise.all([1, 2, 3].map((value) => run({ do: 'echo', value })))).toEqual([1, 2, 3])
  cancel.abort()
  await expect(hanging).rejects.toThrow('aborted')
})

test('an owner who had a worker ended gets its successor, and others the one that is running', async () => {
  const workers: string[] = []
  const { run } = start({
    workers: 2,
    startsAll: true,
    start: () => {
      const name = `worker ${workers.length + 1}`
      workers.push(name)
      const ended = Promise.withResolvers<number>()
      let isAlive = true
      return {
        run: async ({ do: what }) => {
          asked.push(name)
          return what === 'hang' ? ended.promise : 0
        },
        kill: () => void (isAlive = false),
        memory: () => 1,
        isAlive: () => isAlive,
      }
    },
  })
  const asked: string[] = []
  const hang = (owner: number) => run({ do: 'hang' }, undefined, { owner, timeLimitMs: 10 })
  await expect(hang(1)).rejects.toThrow(ReadTimeoutError)
  await run({ do: 'echo' }, undefined, { owner: 1 })
  await expect(hang(1)).rejects.toThrow(ReadTimeoutError)
  const hanging = hang(1)
  await run({ do: 'echo' }, undefined, { owner: 2 })
  await expect(hanging).rejects.toThrow(ReadTimeoutError)
  await run({ do: 'echo' }, undefined, { owner: 2 })
  expect(asked).toEqual(['worker 1', 'worker 3', 'worker 3', 'worker 4', 'worker 2', 'worker 2'])
})

test('with two workers a killed one is replaced and the other reads on', async () => {
  const { run } = start({ workers: 2 })
  const cancel = new AbortController()
  const hanging = run({ do: 'hang' }, cancel.signal)
  await expect(run({ do: 'crash' })).rejects.toThrow(WorkerDiedError)
  expect(await run({ do: 'echo', value: 1 })).toBe(1)
  cancel.abort()
  await expect(hanging).rejects.toThrow('aborted')
})

test('an image that cannot be read leaves the worker alive', async () => {
  const { run } = start()
  await expect(run({ do: 'fail' })).rejects.toThrow(UnreadableImageError)
  expect(await run({ do: 'echo', value: 1 })).toBe(1)
})

test('a read past its time limit, or past its own, is ended', async () => {
  const { run } = start({ timeLimitMs: 200 })
  await expect(run({ do: 'hang' })).rejects.toThrow(ReadTimeoutError)
  pool.close()
  const { run: runOther } = start()
  const hanging = runOther({ do: 'hang' }, undefined, { timeLimitMs: 200 })
  await expect(hanging).rejects.toThrow(ReadTimeoutError)
})

test('a read tells its processor time, and one that was ended how long it ran', async () => {
  const { run } = start()
  const spent: number[] = []
  const onSpent = (ms: number) => void spent.push(ms)
  await run({ do: 'echo' }, undefined, { onSpent })
  expect(spent).toEqual([2])
  const ended = run({ do: 'hang' }, undefined, { onSpent, timeLimitMs: 200 })
  await expect(ended).rejects.toThrow(ReadTimeoutError)
  expect(spent[1]).toBeGreaterThan(150)
})

test('a read can be cancelled while it runs', async () => {
  const { run } = start()
  const cancel = new AbortController()
  const cancelled = run({ do: 'hang' }, cancel.signal)
  const next = run({ do: 'echo', value: 2 })
  cancel.abort()
  await expect(cancelled).rejects.toThrow('aborted')
  expect(await next).toBe(2)
})

test('a read can be cancelled while it waits, and frees its place', async () => {
  const { run } = start({ maxWaiting: 1 })
  const first = run({ do: 'echo', value: 1 })
  const cancel = new AbortController()
  const cancelled = run({ do: 'echo', value: 2 }, cancel.signal)
  cancel.abort()
  await expect(cancelled).rejects.toThrow('aborted')
  expect(await run({ do: 'echo', value: 3 })).toBe(3)
  expect(await first).toBe(1)
})

test('a read that was cancelled before it began never begins', async () => {
  const { run } = start()
  await expect(run({ do: 'crash' }, AbortSignal.abort())).rejects.toThrow('aborted')
})

test('a signal that outlives many reads holds none of them', async () => {
  const { run } = start({ maxWaiting: 10 })
  const { signal } = new AbortController()
  const answers = [1, 2, 3, 4].map((value) => run({ do: 'echo', value }, signal))
  const failed = [run({ do: 'fail' }, signal), run({ do: 'crash' }, signal)]
  expect(getEventListeners(signal, 'abort').length).toBeGreaterThan(0)
  await Promise.allSettled([...answers, ...failed])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a worker that holds too much memory is replaced between two reads', async () => {
  const { run } = start({ maxMemoryBytes: 10 })
  expect(await run({ do: 'echo', value: 11 })).toBe(11)
  expect(await run({ do: 'echo', value: 1 })).toBe(1)
})

test('closing ends what runs, in every worker, and what waits', async () => {
  const { run, close } = start({ workers: 2 })
  const answers = [run({ do: 'hang' }), run({ do: 'hang' }), run({ do: 'echo' })]
  close()
  const settled = await Promise.allSettled(answers)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(run({ do: 'echo' })).rejects.toThrow('closed')
})
