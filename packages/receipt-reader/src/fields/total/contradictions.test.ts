import { doubtThreshold } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

const london = ['# Tern & Daughters', '5 Ferry Road', 'London SE16 7LL', '12/02/2026 19:05|']
const zurich = ['# Restaurant Bergblick', 'Seestrasse 4', '8002 Zürich', '12.02.2026 13:15|']

type Case = [what: string, rows: string[]]

test.each<Case>([
  ['the line of the total is missing', ['Roast|28.00', 'Pie|12.00', 'Subtotal|40.00', 'VAT|8.00']],
  [
    'its first digit is lost',
    ['Roast|128.00', 'Pie|12.00', 'Subtotal|140.00', 'VAT|28.00', 'Total|68.00'],
  ],
  ['it is less than what was bought', ['Roast|18.00', 'Ale|5.50', 'Pie|7.00', 'Total|18.00']],
  ['net and tax make another sum', ['Roast|24.00', 'Net|20.00', 'VAT|4.00', 'Total|74.00']],
  ['another total stands below it', ['Roast|28.00', 'Pie|12.00', 'Total|40.00', 'Total|48.20']],
  [
    'a service is charged below it',
    ['Roast|18.00', 'Ale|6.00', 'Total|24.00', 'Service 12.5%|3.00'],
  ],
  ['something is taken off below it', ['Roast|18.00', 'Ale|6.00', 'Total|24.00', 'Discount|-2.00']],
  ['as much was not paid', ['Roast|28.00', 'Pie|12.00', 'Total|43.20', 'Visa|48.20']],
])('a total is not sure when %s', async (_, rows) => {
  const { amount, confidence } = await readRows([...london, ...rows])
  expect(amount === '' ? 0 : confidence.amount).toBeLessThan(doubtThreshold.amount)
})

test.each<[what: string, amount: string, rows: string[]]>([
  [
    'in two currencies',
    '23.30',
    [...zurich, 'Rösti|18.50', 'Rivella|4.80', 'Total CHF|23.30', 'Total EUR|24.10'],
  ],
  [
    'with its savings told after it was paid',
    '22.00',
    [
      ...london,
      'Roast|18.00',
      'Ale|6.00',
      'Offer|-2.00',
      'Total|22.00',
      'Visa|22.00',
      'Savings|-2.00',
    ],
  ],
  [
    'paid with a minus',
    '24.00',
    [...london, 'Roast|18.00', 'Ale|6.00', 'Total|24.00', 'Cash|-30.00', 'Change|6.00'],
  ],
  [
    'of which the cash was misread',
    '22.00',
    [...london, 'Roast|18.00', 'Ale|4.00', 'Total|22.00', 'Cash|60.00', 'Change|28.00'],
  ],
])('a total %s is sure', async (_, amount, rows) => {
  const reading = await readRows(rows)
  expect(reading.amount).toBe(amount)
  expect(reading.confidence.amount).toBeGreaterThanOrEqual(doubtThreshold.amount)
})
