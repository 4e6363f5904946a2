import { currencies, formatAmount } from '@quittance/contract/money'
import type { PastTrip } from '@quittance/contract/trips'
import clsx from 'clsx'
import { sumWords } from '#lib/format/sum-words.ts'

type Sums = Pick<PastTrip, 'currencies' | 'converted'>

/** What a trip came to: in each currency, and in its own where that takes rates. */
export function TripSums({
  currencies: totals,
  converted,
  isAtEnd = false,
}: Sums & { isAtEnd?: boolean }) {
  const present = currencies.filter((code) => totals[code])
  const { sum, without } = converted ? sumWords(converted) : { sum: '', without: '' }
  return (
    <div className="min-w-0">
      <p className={clsx('flex flex-wrap gap-x-3', isAtEnd && 'sm:justify-end')}>
        {present.map((code) => (
          <span key={code} className="amount font-semibold whitespace-nowrap">
            {formatAmount(totals[code] ?? '')}{' '}
            <span className="text-sm font-normal text-muted">{code}</span>
          </span>
        ))}
        {present.length === 0 && <span className="amount text-muted">$0.00</span>}
      </p>
      {converted && (
        <p className={clsx('amount text-sm text-muted', isAtEnd ? 'sm:text-right' : 'text-left')}>
          {sum}
          {without}
        </p>
      )}
    </div>
  )
}
