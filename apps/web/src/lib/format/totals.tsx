import {
  currencies,
  formatAmount,
  type Totals as TotalsByCurrency,
} from '@quittance/contract/money'
import clsx from 'clsx'

/** Up to this many, and this long, fit in a column beside something else. */
const few = { currencies: 3, digits: '999999.99'.length }

const pairs = '@min-[17rem]:grid-cols-[repeat(2,max-content_auto)] @min-[17rem]:*:odd:*:even:pr-5'
const pairsOfLong =
  '@min-[21rem]:grid-cols-[repeat(2,max-content_auto)] @min-[21rem]:*:odd:*:even:pr-5'

export function needOwnLine(totals: TotalsByCurrency): boolean {
  const all = Object.values(totals)
  return all.length > few.currencies || all.some((total) => total.length > few.digits)
}

export function Totals({
  totals,
  isWide = false,
  className,
}: {
  totals: TotalsByCurrency
  isWide?: boolean
  className?: string
}) {
  const present = currencies.filter((code) => totals[code])
  const isLong = present.some((code) => (totals[code] ?? '').length > few.digits)
  if (present.length === 0) return <span className="amount">$0.00</span>
  return (
    <span
      className={clsx(
        'amount grid items-baseline justify-start gap-x-1.5',
        'grid-cols-[minmax(0,max-content)_auto]',
        // Two side by side, if both fit.
        isWide && (isLong ? pairsOfLong : pairs),
        className,
      )}
    >
      {present.map((code) => (
        <span key={code} className="contents">
          <span className="min-w-0 text-right break-words">
            {formatAmount(totals[code] ?? '', code)}
          </span>{' '}
          <span className="text-sm font-normal whitespace-nowrap text-muted">{code}</span>
        </span>
      ))}
    </span>
  )
}
