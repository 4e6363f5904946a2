import type { Currency } from '@quittance/contract/money'
import type { Payer } from '@quittance/contract/receipt-details'
import { today } from '#lib/format/dates.ts'
import { noFacts } from '#offline/entries/entry-form.ts'
import type { ReceiptValues } from './receipt-fields.ts'

export function blankReceipt(
  currency: Currency = 'USD',
  paidBy: Payer = 'traveller',
): ReceiptValues {
  const known = { vendor: '', date: today(), amount: '', notes: '' }
  return { ...known, currency, category: 'other', ...noFacts, paidBy }
}
