import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { Receipt } from '@quittance/contract/receipt'
import { daysBetween, today } from '#lib/format/dates.ts'

const short = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const sameYear = new Intl.DateTimeFormat('en-US', short)
const otherYear = new Intl.DateTimeFormat('en-US', { ...short, year: 'numeric' })

/** Receipts that come day by day, under the name of their day. */
export function groupByDay(receipts: readonly Receipt[], now = today()) {
  const days: { date: CalendarDate; label: string; receipts: Receipt[] }[] = []
  for (const receipt of receipts) {
    const last = days.at(-1)
    if (last?.date === receipt.date) last.receipts.push(receipt)
    else days.push({ date: receipt.date, label: dayName(receipt.date, now), receipts: [receipt] })
  }
  return days
}

/** `Today`, `Yesterday`, `Thu, Mar 12`; with the year where it is another. */
function dayName(date: CalendarDate, now: CalendarDate) {
  const daysAgo = daysBetween(date, now)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return (date.slice(0, 4) === now.slice(0, 4) ? sameYear : otherYear).format(
    new Date(`${date}T00:00:00Z`),
  )
}
