import { expect, test } from 'vitest'
import type { ExtractedReceipt } from './extracted-receipt.ts'
import { applyRememberedVendor, vendorKey } from './vendor-memory.ts'

const reading: ExtractedReceipt = {
  vendor: 'CAFE NER0',
  date: '2026-03-02',
  amount: '4.20',
  currency: 'GBP',
  printedCurrency: null,
  category: 'other',
  notes: '',
  items: [],
  confidence: { vendor: 0.4, date: 1, amount: 1, currency: 1, category: 0.2, notes: 0, items: 0 },
  evidence: {},
  image: null,
}
const known = { vendor: 'Caffè Nero', category: 'coffee' } as const

test.each([
  ['in another case', 'CAFE NERO', 'Cafe Nero'],
  ['with an accent', 'Caffè', 'CAFFE'],
  ['with spaces and stops', 'D. M. Drogerie-Markt', 'DM Drogerie Markt'],
  ['in wide letters', 'ＬＡＷＳＯＮ', 'Lawson'],
])('a vendor that was read %s is the same one', (_how, one, other) => {
  expect(vendorKey(one)).toBe(vendorKey(other))
})

test('other letters are another vendor, and no letters are none', () => {
  expect(vendorKey('Cafe Nero')).not.toBe(vendorKey('Cafe Ner0'))
  expect(vendorKey('スターバックス')).not.toBe('')
  expect(vendorKey(' - * ')).toBe('')
  expect(vendorKey('x'.repeat(400))).toHaveLength(300)
})

test('the remembered vendor is used, and the printed one is kept beside it', () => {
  const told = applyRememberedVendor(reading, known)
  expect(told).toMatchObject({ ...known, readVendor: 'CAFE NER0', amount: '4.20' })
  expect(told.confidence).toMatchObject({ vendor: 0.97, category: 0.97, amount: 1 })
})

test('of a photo that is not one whole receipt nothing becomes surer', () => {
  const told = applyRememberedVendor({ ...reading, paper: 'cut' }, known)
  expect(told.vendor).toBe('Caffè Nero')
  expect(told.confidence).toEqual(reading.confidence)
})

test('where nothing is remembered, it stays as it was read', () => {
  expect(applyRememberedVendor(reading, undefined)).toBe(reading)
})
