import { fromMinor, toSignedMinor } from '@quittance/contract/money'
import type { EInvoice } from '#document.ts'

/** What it cost, also where a part was paid before: the total, rounded as the invoice says. */
export function payableOf({ gross, rounding }: EInvoice): string {
  return fromMinor((toSignedMinor(gross) ?? 0) + (toSignedMinor(rounding ?? '0') ?? 0))
}

/** What was handed back has a minus, however a credit note writes its sums: `amount` with the sign that it has for us. */
export function turned({ type, gross }: EInvoice, amount: string): string {
  const minor = toSignedMinor(amount) ?? 0
  const isTurned = type === 'credit-note' && (toSignedMinor(gross) ?? 0) > 0
  return fromMinor(isTurned ? 0 - minor : minor)
}
