import type { CalendarDate } from '@quittance/contract/calendar-date'
import { formatDate } from '#lib/format/dates.ts'

/** `Jan 6, 2025 - Jan 12, 2025`. */
export function formatDays(from: CalendarDate, to: CalendarDate): string {
  return `${formatDate(from)} - ${formatDate(to)}`
}

export function addDays(date: CalendarDate, count: number): CalendarDate {
  const day = instant(date)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}

export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((instant(date).getUTCDay() + 6) % 7))
}

function instant(date: CalendarDate) {
  return new Date(`${date}T00:00:00Z`)
}
