import type { TripWarning } from '@quittance/contract/reports'
import { addDays } from '#features/finalize/days.ts'
import { formatDate, formatDates } from '#lib/format/dates.ts'

export function warningSentence(warning: TripWarning): string {
  const { count } = warning
  const isOne = count === 1
  if (warning.kind === 'days-without-receipt') {
    return isOne ? 'No receipt on 1 day' : `No receipt on ${count} days`
  }
  const sentences = {
    'no-rate': isOne
      ? '1 receipt has no rate and is not in the total'
      : `${count} receipts have no rate and are not in the total`,
    'outside-trip': isOne
      ? '1 receipt is dated outside the trip'
      : `${count} receipts are dated outside the trip`,
    duplicate: duplicateSentence(warning),
    doubtful: isOne
      ? '1 receipt was hard to read and not checked'
      : `${count} receipts were hard to read and not checked`,
    'unusual-amount': isOne
      ? '1 amount is far above the others'
      : `${count} amounts are far above the others`,
    'tax-sum': isOne
      ? 'The tax lines of 1 receipt do not add up to its amount'
      : `The tax lines of ${count} receipts do not add up to their amounts`,
  }
  return sentences[warning.kind]
}

const actions = {
  'no-rate': ['Enter', 'amount'],
  'outside-trip': ['Check', 'date'],
  duplicate: ['Compare', 'receipt'],
  doubtful: ['Check', 'receipt'],
  'unusual-amount': ['Check', 'amount'],
  'tax-sum': ['Check', 'receipt'],
  'days-without-receipt': ['See', 'day'],
} as const

/** What the warning's button does: `Check 2 dates`. */
export function warningAction({ kind, count }: TripWarning): string {
  const [verb, noun] = actions[kind]
  return count === 1 ? `${verb} the ${noun}` : `${verb} ${count} ${noun}s`
}

function duplicateSentence({ count, receipts }: Extract<TripWarning, { receipts: unknown }>) {
  const isHere = receipts.every(({ twins = [] }) =>
    twins.every(({ same, id }) => same === 'values' && receipts.some((other) => other.id === id)),
  )
  const vendor = receipts[0]?.vendor
  if (!isHere)
    return count === 1 ? `A possible duplicate: ${vendor}` : `${count} possible duplicates`
  return count === 2
    ? `Same vendor, date and amount twice: ${vendor}`
    : `Same vendor, date and amount more than once: ${count} receipts`
}

/** A second photo of the same paper may still be found. */
export function comparingSentence(count: number): string {
  return `Comparing ${count === 1 ? '1 photo' : `${count} photos`} with other receipts…`
}

/** Joins consecutive days: `Jan 6, 2025 - Jan 9, 2025`. */
export function dayRuns(days: readonly string[]): string[] {
  const runs: { from: string; to: string }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs.map(({ from, to }) => (from === to ? formatDate(from) : formatDates(from, to)))
}
