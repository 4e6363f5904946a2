import { z } from 'zod'

/** A day without a time or a zone: `2025-01-05`. */
export type CalendarDate = string

const timeOfDay =
  /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

/** Accepts `yyyy-MM-dd` or an ISO timestamp, of which it takes the day; outputs `yyyy-MM-dd`. */
export function calendarDate(message: string) {
  return z
    .string(message)
    .trim()
    .refine((text) => text.length <= 10 || timeOfDay.test(text.slice(10)), message)
    .transform((text) => text.slice(0, 10))
    .refine(isCalendarDate, message)
}

/** True for a day that exists, from 1990 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!/^(199\d|20\d\d)-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
