import type { CalendarDate } from '@quittance/contract/calendar-date'

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Jan 5`, where the year is plain. */
export function formatDay(date: CalendarDate): string {
  return format.format(instant(date))
}

/** `Jan 6 – 12`, `Jan 27 – Feb 2`. */
export function formatDays(from: CalendarDate, to: CalendarDate): string {
  // Across years it would write both of them.
  return from.slice(0, 4) === to.slice(0, 4)
    ? format.formatRange(instant(from), instant(to))
    : `${formatDay(from)} – ${formatDay(to)}`
}

/** The day so many days later, or earlier. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  const day = instant(date)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}

/** The Monday of its week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((instant(date).getUTCDay() + 6) % 7))
}

function instant(date: CalendarDate) {
  return new Date(`${date}T00:00:00Z`)
}
