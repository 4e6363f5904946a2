import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('runs a few at once, the others in turn, and turns away those who cannot wait', async () => {
  const queue = createWorkQueue({ atOnce: 2, mayWait: 1 })
  const works = [work(), work(), work(), work()]
  const [first, second, third, fourth] = works.map(({ run }) => queue.run(run))
  await expect(fourth).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    meta: { retryAfterSeconds: expect.any(Number) },
  })
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false])

  works[0]?.end()
  await first
  await works[2]?.started
  works[1]?.end()
  works[2]?.end()
  await Promise.all([second, third])
})

test('a piece of work that fails makes room as well', async () => {
  const queue = createWorkQueue({ atOnce: 1, mayWait: 0 })
  for (let count = 0; count < 3; count += 1) {
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  await expect(queue.run(async () => 'done')).resolves.toBe('done')
})

function work() {
  const ended = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  let isStarted = false
  return {
    run: () => {
      isStarted = true
      started.resolve()
      return ended.promise
    },
    started: started.promise,
    isStarted: () => isStarted,
    end: () => ended.resolve(),
  }
}
