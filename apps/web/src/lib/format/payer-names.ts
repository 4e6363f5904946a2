import type { Payer } from '@quittance/contract/receipt-details'

export const payerNames: Record<Payer, string> = {
  traveller: 'You',
  company: 'Company card',
  other: 'Billed to the company',
}
