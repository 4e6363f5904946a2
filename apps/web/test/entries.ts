import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'

/** What was typed of a receipt, or read from it. */
export const typedForm = {
  vendor: 'Kiosk',
  date: '2026-03-12',
  amount: '3.20',
  currency: 'EUR',
  category: 'food',
  notes: '',
} as const

export const photoFacts = {
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 3,
  sha256: 'ab'.repeat(32),
}

/** The same receipt as the server stores it, entered by hand. */
export const savedReceipt = {
  ...typedForm,
  id: 3,
  tripId: 9,
  notes: null,
  items: null,
  hasImage: false,
  imageVersion: null,
}

export const sure = { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, notes: 1, items: 1 }

/** The same receipt as read, with full confidence. */
export const extracted: ExtractedReceipt = {
  ...typedForm,
  printedCurrency: null,
  items: [],
  confidence: sure,
  evidence: {},
  image: null,
}
