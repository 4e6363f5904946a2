import { expect, test } from 'vitest'
import { documentUploads, splitParts } from './documents.ts'
import { extractedReceipt } from './extracted-receipt.ts'
import { receipt } from './receipt.ts'

/** Parts as in `1-1 2-3`. */
function isSplit(spans: string) {
  const parts = spans.split(' ').map((span) => span.split('-').map(Number))
  return splitParts.safeParse(parts).success
}

test.each(['1-1 2-3', '2-2 3-3 4-30'])('%s are parts of a document', (spans) => {
  expect(isSplit(spans)).toBe(true)
})

test.each([
  ['one part only', '1-3'],
  ['a page twice', '1-2 2-3'],
  ['a page left out', '1-1 3-3'],
  ['backwards', '2-1 2-3'],
  ['a page that no document has', '0-1 2-2'],
  ['more pages than a document has', '1-1 2-31'],
  ['half a page', '1-1.5 2.5-3'],
])('%s is no split', (_, spans) => {
  expect(isSplit(spans)).toBe(false)
})

test('a page is named by its number', () => {
  const { params } = documentUploads.page
  expect(params.parse({ tripId: '1', id: '2', page: '30' }).page).toBe(30)
  for (const page of ['0', '31', '1e9', '-1', '../1', '']) {
    expect(params.safeParse({ tripId: '1', id: '2', page }).success).toBe(false)
  }
})

test('what was read or kept before there were documents is still understood', () => {
  const reading = {
    vendor: 'Cafe',
    date: '2025-01-05',
    amount: '4.20',
    currency: 'EUR',
    printedCurrency: null,
    category: 'food',
    notes: '',
    items: [],
    confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, notes: 1, items: 1 },
    evidence: { amount: { x: 1, y: 2, width: 3, height: 4 } },
    image: { width: 10, height: 10 },
  }
  expect(extractedReceipt.safeParse(reading).error).toBeUndefined()
  const boxOnPage = { ...reading.evidence.amount, page: 2 }
  const ofDocument = { ...reading, evidence: { amount: boxOnPage }, readFrom: 'e-invoice' }
  expect(extractedReceipt.parse(ofDocument).evidence.amount).toEqual(boxOnPage)
  expect(receipt.shape.document.parse(undefined)).toBeUndefined()
})
