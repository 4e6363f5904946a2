import type { PersonName } from '#e2e/screens/people.ts'
import { onLongReceipt } from '#e2e/screens/photo.ts'

/** A form that opens by presses alone. */
export type Press = {
  as: PersonName
  path: string
  names: string[]
  seen: string
  /** A photo is chosen first. */
  isOfPhoto?: true
  /** Text to type into a field, and before which press. */
  fields?: Record<string, { text: string; before: string }>
}

/** Instead of a reader. */
export const reading = {
  vendor: 'GASTHAUS LINDE',
  date: new Date().toISOString().slice(0, 10),
  amount: '129.00',
  currency: 'EUR',
  printedCurrency: null,
  category: 'food',
  notes: '',
  items: [
    { name: 'Schnitzel', quantity: 1, price: '100.00' },
    { name: 'Salad', quantity: 1, price: '29.00' },
  ],
  confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, items: 1, notes: 1 },
  ...onLongReceipt,
  uploadId: null,
}

const finance = { 'Send Report To': { text: 'finance@example.com', before: 'Finalize Trip' } }
const receipts = { as: 'one', path: '/receipts' } as const

export const presses: Press[] = [
  { ...receipts, names: ['Add receipt', 'Manual Entry'], seen: 'Add Receipt Manually' },
  { ...receipts, names: ['Edit Gasthaus Linde'], seen: 'Edit Receipt' },
  { ...receipts, names: ['View photo of Gasthaus Linde'], seen: '100%' },
  { ...receipts, names: ['Add receipt', 'Take Photo'], seen: 'Position receipt in portrait' },
  { ...receipts, names: ['Finalize'], seen: 'Send Report To' },
  { as: 'one', path: '/', names: ['Edit Trip Details'], seen: 'Update Trip' },
  { as: 'one', path: '/', names: ['Spending in…'], seen: 'Spending by category and day' },
  { as: 'one', path: '/profile', names: ['Password'], seen: 'Change Password' },
  { as: 'one', path: '/profile', names: ['Security'], seen: 'Recent activity' },
  { as: 'one', path: '/profile', names: ['Subscription'], seen: 'Upgrade to Premium' },
  {
    as: 'empty',
    path: '/',
    names: ['Edit Trip Details', 'Delete empty trip'],
    seen: 'Delete this trip?',
  },
  {
    as: 'claimed',
    path: '/history',
    names: ['Generate Download Links…'],
    seen: 'Receipt Images',
  },
  {
    as: 'many',
    path: '/receipts',
    names: ['Finalize', 'Finalize Trip'],
    fields: finance,
    seen: 'Trip Finalized!',
  },
  // Last, because they leave a photo on the device.
  { as: 'eight', path: '/receipts', isOfPhoto: true, names: [], seen: 'Read from the photo' },
  { as: 'longest', path: '/receipts', isOfPhoto: true, names: ['Items…'], seen: 'Add an item' },
]
