import { expect, test } from 'vitest'
import { madePair, madePairs } from './made-pair.ts'
import { accuracyTable, speedTable } from './pair-tables.ts'

const { tab: right } = madePair().scores

test('accuracy by set, the phone first; empty where the labels do not tell', () => {
  const unlabelled = { ...right, currency: undefined }
  const wrong = { tab: { ...unlabelled, vendor: false }, server: unlabelled }
  expect(accuracyTable([madePair(), madePair({ set: 'lv', scores: wrong })]).split('\n')).toEqual([
    '| phone / server | n | vendor % | date % | total % | currency % |',
    '| --- | --- | --- | --- | --- | --- |',
    '| de | 1 | 100.0 / 100.0 | 100.0 / 100.0 | 100.0 / 100.0 | 100.0 / 100.0 |',
    '| lv | 1 | 0.0 / 100.0 | 100.0 / 100.0 | 100.0 / 100.0 |  /  |',
    '| all | 2 | 50.0 / 100.0 | 100.0 / 100.0 | 100.0 / 100.0 | 100.0 / 100.0 |',
  ])
})

test('times of what both have read, and those of a slow processor where there are any', () => {
  const failed = madePair({ id: '9', tab: { seconds: 0, failure: 'it died' } })
  const pairs = [...madePairs(3), failed]
  const none = { slowed: [], tab: [], server: [] }
  expect(speedTable(pairs, none)).toContain('| phone | 1.20 | 1.20 |')
  expect(speedTable(pairs, none)).toContain('| ratio | 1.20 | 1.20 |')
  expect(speedTable(pairs, none)).not.toContain('slow')
  const slow = speedTable(pairs, { slowed: [5], tab: [1.2], server: [1] })
  expect(slow).toContain('| phone, a processor four times as slow, 1 of them | 5.00 | 5.00 |')
  expect(slow).toContain('| ratio | 5.00 | 5.00 |')
})
