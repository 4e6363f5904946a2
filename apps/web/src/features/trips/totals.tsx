import { currencies, type Totals as TotalsByCurrency } from '@quittance/contract/money'

/** Totals line by line: the figures speak, the currency stands by. */
export function Totals({ totals }: { totals: TotalsByCurrency }) {
  const present = currencies.filter((code) => totals[code])
  if (present.length === 0) return <span className="amount">$0.00</span>
  return present.map((code) => (
    <span key={code} className="amount block">
      {totals[code]} <span className="text-sm font-normal text-muted">{code}</span>
    </span>
  ))
}
