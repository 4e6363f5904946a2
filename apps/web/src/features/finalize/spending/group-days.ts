import { type Currency, fromMinor, storedDecimalsOf } from '@quittance/contract/money'
import { addDays, mondayOf } from '#features/finalize/days.ts'
import { formatDate, formatDates } from '#lib/format/dates.ts'
import type { SpendingBlock } from './spending-blocks.ts'

/** Two weeks of days fit at a glance. */
const maxRows = 14

type Span = { keyOf: (date: string) => string; label: (key: string) => string }

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const spans: readonly Span[] = [
  { keyOf: (date) => date, label: formatDate },
  { keyOf: mondayOf, label: (monday) => formatDates(monday, addDays(monday, 6)) },
  {
    keyOf: (date) => date.slice(0, 7),
    label: (key) => month.format(new Date(`${key}-01T00:00:00Z`)),
  },
]
const years: Span = { keyOf: (date) => date.slice(0, 4), label: (year) => year }

/** The days of a trip; a long one is grouped by week, month or year. */
export function groupDays(days: SpendingBlock['days'], currency: Currency) {
  const unit = 10 ** storedDecimalsOf(currency)
  const span = spans.find(({ keyOf }) => countOf(days, keyOf) <= maxRows) ?? years
  const groups = Map.groupBy(days, ({ date }) => span.keyOf(date))
  return Array.from(groups, ([key, own]) => ({
    key,
    label: span.label(key),
    // A total may have more digits than an amount can have.
    total: fromMinor(
      own.reduce((sum, { total }) => sum + Math.round(Number(total) * unit), 0),
      currency,
    ),
    receiptCount: own.reduce((sum, { receiptCount = 0 }) => sum + receiptCount, 0),
    missing: own.reduce((sum, { missing = 0 }) => sum + missing, 0),
  }))
}

function countOf(days: SpendingBlock['days'], keyOf: Span['keyOf']) {
  return new Set(days.map(({ date }) => keyOf(date))).size
}
