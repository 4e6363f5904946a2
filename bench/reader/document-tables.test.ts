import { expect, test } from 'vitest'
import { accuracyOfDocuments, speedOfDocuments } from './document-tables.ts'

const right = { vendor: true, date: true, total: true, currency: true, asLabelled: true }

test('a row for each half and way, with how many there were', () => {
  const scores = [right, { ...right, total: false, asLabelled: false }]
  const all = [
    { half: 'tuned', way: 'text', scores },
    { half: 'held-out', way: 'scan', scores: [] },
  ]
  expect(accuracyOfDocuments(all).split('\n')).toEqual([
    '| documents | n | vendor % | date % | total % | currency % | all three % | vendor with its legal form % |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| tuned, text | 2 | 100.0 | 100.0 | 50.0 | 100.0 | 50.0 | 50.0 |',
    '| held-out, scan | 0 |  |  |  |  |  |  |',
  ])
})

test('the ratio is that of the medians, and says whether the promise is kept', () => {
  const quick = speedOfDocuments([0.1, 0.09, 5], [1.2, 9, 0.1])
  expect(quick).toContain('| ratio |  | 0.083 |')
  expect(quick).toContain('A text PDF is under a tenth')
  expect(speedOfDocuments([0.2], [1])).toContain('A text PDF is NOT under a tenth')
})
