import type { Currency } from '@quittance/contract/money'
import { today } from '#lib/format/dates.ts'
import { noFacts } from '#offline/entries/entry-form.ts'
import type { ReceiptValues } from './receipt-fields.ts'

/** A receipt of which nothing is known yet. */
export function blankReceipt(currency: Currency = 'USD'): ReceiptValues {
  const known = { vendor: '', date: today(), amount: '', notes: '' }
  return { ...known, currency, category: 'other', ...noFacts }
}
