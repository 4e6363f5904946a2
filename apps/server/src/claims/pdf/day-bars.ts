import type { PdfHead } from './pdf-step.ts'

const maxBars = 62
const dayMs = 86_400_000

export type DayBar = { date: string; totalMinor: number }

/** Receipts further from the trip than this have a wrong date, or are for something else. */
const maxDaysAway = 31

type Days = PdfHead['converted']['days']

/**
 * A bar for each day, including days without spending; groups days on a long trip. Days far from
 * the trip are apart, because the others would be too narrow beside them.
 */
export function dayBars(all: Days, trip: Pick<PdfHead['trip'], 'startDate' | 'endDate'>) {
  const [start, end] = [Date.parse(trip.startDate), Date.parse(trip.endDate)]
  const isNear = ({ date }: Days[number]) =>
    Date.parse(date) >= start - maxDaysAway * dayMs && Date.parse(date) <= end + maxDaysAway * dayMs
  const hasNear = all.some(isNear)
  const days = hasNear ? all.filter(isNear) : all
  const apart = hasNear ? all.filter((day) => !isNear(day)) : []
  const [first = 0, last = 0] = [days[0], days.at(-1)].map((day) => Date.parse(day?.date ?? ''))
  const count = Math.round((last - first) / dayMs) + 1
  const daysPerBar = Math.ceil(count / maxBars)
  const bars: DayBar[] = Array.from({ length: Math.ceil(count / daysPerBar) }, (_, index) => ({
    date: new Date(first + index * daysPerBar * dayMs).toISOString().slice(0, 10),
    totalMinor: 0,
  }))
  for (const { date, totalMinor } of days) {
    const bar = bars[Math.floor(Math.round((Date.parse(date) - first) / dayMs) / daysPerBar)]
    if (bar) bar.totalMinor += totalMinor
  }
  return { bars, daysPerBar, apart }
}
