import { expect, test } from 'vitest'
import { madePair, madePairs } from './made-pair.ts'
import { brokenPromises } from './pair-promises.ts'

const { values } = madePair().server
const { tab: right } = madePair().scores

test('nothing is broken where both read alike', () => {
  expect(brokenPromises(madePairs(100))).toEqual([])
})

test('one value of a hundred may differ, two may not', () => {
  const other = { values: { ...values, vendor: 'Backhau5' } }
  expect(brokenPromises([...madePairs(24), madePair({ tab: other })])).toEqual([])
  expect(brokenPromises([...madePairs(23), ...madePairs(2, { tab: other })])).toEqual([
    '99 % of the values are equal, but 98.00 % are',
  ])
})

test('a set may be worse by half a point, and better by any', () => {
  const worse = madePair({ scores: { tab: { ...right, total: false } } })
  const better = madePairs(9, { set: 'lv', scores: { server: { ...right, date: false } } })
  expect(brokenPromises([...madePairs(199), worse, ...better])).toEqual([])
  expect(brokenPromises([...madePairs(99), worse, ...madePairs(900, { set: 'lv' })])).toEqual([
    "total of de is within 0.5 of the server's 100.0 %, but it is 99.0 %",
  ])
})

test('the median is held against that of the server', () => {
  const slow = madePairs(3, { tab: { seconds: 3.1 } })
  expect(brokenPromises([...slow.slice(1), ...madePairs(3)])).toEqual([])
  expect(brokenPromises([...slow, ...madePairs(2)])).toEqual([
    "the median is at most 3 times the server's, but by seconds it is 3.10 times",
  ])
  const busy = madePairs(5, { tab: { cpuSeconds: 3.2 } })
  expect(brokenPromises(busy)).toEqual([
    "the median is at most 3 times the server's, but by cpuSeconds it is 3.20 times",
  ])
})

test('too much memory, and memory that stays', () => {
  const pairs = [
    { reads: 10, whole: 800, peak: 601, nets: 30, settled: 60 },
    { reads: 100, whole: 800, peak: 601, nets: 30, settled: 150 },
  ].map((memory) => madePair({ tab: { memory } }))
  expect(brokenPromises(pairs)).toEqual([
    "a tab's reader holds at most 600 MB, but it held 601",
    'nothing leaks, but 1.00 MB stay of each receipt',
  ])
})

test('a hundred receipts in tabs of which none was looked at twice show nothing of a leak', () => {
  const memory = { reads: 1, whole: 300, peak: 140, nets: 30 }
  expect(brokenPromises(madePairs(100, { tab: { memory } }))).toEqual([
    'nothing leaks, but no tab read long enough to tell',
  ])
})

test('a page that is held up while it reads, and a read that fails; when it does not read it may be busy', () => {
  const busy = { longTasks: { reading: [], idle: [90] } }
  expect(brokenPromises([madePair({ tab: busy })])).toEqual([])
  const heldUp = { longTasks: { reading: [64.4], idle: [] } }
  const broken = madePair({ id: '2', tab: { failure: 'the tab died' } })
  expect(brokenPromises([madePair({ tab: heldUp }), broken])).toEqual([
    'de/2 is read by the tab, but the tab died',
    'reading holds no page up for 50 ms, but one stood for 64 ms',
  ])
})
