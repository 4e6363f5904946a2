import {
  currencies,
  formatAmount,
  type Totals as TotalsByCurrency,
} from '@quittance/contract/money'

/** Totals line by line: the figures speak, the currency stands by. */
export function Totals({ totals }: { totals: TotalsByCurrency }) {
  const present = currencies.filter((code) => totals[code])
  if (present.length === 0) return <span className="amount">$0.00</span>
  return (
    <span className="amount grid grid-cols-[minmax(0,max-content)_auto] items-baseline justify-start gap-x-1.5">
      {present.map((code) => (
        <span key={code} className="contents">
          <span className="text-right">{formatAmount(totals[code] ?? '')}</span>{' '}
          <span className="text-sm font-normal text-muted">{code}</span>
        </span>
      ))}
    </span>
  )
}
