import { expect, test } from 'vitest'
import { findDuplicate, type SavedReceipt, type WaitingReceipt } from './duplicates.ts'

const values = {
  vendor: 'Cafe Nero',
  date: '2025-01-05',
  amount: '4.20',
  currency: 'GBP',
} as const
const lunch: WaitingReceipt = { id: 'lunch', photo: { sha256: 'aa' }, form: values }
const saved: SavedReceipt = { ...values, clientId: 'other', photoHash: 'bb' }

test('the same photo is found among the saved ones, whatever was typed', () => {
  const other = { ...saved, vendor: 'Nero', amount: '5.00', photoHash: 'aa' }
  const found = { same: 'file', other, isSaved: true }
  expect(findDuplicate(lunch, [other], [])).toEqual(found)
  expect(findDuplicate({ ...lunch, form: null }, [other], [])).toEqual(found)
})

test('the same photo is found among those that wait, also before it was read', () => {
  const twin = { id: 'twin', photo: { sha256: 'aa' }, form: null }
  expect(findDuplicate(lunch, [], [lunch, twin])).toEqual({
    same: 'file',
    other: null,
    isSaved: false,
  })
})

test('the same photo is said before the same values', () => {
  const twin = { ...saved, photoHash: 'aa', vendor: 'Bar' }
  expect(findDuplicate(lunch, [saved, twin], [])).toMatchObject({ same: 'file', other: twin })
})

test.each<[string, Partial<typeof lunch.form>]>([
  ['as they are', {}],
  ['in capitals', { vendor: 'CAFE NERO' }],
  ['with blanks around', { vendor: ' Cafe Nero ' }],
  ['with a comma', { amount: '4,2' }],
  ['with a sign', { amount: '£ 4.20' }],
])('the same vendor, day and amount %s', (_name, typed) => {
  const found = { same: 'values', other: saved, isSaved: true }
  expect(findDuplicate({ ...lunch, form: { ...values, ...typed } }, [saved], [])).toEqual(found)
})

test('the same values among those that wait', () => {
  const twin = { id: 'twin', photo: null, form: values }
  expect(findDuplicate(lunch, [], [twin])).toEqual({
    same: 'values',
    other: values,
    isSaved: false,
  })
})

test.each<[string, Partial<WaitingReceipt['form']>]>([
  ['vendor', { vendor: 'Cafe Nera' }],
  ['day', { date: '2025-01-06' }],
  ['amount', { amount: '4.21' }],
  ['currency', { currency: 'EUR' }],
])('another %s is another receipt', (_name, typed) => {
  expect(findDuplicate({ ...lunch, form: { ...values, ...typed } }, [saved], [])).toBeNull()
})

test.each<[string, Partial<WaitingReceipt['form']>]>([
  ['vendor', { vendor: ' ' }],
  ['day', { date: '' }],
  ['amount', { amount: '' }],
])('two without a %s are not alike yet', (_name, typed) => {
  const form = { ...values, ...typed }
  expect(findDuplicate({ ...lunch, form }, [], [{ id: 'twin', photo: null, form }])).toBeNull()
})

test('two entered by hand share no photo', () => {
  const first = { id: 'first', photo: null, form: null }
  expect(findDuplicate(first, [{ ...saved, photoHash: null }], [{ ...first, id: 'b' }])).toBeNull()
})

test('a receipt is no duplicate of itself, also when it was saved and the answer was lost', () => {
  const itself = { ...saved, clientId: 'lunch', photoHash: 'aa' }
  expect(findDuplicate(lunch, [itself], [lunch])).toBeNull()
})
