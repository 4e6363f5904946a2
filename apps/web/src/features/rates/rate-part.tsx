import { shortRate } from '@quittance/contract/exchange'
import { type Currency, formatAmount } from '@quittance/contract/money'
import type { ConvertedPart } from '@quittance/contract/rates'
import { formatDate } from '#lib/format/dates.ts'
import { receipts } from './sum-words.ts'

/** The receipts that count in one way: what they are in their currency, and in the trip's. */
export function RatePart({ part, into }: { part: ConvertedPart; into: Currency }) {
  const { currency, total, converted, receiptCount } = part
  return (
    <div className="amount flex items-baseline gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {formatAmount(total)} <span className="text-xs font-normal text-muted">{currency}</span>
        </p>
        <p className="text-sm text-muted">
          {wayOf(part, into)} · {receipts(receiptCount)}
        </p>
      </div>
      <p className="shrink-0 text-right">
        {converted === null ? (
          <span className="text-sm text-waiting">not counted</span>
        ) : (
          <>
            {formatAmount(converted)} <span className="text-xs text-muted">{into}</span>
          </>
        )}
      </p>
    </div>
  )
}

function wayOf({ by, rate, day, currency }: ConvertedPart, into: Currency) {
  if (by === 'own') return "The trip's currency"
  if (by === 'card') return 'Charged on my card'
  if (!rate || !day) return 'No rate'
  return `1 ${currency} = ${shortRate(rate)} ${into} · ${formatDate(day)}`
}
