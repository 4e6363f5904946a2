import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

async function amountOn(...rows: string[]) {
  return (await extract(pageOf('# Corner Cafe', '12/03/2020', ...rows))).amount
}

test('an amount that closes is surer than one that is contradicted', async () => {
  const page = (...rows: string[]) => extract(pageOf('# Corner Cafe', '12/03/2020', ...rows))
  const items = ['Soup|8.00', 'Tea|4.00', 'Cake|5.00', 'Water|3.00']
  const closed = await page(...items, 'Total|20.00', 'Cash|50.00', 'Change|30.00')
  const torn = await page('Strips|12.58', 'Subtotal|12.58', 'Total|12.68', 'VISA|12.68')
  const paidOff = await page(...items, 'Voucher|-20.00', 'Total|0.00')
  expect(closed.confidence.amount).toBeGreaterThan(0.9)
  expect(torn.confidence.amount).toBeLessThan(0.8)
  expect(paidOff).toMatchObject({ amount: '0.00' })
  expect(paidOff.confidence.amount).toBeLessThan(0.5)
})

test.each(frozenCases<string>('totals'))('$what: $expected', async ({ rows, expected }) => {
  expect(await amountOn(...rows)).toBe(expected)
})
