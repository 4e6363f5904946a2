import { formatAmount, fromMinor, toMinor } from '@quittance/contract/money'
import { normaliseAmount } from '#lib/format/amount.ts'
import { grossOf, type TaxLineText, type TaxText } from '#offline/entries/entry-form.ts'

/** Tax is rounded per line, per article or in total: ignore differences of up to this many hundredths. */
const roundingMinor = 2

/** `19 % 3.59, 7 % 0.42`; empty without a line. */
export function describeTax({ lines }: TaxText): string {
  return lines
    .filter(({ rate, tax }) => rate || tax)
    .map(({ rate, tax }) => [rate && `${rate} %`, tax && formatAmount(tidy(tax))])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ')
}

/** A warning if a line does not add up; nothing while one of its figures is missing. */
export function taxLineWarning({ rate, net, tax }: TaxLineText): string | undefined {
  const [before, on] = [minor(net), minor(tax)]
  const percent = Number(rate.replace('%', '').replace(',', '.'))
  if (!rate.trim() || before === undefined || on === undefined || Number.isNaN(percent))
    return undefined
  const expected = Math.round((before * percent) / 100)
  if (Math.abs(expected - on) <= roundingMinor) return undefined
  const words = `${percent} % of ${formatAmount(fromMinor(before))}`
  return `${words} is ${formatAmount(fromMinor(expected))}, not ${formatAmount(fromMinor(on))}.`
}

/** A warning if the lines do not add up to the amount paid. */
export function taxSumWarning({ lines }: TaxText, paid: string): string | undefined {
  const sums = lines.map(({ net, tax }) => minor(grossOf({ net: tidy(net), tax: tidy(tax) })))
  const total = minor(paid)
  if (lines.length === 0 || !total || sums.some((sum) => sum === undefined)) return undefined
  const sum = sums.reduce<number>((all, one) => all + (one ?? 0), 0)
  if (Math.abs(sum - total) <= roundingMinor) return undefined
  return `Net and tax add up to ${formatAmount(fromMinor(sum))}, the receipt to ${formatAmount(fromMinor(total))}.`
}

function minor(typed: string) {
  return toMinor(tidy(typed), { wholeDigits: 12 })
}

function tidy(typed: string) {
  return normaliseAmount(typed)
}
