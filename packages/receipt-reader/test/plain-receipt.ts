import type { DrawnReceipt } from '@quittance/test-support/receipts/draw-receipt'

/** One plain receipt, for tests of reading rather than of choosing. */
export const plainReceipt: DrawnReceipt = {
  vendor: 'Harbour Kitchen',
  address: ['12 Quay Street', 'Bristol BS1 4RW'],
  date: '14/03/2025',
  lines: [
    { name: 'Fish and chips', price: '13.50' },
    { name: 'Sparkling water', price: '2.80' },
  ],
  total: '16.30',
  currency: '£',
  footer: 'Thank you for your visit',
}
