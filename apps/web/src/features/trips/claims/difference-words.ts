import { formatAmount } from '@quittance/contract/money'
import type { ClaimDifference, LineFact, TripFact } from '@quittance/contract/reports'
import { formatDay } from '#lib/format/moments.ts'

/** `1 added, 2 changed since version 1 of Nov 3, 2026: 12.40 EUR more`. */
export function describeDifference(difference: ClaimDifference) {
  const { since, added, removed, changed, trip = [], total } = difference
  const counts = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    changed > 0 && `${changed} changed`,
    trip.some(({ fact }) => fact !== 'currency') && 'trip details changed',
  ].filter(Boolean)
  const what = counts.length > 0 ? counts.join(', ') : unchanged(total)
  return `${what} since version ${since.version} of ${formatDay(since.sentAt)}${totalInWords(total)}`
}

function unchanged(total: ClaimDifference['total']) {
  return total ? 'Nothing changed' : 'Only the currency changed'
}

function totalInWords(total: ClaimDifference['total']) {
  if (!total) return ''
  const { amount, currency } = total
  const isLess = amount.startsWith('-')
  const figure = formatAmount(isLess ? amount.slice(1) : amount, currency)
  if (!/[1-9]/.test(figure)) return ''
  return `: ${figure} ${currency} ${isLess ? 'less' : 'more'}`
}

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
  card: 'Charged on card',
  rate: 'Rate',
  converted: 'In the trip’s currency',
}

export const tripFactNames: Record<TripFact, string> = {
  name: 'Trip name',
  startDate: 'Start date',
  endDate: 'End date',
  currency: 'Currency',
  purpose: 'Purpose',
  project: 'Cost centre or project',
  traveller: 'Traveller',
  email: 'Email',
}
