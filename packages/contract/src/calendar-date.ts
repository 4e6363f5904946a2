import { z } from 'zod'

/** A day without a time or a zone: `2025-01-05`. */
export type CalendarDate = string

/** Accepts `yyyy-MM-dd` or an ISO timestamp, of which the day counts; answers `yyyy-MM-dd`. */
export function calendarDate(message: string) {
  return z
    .string(message)
    .trim()
    .transform((text) => text.slice(0, 10))
    .refine(isCalendarDate, message)
}

/** True for a day that exists, from 1990 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!/^(199\d|20\d\d)-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
