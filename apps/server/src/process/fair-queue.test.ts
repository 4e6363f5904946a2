import { expect, test } from 'vitest'
import { BacklogFullError, createFairQueue, type FairQueue } from './fair-queue.ts'

const crowd = 1
const quiet = 2

test('runs a few jobs at once, queues others, and rejects those beyond the limit', async () => {
  const { queue, begun, endAll, ask } = start({ atOnce: 2, maxWaiting: 1 })
  const answers = [ask(1, 'a'), ask(2, 'b'), ask(3, 'c')]
  await expect(ask(4, 'd')).rejects.toEqual(new BacklogFullError('shared'))
  expect(begun).toEqual(['a', 'b'])
  expect(await endAll(answers, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  await expect(queue.run(5, async () => 'done')).resolves.toBe('done')
})

test('Hole 3: another begins after at most one piece of the crowd, again and again', async () => {
  const { endAll, ask } = start({ atOnce: 1, maxWaiting: 20, maxWaitingPerUser: 2 })
  const answers = ['c1', 'c2', 'c3'].map((name) => ask(crowd, name))
  const order = ['c1', 'q1', 'q2', 'c2', 'c3']
  answers.push(ask(quiet, 'q1'), ask(quiet, 'q2'))
  expect(await endAll(answers, order)).toEqual(order)
})

test('Hole 3: an idle user runs before a crowd, whatever each of the crowd has used', async () => {
  const { queue, begun, end, ask } = start({ atOnce: 1, maxWaiting: 20, maxWaitingPerUser: 1 })
  const many = [1, 2, 3, 4, 5]
  const answers = many.map((user) => ask(user, `first of ${user}`))
  const rest = 9
  for (const user of many.slice(1)) {
    for (let vain = 0; vain < 10; vain += 1) {
      expect(() => queue.requireSlot(user)).toThrow(BacklogFullError)
    }
  }
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    const answer = ask(rest, name)
    end(`first of ${index + 1}`)
    end(name)
    await answer
  }
  for (const user of many) end(`first of ${user}`)
  await Promise.all(answers)
  const order = ['first of 1', 'one', 'first of 2', 'two', 'first of 3', 'three', 'first of 4']
  expect(begun).toEqual([...order, 'first of 5'])
})

test('old demand is forgotten', async () => {
  const clock = { now: 0 }
  const { begun, end, ask } = start({ atOnce: 1, maxWaiting: 20 }, () => clock.now)
  const past = ['a', 'b', 'c', 'd'].map((name) => ask(crowd, name))
  for (const name of ['a', 'b', 'c', 'd']) end(name)
  await Promise.all(past)
  clock.now += 10 * 60_000
  const answers = [ask(3, 'first'), ask(crowd, 'second'), ask(quiet, 'third')]
  for (const name of ['first', 'second', 'third']) end(name)
  await Promise.all(answers)
  expect(begun.slice(4)).toEqual(['first', 'second', 'third'])
})

test('Hole 3: a user may queue two jobs, and the third is rejected', async () => {
  const { endAll, ask } = start({ atOnce: 1, maxWaiting: 20, maxWaitingPerUser: 2 })
  const answers = ['a', 'b', 'c'].map((name) => ask(crowd, name))
  await expect(ask(crowd, 'd')).rejects.toEqual(new BacklogFullError('own'))
  expect(await endAll(answers, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
})

test('a full line takes the first of another, and gives up what was due last', async () => {
  const { endAll, ask } = start({ atOnce: 1, maxWaiting: 2 })
  const kept = [ask(crowd, 'a'), ask(crowd, 'b')]
  const last = ask(crowd, 'c')
  last.catch(() => {})
  kept.push(ask(quiet, 'q'))
  await expect(last).rejects.toEqual(new BacklogFullError('shared'))
  expect(await endAll(kept, ['a', 'q', 'b'])).toEqual(['a', 'q', 'b'])
})

test('an aborted job leaves the queue', async () => {
  const { endAll, ask } = start({ atOnce: 1, maxWaiting: 1 })
  const stop = new AbortController()
  const first = ask(1, 'a')
  const given = ask(1, 'b', { signal: stop.signal })
  stop.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await expect(ask(1, 'c', { signal: stop.signal })).rejects.toThrow('gone')
  const next = ask(1, 'd')
  expect(await endAll([first, next], ['a', 'd'])).toEqual(['a', 'd'])
})

test('a piece of work that fails makes room as well', async () => {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 0 })
  for (let count = 0; count < 3; count += 1) {
    await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  await expect(queue.run(1, async () => 'done')).resolves.toBe('done')
})

test("Hole 34: a user's second job leaves a free place to others", async () => {
  const { begun, end, ask } = start({ atOnce: 2, atOncePerUser: 1, maxWaiting: 20 })
  const answers = [ask(crowd, 'c1'), ask(crowd, 'c2'), ask(quiet, 'q1')]
  expect(begun).toEqual(['c1', 'q1'])
  end('q1')
  await answers[2]
  expect(begun).toEqual(['c1', 'q1'])
  end('c1')
  end('c2')
  await Promise.all(answers)
  expect(begun).toEqual(['c1', 'q1', 'c2'])
})

test('Hole 34: slow jobs start after all others, and leave one place free', async () => {
  const { begun, endAll, ask } = start({ atOnce: 2, maxWaiting: 20 })
  const slow = { isSlow: true }
  const answers = [ask(1, 's1', slow), ask(2, 's2', slow)]
  expect(begun).toEqual(['s1'])
  answers.push(ask(1, 'a'), ask(3, 's3', slow), ask(1, 'b'), ask(1, 'c'))
  expect(await endAll(answers, ['s1', 'a', 'b', 'c', 's2', 's3'])).toEqual([
    's1',
    'a',
    'b',
    'c',
    's2',
    's3',
  ])
})

test('Hole 34: several jobs start when one that held them back ends', async () => {
  const { begun, end, ask } = start({ atOnce: 2, atOncePerUser: 1, maxWaiting: 20 })
  const slow = { isSlow: true }
  const answers = [ask(1, 's1', slow), ask(2, 's2', slow), ask(1, 'a')]
  end('s1')
  await expect.poll(() => begun).toEqual(['s1', 'a', 's2'])
  end('a')
  end('s2')
  await Promise.all(answers)
})

test('Hole 34: among those who wait, the one who has used less of the processor is first', async () => {
  const { queue, endAll, ask } = start({ atOnce: 1, maxWaiting: 20 })
  const answers = [ask(3, 'first'), ask(crowd, 'c'), ask(quiet, 'q1'), ask(quiet, 'q2')]
  queue.charge(crowd, 30)
  expect(await endAll(answers, ['first', 'q1', 'q2', 'c'])).toEqual(['first', 'q1', 'q2', 'c'])
})

test('Hole 34: a part of work that has begun is neither counted nor rejected', async () => {
  const { endAll, ask } = start({ atOnce: 1, maxWaiting: 1, maxWaitingPerUser: 1 })
  const part = { isPart: true }
  const answers = [ask(1, 'a'), ask(1, 'p1', part), ask(1, 'p2', part)]
  const lost = ask(1, 'b')
  lost.catch(() => {})
  await expect(ask(1, 'd')).rejects.toEqual(new BacklogFullError('own'))
  answers.push(ask(2, 'c'))
  await expect(lost).rejects.toEqual(new BacklogFullError('shared'))
  expect(await endAll(answers, ['a', 'c', 'p1', 'p2'])).toEqual(['a', 'c', 'p1', 'p2'])
})

/** Jobs by name, each running until the test ends it. */
function start(...[limits, now]: Parameters<typeof createFairQueue>) {
  const queue: FairQueue = createFairQueue(limits, now)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()

  /** Returns those that began, in their order. */
  async function endAll(answers: Promise<void>[], names: string[]) {
    for (const name of names) endOf(name).resolve()
    await Promise.all(answers)
    return begun
  }

  function endOf(name: string) {
    const ended = ends.get(name) ?? Promise.withResolvers<void>()
    ends.set(name, ended)
    return ended
  }

  return {
    queue,
    begun,
    endAll,
    end: (name: string) => endOf(name).resolve(),
    ask: (
      user: number,
      name: string,
      { signal, ...rules }: { signal?: AbortSignal; isSlow?: boolean; isPart?: boolean } = {},
    ) =>
      queue.run(
        user,
        () => {
          begun.push(name)
          return endOf(name).promise
        },
        signal,
        rules,
      ),
  }
}
