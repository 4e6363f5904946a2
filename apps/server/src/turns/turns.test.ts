import { expect, test } from 'vitest'
import { LineFullError } from './line-full-error.ts'
import { createTurns, type Turns } from './turns.ts'

const crowd = 1
const quiet = 2

test('runs a few at once, the others in turn, and turns away those who cannot wait', async () => {
  const { turns, begun, end, ask } = start({ atOnce: 2, inLine: 1 })
  const answers = [ask(1, 'a'), ask(2, 'b'), ask(3, 'c')]
  await expect(ask(4, 'd')).rejects.toEqual(new LineFullError('shared'))
  expect(begun).toEqual(['a', 'b'])
  end('a')
  end('b')
  end('c')
  await Promise.all(answers)
  expect(begun).toEqual(['a', 'b', 'c'])
  await expect(turns.run(5, async () => 'done')).resolves.toBe('done')
})

test('Hole 3: another begins after at most one piece of the crowd, again and again', async () => {
  const { begun, end, ask } = start({ atOnce: 1, inLine: 20, eachInLine: 2 })
  const answers = ['c1', 'c2', 'c3'].map((name) => ask(crowd, name))
  const order = ['c1', 'q1', 'c2', 'q2', 'c3']
  answers.push(ask(quiet, 'q1'), ask(quiet, 'q2'))
  for (const name of order) end(name)
  await Promise.all(answers)
  expect(begun).toEqual(order)
})

test('a newcomer does not wait for those who were served before', async () => {
  const { begun, end, ask } = start({ atOnce: 1, inLine: 20 })
  const users = [1, 2, 3, 4]
  const first = users.map((user) => ask(user, `first of ${user}`))
  const second = users.map((user) => ask(user, `second of ${user}`))
  for (const user of users) end(`first of ${user}`)
  await Promise.all(first)
  const newcomer = ask(quiet + 7, 'newcomer')
  for (const name of ['second of 1', 'newcomer']) end(name)
  await newcomer
  expect(begun.slice(4, 6)).toEqual(['second of 1', 'newcomer'])
  for (const user of users) end(`second of ${user}`)
  await Promise.all(second)
})

test('Hole 3: one user has two in line, and is told so at the third', async () => {
  const { begun, end, ask } = start({ atOnce: 1, inLine: 20, eachInLine: 2 })
  const answers = ['a', 'b', 'c'].map((name) => ask(crowd, name))
  await expect(ask(crowd, 'd')).rejects.toEqual(new LineFullError('own'))
  for (const name of ['a', 'b', 'c']) end(name)
  await Promise.all(answers)
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a full line takes the first of another, and gives up what was due last', async () => {
  const { begun, end, ask } = start({ atOnce: 1, inLine: 2 })
  const kept = [ask(crowd, 'a'), ask(crowd, 'b')]
  const last = ask(crowd, 'c')
  last.catch(() => {})
  kept.push(ask(quiet, 'q'))
  await expect(last).rejects.toEqual(new LineFullError('shared'))
  for (const name of ['a', 'q', 'b']) end(name)
  await Promise.all(kept)
  expect(begun).toEqual(['a', 'q', 'b'])
})

test('whoever gives up leaves the line', async () => {
  const { begun, end, ask } = start({ atOnce: 1, inLine: 1 })
  const stop = new AbortController()
  const first = ask(1, 'a')
  const given = ask(1, 'b', stop.signal)
  stop.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await expect(ask(1, 'c', stop.signal)).rejects.toThrow('gone')
  const next = ask(1, 'd')
  end('a')
  end('d')
  await Promise.all([first, next])
  expect(begun).toEqual(['a', 'd'])
})

test('a piece of work that fails makes room as well', async () => {
  const turns = createTurns({ atOnce: 1, inLine: 0 })
  for (let count = 0; count < 3; count += 1) {
    await expect(turns.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  await expect(turns.run(1, async () => 'done')).resolves.toBe('done')
})

/** Pieces of work by name, each of which lasts until it is ended. */
function start(limits: Parameters<typeof createTurns>[0]) {
  const turns: Turns = createTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()

  function endOf(name: string) {
    const ended = ends.get(name) ?? Promise.withResolvers<void>()
    ends.set(name, ended)
    return ended
  }

  return {
    turns,
    begun,
    end: (name: string) => endOf(name).resolve(),
    ask: (user: number, name: string, signal?: AbortSignal) =>
      turns.run(
        user,
        () => {
          begun.push(name)
          return endOf(name).promise
        },
        signal,
      ),
  }
}
