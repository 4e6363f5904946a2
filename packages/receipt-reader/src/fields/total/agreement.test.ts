import { expect, test } from 'vitest'
import { checkFigures } from './agreement.ts'

test.each<
  [what: string, total: string, items: string, figures: Parameters<typeof checkFigures>[0]]
>([
  ['tax on top', 'agrees', 'agrees', { items: [1000, 500], subtotal: 1500, tax: 120, total: 1620 }],
  ['tax within the prices', 'agrees', 'agrees', { items: [1000, 500], tax: 239, total: 1500 }],
  ['a tip', 'agrees', 'unknown', { subtotal: 5000, tax: 400, tip: 900, total: 6300 }],
  ['a discount', 'agrees', 'unknown', { subtotal: 5000, discount: 500, total: 4500 }],
  ['rounding', 'agrees', 'unknown', { subtotal: 1998, rounding: -3, total: 1995 }],
  ['rounding without its sign', 'agrees', 'unknown', { subtotal: 1998, rounding: 3, total: 1995 }],
  ['two cents of rounding', 'agrees', 'agrees', { items: [333, 333, 333], total: 1001 }],
  ['more than that', 'disagrees', 'disagrees', { items: [333, 333, 333], total: 1003 }],
  ['a wrong total', 'disagrees', 'agrees', { items: [1000], subtotal: 1000, tax: 80, total: 1800 }],
  ['wrong items', 'disagrees', 'disagrees', { items: [700], total: 1800 }],
  ['a total alone', 'unknown', 'unknown', { total: 1800 }],
  ['items alone', 'unknown', 'unknown', { items: [100] }],
  ['nothing', 'unknown', 'unknown', {}],
  ['a line without a price', 'agrees', 'agrees', { items: [900, null], total: 900 }],
  ['one that explains the rest', 'disagrees', 'unknown', { items: [900, null], total: 1200 }],
])('%s: the total %s, the items %s', (_, total, items, figures) => {
  expect(checkFigures(figures)).toEqual({ total, items })
})
