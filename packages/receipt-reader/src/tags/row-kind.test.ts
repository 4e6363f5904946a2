import { expect, test } from 'vitest'
import { isStrongTotal, kindOf } from './row-kind.ts'

test.each([
  ['TOTAL', 'total'],
  ['Total Sales (Inclusive of GST)', 'total'],
  ['Total incl. GST', 'total'],
  ['GRAND TOTAL', 'total'],
  ['Amt paid incl. GST', 'total'],
  ['Total rounded', 'total'],
  ['Kopā EUR', 'total'],
  ['Tatal', 'total'],
  ['Tolal Sales (Incl. GST 6%)', 'total'],
  ['Nel lota!', 'total'],
  ['Metal', 'none'],
  ['Sub-Total', 'subtotal'],
  ['ubtotal', 'subtotal'],
  ['Amt Paldexcl. GST', 'subtotal'],
  ['Total 6% goods', 'subtotal'],
  ['Total Sales (Excluding GST)', 'subtotal'],
  ['Netto', 'subtotal'],
  ['Total Qty', 'quantity'],
  ['Total GST', 'tax'],
  ['GST @6%', 'tax'],
  ['MwSt 19%', 'tax'],
  ['Rounding adj.', 'rounding'],
  ['Total savings', 'discount'],
  ['CASH', 'cash'],
  ['Change', 'change'],
  ['CHANGE DUE', 'change'],
  ['CASH TEND', 'cash'],
  ['Rückgeld', 'change'],
  ['MasterCard', 'card'],
  ['Tip', 'tip'],
  ['Cheeseburger', 'none'],
  ['TAX INVOICE', 'none'],
])('%s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('some totals are the last word', () => {
  expect(isStrongTotal('GRAND TOTAL')).toBe(true)
  expect(isStrongTotal('Total')).toBe(false)
})
