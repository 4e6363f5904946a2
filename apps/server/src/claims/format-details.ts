import type { Payer, ReceiptDetails } from '@quittance/contract/receipt-details'
import { formatCount } from './format.ts'

export const payerNames: Record<Payer, string> = {
  traveller: 'Traveller',
  company: 'Company card',
  other: 'Billed to the company',
}

/** `Project: Apollo · Attendees: Ann Lee, Bo Chan · 3 guests · Billable · No. 4711`; empty without details. */
export function formatDetails(details: ReceiptDetails | null): string {
  if (!details) return ''
  const { project, attendees, guests, isBillable, number } = details
  return [
    project && `Project: ${project}`,
    attendees && `Attendees: ${attendees}`,
    guests !== null && formatCount(guests, 'guest'),
    isBillable && 'Billable to a client',
    number && `No. ${number}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `Client visit · Apollo`; empty if neither is given. */
export function formatPurpose({ purpose, project }: { purpose: string; project: string }): string {
  return [purpose, project && `Project: ${project}`].filter(Boolean).join(' · ')
}
