import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { taxTableOf } from './tax-lines.ts'

function linesOn(...rows: string[]) {
  return taxTableOf(tagRows(rowsOf(pageOf(...rows)))).lines
}

test('rate, net, tax and gross in a row', () => {
  expect(linesOn('MwSt%|Netto|MwSt|Brutto', '19,00%|10,00|1,90|11,90')).toEqual([
    { rate: 19, net: 1000, tax: 190, gross: 1190 },
  ])
})

test('the rate without its sign, one rate of nothing, and the sum of the table', () => {
  const rows = [
    'Mva%|Grunnlag|Mva|Totalt',
    '0,00|24,00|0,00|24,00',
    '15,00|698,35|104,75|803,10',
    'SUM|722,35|104,75|827,10',
  ]
  expect(linesOn(...rows)).toEqual([
    { rate: 0, net: 2400, tax: 0, gross: 2400 },
    { rate: 15, net: 69835, tax: 10475, gross: 80310 },
  ])
  expect(taxTableOf(tagRows(rowsOf(pageOf(...rows)))).sums).toContain(82710)
})

test.each([
  ['gross and tax', ['Incl. 7.6% MwSt 54.50 CHF: 3.85'], [7.6, 5065, 385, 5450]],
  ['net and tax', ['GST 6%|68.82|4.13'], [6, 6882, 413, 7295]],
  ['tax alone, of the total', ['Total|12.00', 'VAT 20%|2.00'], [20, 1000, 200, 1200]],
  ['tax alone, of the subtotal', ['Subtotal|40.00', 'Tax 8%|3.20'], [8, 4000, 320, 4320]],
])('%s', (_, rows, [rate, net, tax, gross]) => {
  expect(linesOn(...rows)).toEqual([{ rate, net, tax, gross }])
})

test('of small sums the one that fits best', () => {
  expect(linesOn('SR @ 6% GST|5.57|0.33')).toEqual([{ rate: 6, net: 557, tax: 33, gross: 590 }])
})

test('what does not compute is not told', () => {
  expect(linesOn('VAT 20%|10.00|3.00|13.50')).toEqual([])
  expect(linesOn('VAT 20%', 'Tea|2.00')).toEqual([])
  expect(linesOn()).toEqual([])
})

test('tips that are proposed, service and discounts are no taxes', () => {
  const rows = ['Subtotal|40.00', 'Tax|3.20', 'Total|43.20', '20% = 8.00', 'Gratuity 18%|7.20']
  expect(linesOn(...rows, 'Service charge 12.5%|5.00', 'Discount 10%|4.00')).toEqual([])
})
