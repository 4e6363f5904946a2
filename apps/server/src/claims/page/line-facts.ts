import type { LineFact } from '@quittance/contract/reports'

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
  converted: 'Counts',
}
