import type { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TakenApart } from '#documents/document-reader.ts'
import { chosenParts } from './chosen-parts.ts'

const spawned = channel('child_process')
let started: ChildProcess[] = []

beforeAll(() => spawned.subscribe(remember))
afterAll(() => spawned.unsubscribe(remember))

const columns = `<table><tr>${'<td>a'.repeat(40_000)}</tr></table>`
const receipt: TakenApart = { text: 'Total 5.00 EUR', html: null, files: [], inside: [] }
const inner = { text: null, html: columns, path: '/f/1', subject: '' }
const hostile: TakenApart = { ...receipt, text: null, inside: [1, 2, 3, 4, 5].map(() => inner) }

test('Hole 27: a mail is laid out in another process, which ends with it', async () => {
  started = []
  expect(await chosenParts(receipt)).toMatchObject([{ as: 'mail' }])
  expect(started).toHaveLength(1)
  expect(started[0]?.pid).not.toBe(process.pid)
  expect(started[0]?.killed).toBe(true)
})

test('Hole 27: a mail that takes too long is given up, and the next is chosen from', async () => {
  await expect(chosenParts(hostile, 1)).rejects.toMatchObject({ meta: { problem: 'time' } })
  expect(await chosenParts(receipt)).toMatchObject([{ as: 'mail' }])
})

test('Hole 27: when the process is killed, the mail is refused and can be tried again', async () => {
  started = []
  const chosen = chosenParts(hostile)
  started[0]?.kill('SIGKILL')
  await expect(chosen).rejects.toMatchObject({ meta: { problem: 'died' } })
  expect(await chosenParts(hostile)).toMatchObject(hostile.inside.map(() => ({ as: 'mail' })))
})

test('mails inside with more words than can be read in time are refused as a whole', async () => {
  const long = { ...inner, text: 'a'.repeat(100_000), html: null }
  const inside = Array.from({ length: 31 }, () => long)
  await expect(chosenParts({ ...receipt, inside })).rejects.toMatchObject({
    meta: { problem: 'too-large' },
  })
})

function remember(message: unknown) {
  started.push((message as { process: ChildProcess }).process)
}
