import type { CheckedReceipt, TripWarning } from '@quittance/contract/reports'
import { expect, test } from 'vitest'
import { dayRuns, warningSentence } from './warning-words.ts'

const cafe: CheckedReceipt = {
  id: 1,
  vendor: 'Cafe Nero',
  date: '2025-01-05',
  amount: '4.20',
  currency: 'GBP',
}
const receipts = [cafe]
const rome = {
  ...cafe,
  id: 2,
  key: '2',
  tripId: 3,
  tripName: 'Rome',
  sentAt: null,
  same: 'values',
} as const
const inRome = [{ ...cafe, twins: [rome] }]

test.each<[TripWarning, string]>([
  [{ kind: 'no-rate', count: 1, receipts }, '1 receipt has no rate and is not in the total'],
  [{ kind: 'no-rate', count: 32, receipts }, '32 receipts have no rate and are not in the total'],
  [{ kind: 'outside-trip', count: 1, receipts }, '1 receipt is dated outside the trip'],
  [{ kind: 'outside-trip', count: 2, receipts }, '2 receipts are dated outside the trip'],
  [{ kind: 'duplicate', count: 2, receipts }, 'Same vendor, date and amount twice: Cafe Nero'],
  [
    { kind: 'duplicate', count: 5, receipts },
    'Same vendor, date and amount more than once: 5 receipts',
  ],
  [{ kind: 'duplicate', count: 1, receipts: inRome }, 'A possible duplicate: Cafe Nero'],
  [{ kind: 'duplicate', count: 3, receipts: inRome }, '3 possible duplicates'],
  [{ kind: 'doubtful', count: 1, receipts }, '1 receipt was hard to read and not checked'],
  [{ kind: 'doubtful', count: 3, receipts }, '3 receipts were hard to read and not checked'],
  [{ kind: 'unusual-amount', count: 1, receipts }, '1 amount is far above the others'],
  [{ kind: 'unusual-amount', count: 2, receipts }, '2 amounts are far above the others'],
  [
    { kind: 'tax-sum', count: 1, receipts },
    'The tax lines of 1 receipt do not add up to its amount',
  ],
  [
    { kind: 'tax-sum', count: 2, receipts },
    'The tax lines of 2 receipts do not add up to their amounts',
  ],
  [{ kind: 'days-without-receipt', count: 1, days: ['2025-01-06'] }, 'No receipt on 1 day'],
  [{ kind: 'days-without-receipt', count: 40, days: ['2025-01-06'] }, 'No receipt on 40 days'],
])('%j', (warning, sentence) => {
  expect(warningSentence(warning)).toBe(sentence)
})

test('days in a row are one, also across months and years', () => {
  const days = ['2024-12-31', '2025-01-01', '2025-01-03', '2025-02-27', '2025-02-28', '2025-03-01']
  const plain = dayRuns(days).map((run) => run.replace(/\s/gu, ' '))
  expect(plain).toEqual(['Dec 31, 2024 - Jan 1, 2025', 'Jan 3, 2025', 'Feb 27, 2025 - Mar 1, 2025'])
})
