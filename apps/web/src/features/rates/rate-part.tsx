import { shortRate } from '@quittance/contract/exchange'
import { type Currency, formatAmount } from '@quittance/contract/money'
import type { ConvertedPart } from '@quittance/contract/rates'
import { formatDate } from '#lib/format/dates.ts'
import { receiptCount } from '#lib/format/sum-words.ts'

/** Receipts converted in the same way: their total in their own currency and in the trip's. */
export function RatePart({ part, into }: { part: ConvertedPart; into: Currency }) {
  const { currency, total, converted } = part
  return (
    <div className="amount py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        <span>
          {formatAmount(total, currency)}{' '}
          <span className="text-xs font-normal text-muted">{currency}</span>
        </span>
        {converted === null ? (
          <span className="ml-auto text-sm font-normal text-waiting">not counted</span>
        ) : (
          <span className="ml-auto text-right">
            {formatAmount(converted, into)}{' '}
            <span className="text-xs font-normal text-muted">{into}</span>
          </span>
        )}
      </p>
      <p className="mt-0.5 text-xs text-muted">
        {conversionLabel(part, into)} · {receiptCount(part.receiptCount).replace(' ', '\u00a0')}
      </p>
    </div>
  )
}

function conversionLabel({ by, rate, day, currency }: ConvertedPart, into: Currency) {
  if (by === 'own') return "The trip's currency"
  if (by === 'card') return 'Charged on my card'
  if (!rate || !day) return 'No rate'
  return `1 ${currency} = ${shortRate(rate)} ${into} · ${formatDate(day)}`
}
