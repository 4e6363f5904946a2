import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptPairs } from './kept-pairs.ts'
import type { LabelledReceipt } from './labels.ts'
import { madePair } from './made-pair.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quittance-pairs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (version: string, goesOn: boolean) => openKeptPairs(version, { goesOn }, folder)
const receipt = (id: string): LabelledReceipt => ({
  set: 'de',
  half: 0,
  imagePath: '',
  label: { id, image: '', date: null, total: null },
})

test('a run that broke off in the middle of a line goes on behind the last whole one', () => {
  const first = open('one', false)
  first.keepPair(madePair({ id: '1' }))
  first.keepSlowed({ set: 'de', id: '1', seconds: 5 })
  appendFileSync(join(folder, 'reader-browser.jsonl'), '{"pair":{"set":"d')

  const second = open('one', true)
  expect(second.hasPair(receipt('1'))).toBe(true)
  expect(second.hasSlowed(receipt('1'))).toBe(true)
  expect(second.hasPair(receipt('2'))).toBe(false)
  second.keepPair(madePair({ id: '2' }))
  expect(open('one', true).pairs.map(({ id }) => id)).toEqual(['1', '2'])
})

test('a new run forgets the last', () => {
  open('one', false).keepPair(madePair())
  expect(open('one', false).pairs).toEqual([])
  expect(open('one', true).pairs).toEqual([])
})

test('what another build read is not mixed in', () => {
  open('one', false).keepPair(madePair())
  expect(() => open('two', true)).toThrow('another build')
})

test('to go on with nothing is to begin', () => {
  expect(open('one', true).pairs).toEqual([])
})
