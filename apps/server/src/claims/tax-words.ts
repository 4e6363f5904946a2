import { formatAmount } from './format.ts'
import { type TaxGroup, type TaxTotal, totalTaxes } from './tax-sums.ts'

/** `DE Germany`, `19%`, then net, tax and gross, the last with the currency. */
export type TaxRow = { country: string; rate: string; amounts: string[]; isTotal: boolean }

/** The sums in words, with a total for each currency of several groups. */
export function describeTaxes(groups: TaxGroup[]): TaxRow[] {
  const rows = groups.map(({ country, rate, ...sums }) => ({
    country: country || 'Country not known',
    rate: rate === null ? '' : `${rate}%`,
    amounts: amountsOf(sums),
    isTotal: false,
  }))
  const totals = totalTaxes(groups).map((sums) => ({
    country: 'Total',
    rate: '',
    amounts: amountsOf(sums),
    isTotal: true,
  }))
  return totals.length < rows.length ? [...rows, ...totals] : rows
}

function amountsOf({ currency, netMinor, taxMinor, grossMinor }: TaxTotal) {
  const [net = '', tax = '', gross = ''] = [netMinor, taxMinor, grossMinor].map((minor) =>
    formatAmount(minor, currency),
  )
  return [net, tax, `${gross} ${currency}`]
}
