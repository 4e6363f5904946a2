import { fromMinor } from '@quittance/contract/money'
import type { Spending } from '@quittance/contract/reports'
import { addDays, formatDay, formatDays, mondayOf } from '#features/finalize/days.ts'

/** As many rows as can be taken in at a glance: two weeks of days. */
const mostRows = 14

type Span = { keyOf: (date: string) => string; label: (key: string) => string }

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const spans: readonly Span[] = [
  { keyOf: (date) => date, label: formatDay },
  { keyOf: mondayOf, label: (monday) => formatDays(monday, addDays(monday, 6)) },
  {
    keyOf: (date) => date.slice(0, 7),
    label: (key) => month.format(new Date(`${key}-01T00:00:00Z`)),
  },
]
const years: Span = { keyOf: (date) => date.slice(0, 4), label: (year) => year }

/** The days of a trip; those of a long one by week, by month or by year. */
export function groupDays(days: Spending['days']) {
  const span = spans.find(({ keyOf }) => countOf(days, keyOf) <= mostRows) ?? years
  const totals = new Map<string, number>()
  for (const { date, total } of days) {
    const key = span.keyOf(date)
    totals.set(key, (totals.get(key) ?? 0) + hundredths(total))
  }
  return [...totals].map(([key, minor]) => ({
    key,
    label: span.label(key),
    total: fromMinor(minor),
  }))
}

function countOf(days: Spending['days'], keyOf: Span['keyOf']) {
  return new Set(days.map(({ date }) => keyOf(date))).size
}

/** A total may have more digits than an amount can have. */
function hundredths(total: string) {
  return Math.round(Number(total) * 100)
}
