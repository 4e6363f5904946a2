import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('under one name one after the other, whatever became of those before; under others at once', async () => {
  const { run } = createKeyedMutex({ maxWaitingPerUser: 9 })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = run(1, 'a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('refused')
  })
  first.catch(() => {})
  const second = run(1, 'a', async () => done.push('second'))
  const third = run(1, 'a', async () => done.push('third'))
  await run(1, 'b', async () => done.push('another name'))
  await run(2, 'a', async () => done.push('another user'))
  gate.resolve()
  await Promise.all([second, third])
  await expect(first).rejects.toThrow('refused')
  expect(done).toEqual(['another name', 'another user', 'first', 'second', 'third'])
})

test('a user with a full queue is rejected, others are not', async () => {
  const { run, requireSlot } = createKeyedMutex({ maxWaitingPerUser: 1 })
  const gate = Promise.withResolvers<void>()
  const running = run(1, 'a', () => gate.promise)
  const waits = run(1, 'a', async () => 'waited')
  const work = () => Promise.reject(new Error('This was refused.'))
  await expect(run(1, 'a', work)).rejects.toThrow('The queue is full.')
  expect(() => requireSlot(1)).toThrow('The queue is full.')
  requireSlot(2)
  expect(await run(1, 'b', async () => 'at once')).toBe('at once')
  gate.resolve()
  await running
  expect(await waits).toBe('waited')
  requireSlot(1)
})
