import { reading as known } from '#e2e/reading.ts'
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
  ...known,
  vendor: 'GASTHAUS LINDE',
  amount: '129.00',
  items: [
    { name: 'Schnitzel', quantity: 1, price: '100.00' },
    { name: 'Salad', quantity: 1, price: '29.00' },
  ],
  ...onLongReceipt,
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
