import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import { typedForm } from '#test/entries.ts'
import { formOf, noFacts } from './entry-form.ts'

const empty = { vendor: '', amount: '', currency: 'USD', category: 'other', notes: '' } as const
const blank = { ...empty, date: '2026-11-16', ...noFacts }
const reading = { ...typedForm, currency: null } as unknown as ExtractedReceipt

test('what was typed, else what was read, else what a blank one has', () => {
  const form = { ...blank, vendor: 'My kiosk', amount: '' }
  const shown = { ...typedForm, ...noFacts, vendor: 'My kiosk', currency: 'USD' }
  expect(formOf({ form, edited: ['vendor'], reading }, blank)).toEqual(shown)
  const emptied = { form, edited: ['vendor', 'amount'], reading } as const
  expect(formOf(emptied, blank)).toEqual({ ...shown, amount: '' })
})

test('what an earlier version of the app kept has no facts, and gets them from the reading', () => {
  const { cardAmount: _card, printed: _printed, tax: _tax, items: _items, ...form } = blank
  const line = { rate: 19, net: '2.69', tax: '0.51', gross: '3.20' }
  const items = [{ name: 'Tea', quantity: null, price: '3.20' }]
  const taxed = { ...reading, items, tax: { lines: [line], vatNumber: 'DE136695976' } }
  expect(formOf({ form, edited: [], reading: taxed }, blank)).toMatchObject({
    cardAmount: '',
    printed: null,
    tax: { lines: [{ rate: '19', net: '2.69', tax: '0.51' }], vatNumber: 'DE136695976' },
    items: [{ name: 'Tea', quantity: '', price: '3.20' }],
  })
})

test('an amount printed in an unsupported currency is separate, and not used as the trip’s', () => {
  const swiss = { ...reading, printedCurrency: 'CHF' }
  expect(formOf({ form: null, edited: [], reading: swiss }, blank)).toMatchObject({
    amount: '',
    currency: 'USD',
    printed: { currency: 'CHF', amount: '3.20' },
  })
  const typed = { ...blank, amount: '3.40', printed: null }
  const edited = ['amount', 'printed'] as const
  expect(formOf({ form: typed, edited, reading: swiss }, blank)).toMatchObject({
    amount: '3.40',
    printed: null,
  })
})

test('the trip’s currency is not put in for a sum that cannot be converted, until the user chooses', () => {
  const swiss = { ...reading, amount: '0.00', printedCurrency: 'CHF' }
  const begun = { form: blank, edited: [], reading: swiss }
  expect(formOf(begun, blank)).toMatchObject({ amount: '0.00', currency: '', printed: null })
  const refund = { ...begun, reading: { ...swiss, amount: '-3.20' } }
  expect(formOf(refund, blank).printed).toEqual({ currency: 'CHF', amount: '-3.20' })
  const chosen = { ...begun, form: { ...blank, currency: 'EUR' }, edited: ['currency'] } as const
  expect(formOf(chosen, blank).currency).toBe('EUR')
})

test('items that were put right or removed are not read into the form again', () => {
  const read = { ...reading, items: [{ name: 'Tee', quantity: 1, price: null }] }
  const items = [{ name: 'Tea', quantity: '1', price: '3.20' }]
  const known = { form: { ...blank, items }, reading: read }
  expect(formOf({ ...known, edited: ['items'] }, blank).items).toEqual(items)
  expect(formOf({ ...known, form: blank, edited: ['items'] }, blank).items).toEqual([])
  expect(formOf({ ...known, edited: [] }, blank).items).toEqual([
    { name: 'Tee', quantity: '1', price: '' },
  ])
})

test('a reading without items takes none away that were kept', () => {
  const items = [{ name: 'Tea', quantity: '1', price: '3.20' }]
  const none = { ...reading, items: [] }
  expect(formOf({ form: { ...blank, items }, edited: [], reading: none }, blank).items).toEqual(
    items,
  )
})

test('a quantity that was read with many decimals can be typed as it is shown', () => {
  const read = [0.1 + 0.2, 1e-7, 2, null].map((quantity) => ({
    name: 'Tea',
    quantity,
    price: null,
  }))
  const { items } = formOf({ form: null, edited: [], reading: { ...reading, items: read } }, blank)
  expect(items.map(({ quantity }) => quantity)).toEqual(['0.3', '0', '2', ''])
})
