import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { printedAmounts } from '#tags/tagged-row.ts'
import { pageOf } from '#test/page.ts'
import { explanationsOf } from './explanations.ts'

function waysTo(total: number, ...rows: string[]) {
  const found = explanationsOf(printedAmounts(tagRows(rowsOf(pageOf(...rows)))), [])
  return new Set(found.filter((way) => way.total === total).map(({ by }) => by))
}

test('prices add up to the figure below them, whatever the words are', () => {
  const rows = ['XQZ|4.40', 'WQP|119.90', '2 x 369.90', 'RTV|739.80', '??|864.10']
  expect(waysTo(86410, ...rows)).toContain('items')
  expect(waysTo(86410, ...rows.slice(0, 2), '??|864.10')).not.toContain('items')
})

test.each([
  ['service and tax', 6480, ['Service 10%|5.40', 'GST|5.40', 'Total|64.80']],
  ['a coupon', 4900, ['Coupon|5.00', 'Total|49.00']],
  ['a void that is printed with a minus', 4150, ['Void burger|-12.50', 'Total|41.50']],
  ['rounding whose sign was lost', 5395, ['Rounding|0.05', 'Total|53.95']],
  ['tax that the prices hold already', 5900, ['VAT incl|9.00', 'Delivery|5.00', 'Total|59.00']],
])('from the subtotal to the total by %s', (_, total, rows) => {
  expect(waysTo(total, 'Subtotal|54.00', ...rows)).toContain('steps')
})

test('what is given less what is handed back', () => {
  expect(waysTo(350, 'Fee|3.50', 'Einwurf|5.00', 'Rückgeld|1.50')).toContain('payment')
  const unread = ['A|2.00', 'B|1.50', 'MTOR|3.50', 'HAJN|5.00', 'CAAY|1.50']
  expect(waysTo(350, ...unread)).toContain('payment')
})

test('prices that happen to differ by another price are no payment', () => {
  expect(waysTo(1000, 'Soup|10.00', 'Steak|15.00', 'Tea|5.00').size).toBe(0)
})

test('the sums of tables and tips that are proposed do not carry a total on', () => {
  const rows = ['Subtotal|40.00', 'Tax|3.20', 'Total|43.20', 'Suggested tip|8.64', '51.84']
  expect(waysTo(5184, ...rows).size).toBe(0)
})

test('nothing printed, nothing explained', () => {
  expect(explanationsOf([], [])).toEqual([])
})
