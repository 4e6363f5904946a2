import type { LineFact } from './reports.ts'

/** The facts of a receipt that differ between two versions of a claim, as traveller and finance read them. */
export const factNames: Record<LineFact, string> = {
  vendor: 'Vendor',
  date: 'Date',
  amount: 'Amount',
  category: 'Category',
  notes: 'Notes',
  paidBy: 'Paid by',
  details: 'Details',
  items: 'Items',
  tax: 'Tax',
  vatNumber: 'VAT number',
  printed: 'Printed amount',
  files: 'Photo or document',
  unconfirmed: 'Not confirmed',
  card: 'Charged on the card',
  rate: 'Rate',
  converted: 'In the trip’s currency',
}
