import { doubtThreshold } from '@quittance/contract/read-fields'
import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

const london = ['# Tern & Daughters', '5 Ferry Road', 'London SE16 7LL', '', '12/02/2026 19:05|']

test('with nothing left to pay, no other amount is given without doubt', async () => {
  const { amount, confidence } = await readRows([
    ...london,
    'Set lunch|18.00',
    'Subtotal|18.00',
    'Gift voucher|-18.00',
    'Total|£0.00',
    'Thank you',
  ])
  expect(amount === '0.00' ? 0 : confidence.amount).toBeLessThan(doubtThreshold.amount)
})

const inMarch = { tripStart: '2005-03-01', tripEnd: '2005-03-08' }
const inApril = { tripStart: '2005-04-01', tripEnd: '2005-04-08' }

test.each([
  ['London SE16 7LL', 'no known trip', '2005-04-03', {}],
  ['Boston, MA 02110', 'no known trip', '2005-03-04', {}],
  ['London SE16 7LL', 'a trip in March', '2005-03-04', inMarch],
  ['Boston, MA 02110', 'a trip in April', '2005-04-03', inApril],
])('03/04/05 in %s with %s is %s', async (place, _, date, context) => {
  const rows = ['# Tern & Daughters', '5 Ferry Road', place, '', '03/04/05 10:15|']
  const tea = ['Pot of tea|4.50', 'Scone|3.50', 'Total|8.00', 'Cash|10.00', 'Change|2.00']
  expect((await readRows([...rows, ...tea], context)).date).toBe(date)
})

type Read = { amount?: string; date?: string }

test.each(frozenCases<Read>('misleading'))('$what', async ({ rows, expected }) => {
  expect(await readRows(rows)).toMatchObject(expected)
})
