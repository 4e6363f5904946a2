import { factNames } from '@quittance/contract/line-facts'
import { formatAmount } from '@quittance/contract/money'
import type {
  ChangedLine,
  ClaimDifference,
  ClaimLine,
  LineFact,
  TripFact,
} from '@quittance/contract/reports'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { formatDate } from '#lib/format/dates.ts'
import { formatDay } from '#lib/format/moments.ts'

export function ChangedLines({ difference }: { difference: ClaimDifference }) {
  const { added, removed, changed, lines, trip = [], total } = difference
  const unnamed = added + removed + changed - lines.length
  return (
    <ul className="space-y-3 px-4 pt-1 pb-4 text-sm">
      {trip.map(({ fact, before, after }) => (
        <li key={fact} className="text-muted">
          {tripFactNames[fact]}: {describeTrip(fact, before)} → {describeTrip(fact, after)}
        </li>
      ))}
      {lines.map((line, index) => (
        // oxlint-disable-next-line no-array-index-key -- the list never changes its order
        <li key={index}>
          <Line line={line} currency={total?.currency ?? ''} />
        </li>
      ))}
      {unnamed > 0 && <li className="text-muted">and {unnamed} more</li>}
    </ul>
  )
}

const words = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

/** `currency` is the trip's, empty if it changed. */
function Line({ line, currency }: { line: ChangedLine; currency: string }) {
  const shown = line.kind === 'removed' ? line.before : line.after
  return (
    <>
      <p className="flex justify-between gap-4">
        <span className="min-w-0 break-words">
          <span className="font-medium">{words[line.kind]}</span> {shown.vendor}
        </span>
        <span className="amount whitespace-nowrap">{moneyOf(shown)}</span>
      </p>
      {line.kind === 'changed' && (
        <ul className="text-muted">
          {line.facts.map((fact) => (
            <li key={fact}>
              {factNames[fact]}: {describeChange(fact, line, currency)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describeTrip(fact: TripFact, text: string) {
  return fact === 'startDate' || fact === 'endDate' ? formatDate(text) : text || 'none'
}

/** If only hidden details differ, such as another photo, it just says "changed". */
function describeChange(
  fact: LineFact,
  { before, after }: Record<'before' | 'after', ClaimLine>,
  currency: string,
) {
  const [was, is] = [describe(fact, before, currency), describe(fact, after, currency)]
  return was === is ? 'changed' : `${was} → ${is}`
}

function describe(fact: LineFact, line: ClaimLine, currency: string) {
  if (fact === 'amount') return moneyOf(line)
  if (fact === 'date') return formatDate(line.date)
  if (fact === 'category') return categoryLooks[line.category].label
  if (fact === 'card' || fact === 'converted') return formatAmount(line[fact] ?? 'none', currency)
  if (fact === 'paidBy') return line.paidBy || 'Traveller'
  return line[fact] || 'none'
}

function moneyOf({ amount, currency }: Pick<ClaimLine, 'amount' | 'currency'>) {
  return `${formatAmount(amount, currency)} ${currency}`
}

/** `1 added, 2 changed since version 1 of Nov 3, 2026: 12.40 EUR more`. */
export function describeDifference(difference: ClaimDifference) {
  const { since, added, removed, changed, trip = [], total } = difference
  const counts = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    changed > 0 && `${changed} changed`,
    trip.some(({ fact }) => fact !== 'currency') && 'trip details changed',
  ].filter(Boolean)
  const what = counts.length > 0 ? counts.join(', ') : unchanged(total)
  return `${what} since version ${since.version} of ${formatDay(since.sentAt)}${totalInWords(total)}`
}

function unchanged(total: ClaimDifference['total']) {
  return total ? 'Nothing changed' : 'Only the currency changed'
}

function totalInWords(total: ClaimDifference['total']) {
  if (!total) return ''
  const { amount, currency } = total
  const isLess = amount.startsWith('-')
  const figure = formatAmount(isLess ? amount.slice(1) : amount, currency)
  if (!/[1-9]/.test(figure)) return ''
  return `: ${figure} ${currency} ${isLess ? 'less' : 'more'}`
}

const tripFactNames: Record<TripFact, string> = {
  name: 'Trip name',
  startDate: 'Start date',
  endDate: 'End date',
  currency: 'Currency',
  purpose: 'Purpose',
  project: 'Cost centre or project',
  traveller: 'Traveller',
  email: 'Email',
}
