import { formatAmount, fromMinor, toMinor } from '@quittance/contract/money'
import { grossOf, type TaxLineText, type TaxText } from '#offline/entries/entry-form.ts'
import { tidyPrice } from './item-check.ts'

/** Tax is rounded per line, per article or in total: ignore differences of up to this many minor units. */
const roundingMinor = 2

/** `19 % 3.59, 7 % 0.42`; empty without a line. */
export function describeTax({ lines }: TaxText, currency: string): string {
  return lines
    .filter(({ rate, tax }) => rate || tax)
    .map(({ rate, tax }) => [rate && `${rate} %`, tax && formatAmount(tidyPrice(tax), currency)])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ')
}

/** A warning if a line does not add up; nothing while one of its figures is missing. */
export function taxLineWarning(
  { rate, net, tax }: TaxLineText,
  currency: string,
): string | undefined {
  const [before, on] = [minorOf(net, currency), minorOf(tax, currency)]
  const percent = Number(rate.replace('%', '').replace(',', '.'))
  if (!rate.trim() || before === undefined || on === undefined || Number.isNaN(percent))
    return undefined
  const expected = Math.round((before * percent) / 100)
  if (Math.abs(expected - on) <= roundingMinor) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor, currency), currency)
  return `${percent} % of ${words(before)} is ${words(expected)}, not ${words(on)}.`
}

/** A warning if the lines do not add up to the amount paid; those of a refund may lack its minus. */
export function taxSumWarning(
  { lines }: TaxText,
  { amount, currency }: { amount: string; currency: string },
): string | undefined {
  const sums = lines.map(({ net, tax }) =>
    minorOf(grossOf({ net: tidyPrice(net), tax: tidyPrice(tax) }, currency), currency),
  )
  const total = Math.abs(minorOf(amount, currency) ?? 0)
  if (lines.length === 0 || !total || sums.some((sum) => sum === undefined)) return undefined
  const all = sums.reduce<number>((added, one) => added + (one ?? 0), 0)
  const sum = amount.startsWith('-') ? Math.abs(all) : all
  if (Math.abs(sum - total) <= roundingMinor) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor, currency), currency)
  return `Net and tax add up to ${words(sum)}, the receipt to ${words(total)}.`
}

function minorOf(typed: string, currency: string) {
  return toMinor(tidyPrice(typed), currency, { wholeDigits: 12 })
}
