import { expect, test } from 'vitest'
import { paidUntil } from './paid-until.ts'

const end = new Date('2027-02-01T12:00:00Z')
const subscription = {
  id: 'sub_1',
  status: 'active',
  amount: 1000,
  currency: 'gbp',
  interval: 'month',
  currentPeriodEnd: end.getTime() / 1000,
  isCancelled: false,
  card: null,
}

test.each([
  ['active', false, '2027-02-04T12:00:00Z'],
  ['trialing', false, '2027-02-04T12:00:00Z'],
  ['active', true, '2027-02-01T12:00:00Z'],
  ['past_due', false, '2027-02-01T12:00:00Z'],
])('%s, cancelled %s: until %s', (status, isCancelled, until) => {
  expect(paidUntil({ ...subscription, status, isCancelled })).toEqual(new Date(until))
})

test.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused', 'anything'])(
  '%s gives nothing',
  (status) => {
    expect(paidUntil({ ...subscription, status })).toBeNull()
  },
)

test('no subscription gives nothing', () => {
  expect(paidUntil(null)).toBeNull()
})
