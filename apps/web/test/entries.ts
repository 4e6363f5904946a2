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
