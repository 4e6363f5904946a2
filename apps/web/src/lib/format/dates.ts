import type { CalendarDate } from '@quittance/contract/calendar-date'

const dayLength = 86_400_000

// A calendar date has no zone; parsing and formatting it in the same one keeps the day.
const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Jan 5, 2025`; text that is not a date is returned unchanged. */
export function formatDate(date: CalendarDate): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : format.format(day)
}

/** `Jan 5, 2025 - Jan 9, 2025`, ending in 'Ongoing' without an end date. */
export function formatDates(start: CalendarDate, end: CalendarDate | null | undefined): string {
  return `${formatDate(start)} - ${end ? formatDate(end) : 'Ongoing'}`
}

/** Today in the user's time zone. */
export function today(now = new Date()): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function shiftDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

export function daysBetween(first: CalendarDate, second: CalendarDate): number {
  return (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayLength
}
