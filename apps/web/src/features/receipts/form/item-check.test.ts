import { expect, test } from 'vitest'
import { describeItems, itemsWarning, sumOfItems, tidyPrice } from './item-check.ts'
import { itemTexts } from './item-text.ts'

const item = (name: string, price: string, quantity = '1') => ({ name, quantity, price })
const lunch = [item('Soup', '6.50'), item('Bread', '2,00', '2')]
const inEuro = (amount: string) => ({ amount, currency: 'EUR' })
const noTax = { lines: [], vatNumber: '' }
const taxOf = (...taxes: string[]) => ({
  lines: taxes.map((tax) => ({ rate: '', net: '', tax })),
  vatNumber: '',
})

test.each([
  ['7,20 €', '7.20'],
  ['−2,00', '-2.00'],
  ['- 2', '-2'],
  ['5.00-', '-5.00'],
  ['2,00 −', '-2.00'],
  ['1.234,50', '1234.50'],
  ['', ''],
  ['free', 'free'],
])('%j is the price %j', (typed, price) => {
  expect(tidyPrice(typed)).toBe(price)
})

test('a price is that of the whole line, however many there are of it', () => {
  expect(sumOfItems(lunch, 'EUR')).toBe(850)
  expect(sumOfItems([...lunch, item('Happy hour', '-1.50')], 'EUR')).toBe(700)
  expect(sumOfItems([...lunch, item('Coupon', '1.50-')], 'EUR')).toBe(700)
  expect(sumOfItems([...lunch, item('Range', '5-00')], 'EUR')).toBeUndefined()
  expect(describeItems(lunch, 'EUR')).toBe('2 · 8.50')
})

test('while a price is missing there is no sum; a line that was left empty counts for nothing', () => {
  expect(sumOfItems([...lunch, item('Tea', '')], 'EUR')).toBeUndefined()
  expect(describeItems([...lunch, item('Tea', 'free')], 'EUR')).toBe('3')
  expect(sumOfItems([...lunch, item(' ', '', '')], 'EUR')).toBe(850)
  expect(sumOfItems([], 'EUR')).toBeUndefined()
  expect(describeItems([item('', '', '')], 'EUR')).toBe('')
})

test('items that come to what was paid are in no doubt, with the tax in their prices or added to them', () => {
  expect(itemsWarning(lunch, inEuro('8.50'), taxOf('0.56'))).toBeUndefined()
  expect(itemsWarning(lunch, inEuro('8.51'), noTax)).toBeUndefined()
  expect(itemsWarning(lunch, inEuro('9.25'), taxOf('0.50', '0,25'))).toBeUndefined()
})

test('a difference is named, and what it may be', () => {
  expect(itemsWarning(lunch, inEuro('10.00'), noTax)).toBe(
    'Items add up to 8.50, the receipt to 10.00. The 1.50 difference may be a tip or a fee.',
  )
  expect(itemsWarning(lunch, inEuro('8.00'), noTax)).toContain('0.50 difference may be a discount')
})

test.each(['', '0', 'many'])('with %j paid there is nothing to compare with', (paid) => {
  expect(itemsWarning(lunch, inEuro(paid), noTax)).toBeUndefined()
})

test('items are handed over as numbers, and empty lines not at all', () => {
  const typed = [item(' Soup ', '6,50 €', '1'), item('', '', ''), item('Tea', '', '2 x')]
  const more = item('Cheese', '', '0,350')
  expect(itemTexts([]).parse([...typed, more])).toEqual([
    item('Soup', '6.50', '1'),
    item('Tea', '', '2'),
    item('Cheese', '', '0.350'),
  ])
})

test.each([
  ['a price that is none', item('Soup', 'six')],
  ['a quantity that is none', item('Soup', '6.50', 'two')],
  ['a quantity below nothing', item('Soup', '6.50', '-1')],
  ['a name without an end', item('S'.repeat(301), '6.50')],
])('%s is refused', (_name, wrong) => {
  const { error } = itemTexts([]).safeParse([item('Tea', '1.00'), wrong])
  expect(error?.issues).toMatchObject([{ path: [1, expect.any(String)] }])
})

test('values read, or saved by an earlier version, are valid until changed', () => {
  const given = [item('Soup', 'free'), item('Gold', '1.00', '1e+21')]
  expect(itemTexts(given).parse(given)).toEqual(given)
  expect(itemTexts(given).safeParse([item('Soup', 'for free')]).success).toBe(false)
})
