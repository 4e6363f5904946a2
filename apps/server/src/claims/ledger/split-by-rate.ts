import { decimalsOf, storedDecimalsOf } from '@quittance/contract/money'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { minorOf, paperCurrency } from '#claims/tax-sums.ts'

/** In minor units; net and tax add up to gross. */
type Figures = { netMinor: number; taxMinor: number; grossMinor: number }

export type LedgerPart = {
  /** In percent; null for what has no rate, such as a tip. */
  rate: number | null
  /** In the receipt's currency. */
  own: Figures
  /** In the trip's currency; null if no rate is known. */
  converted: Figures | null
}

type Printed = { rate: number | null; gross: number; tax: number }

/** Tax is rounded per article or in total, so that lines may miss the amount by this much. */
const roundingMinor = 2

/** A receipt by tax rate. The parts add up to its amount, and converted to its converted amount. */
export function splitByRate(receipt: ReportReceipt, trip: Report['trip']): LedgerPart[] {
  const printed = printedParts(receipt)
  const own = figuresOf(printed, receipt.amountMinor, receipt.currency)
  const converted =
    receipt.convertedMinor === null
      ? null
      : figuresOf(printed, receipt.convertedMinor, trip.currency)
  return printed.flatMap(({ rate }, index) => {
    const figures = own[index]
    return figures ? [{ rate, own: figures, converted: converted?.[index] ?? null }] : []
  })
}

/** As on the paper, by rate. What the tax lines leave over has no rate; lines that exceed the amount are not used. */
function printedParts(receipt: ReportReceipt): Printed[] {
  const amount = receipt.printed?.amountMinor ?? receipt.amountMinor
  const whole = [{ rate: null, gross: amount, tax: 0 }]
  const lines = linesOf(receipt)
  const sum = lines.reduce((total, { gross }) => total + gross, 0)
  // The lines of a refund may lack its minus.
  const sign = Math.sign(sum) * Math.sign(amount)
  const rest = amount - sign * sum
  const isExceeded = Math.abs(rest) > roundingMinor && rest * Math.sign(amount) < 0
  const isAbsurd = lines.some(
    ({ gross, tax }) => !(Math.abs(tax) <= Math.abs(gross)) || tax * gross < 0,
  )
  if (sign === 0 || isExceeded || isAbsurd) return whole

  const parts = new Map<number | null, Printed>()
  const add = ({ rate, gross, tax }: Printed) => {
    const part = parts.get(rate) ?? { rate, gross: 0, tax: 0 }
    parts.set(rate, { rate, gross: part.gross + gross, tax: part.tax + tax })
  }
  for (const { rate, gross, tax } of lines) add({ rate, gross: sign * gross, tax: sign * tax })
  if (Math.abs(rest) > roundingMinor) add({ rate: null, gross: rest, tax: 0 })
  return [...parts.values()]
}

function linesOf(receipt: ReportReceipt): Printed[] {
  const currency = paperCurrency(receipt)
  return (receipt.tax?.lines ?? []).map(({ rate, gross, tax }) => ({
    rate,
    gross: minorOf(gross, currency) ?? Number.NaN,
    tax: minorOf(tax, currency) ?? Number.NaN,
  }))
}

/** Shares of a sum in proportion; the largest takes the rounding difference. */
function figuresOf(parts: Printed[], total: number, currency: string): Figures[] {
  const step = 10 ** (storedDecimalsOf(currency) - decimalsOf(currency))
  const round = (minor: number) => Math.round(minor / step) * step || 0
  const sum = parts.reduce((all, { gross }) => all + gross, 0)
  const shares = parts.map(({ gross }) => (sum === 0 ? 0 : round(total * (gross / sum))))
  const largest = shares.reduce(
    (best, share, index) => (Math.abs(share) > Math.abs(shares[best] ?? 0) ? index : best),
    0,
  )
  shares[largest] = (shares[largest] ?? 0) + total - shares.reduce((all, share) => all + share, 0)
  return parts.map(({ gross, tax }, index) => {
    const grossMinor = shares[index] ?? 0
    const taxMinor = gross === 0 ? 0 : round(grossMinor * (tax / gross))
    return { grossMinor, taxMinor, netMinor: grossMinor - taxMinor }
  })
}
