import { type CalendarDate, isCalendarDate } from '@quittance/contract/calendar-date'
import type { Trip } from '@quittance/contract/trips'
import { daysBetween, formatDate, shiftDays, today } from '#lib/format/dates.ts'
import { dayCount } from '#lib/format/day-count.ts'

export type TripDays = Pick<Trip, 'startDate' | 'endDate'>

/** This far from the trip, the year or month is probably wrong. */
const farDays = 30

type Words = { hint?: string; doubt?: string }

/** A note or warning about a date outside the trip; a ticket bought the week before is no mistake. */
export function dateNotes(
  date: CalendarDate,
  trip: TripDays | undefined,
  now: CalendarDate = today(),
): Words {
  if (!isCalendarDate(date)) return {}
  // It may already be tomorrow in the first time zone.
  if (date > shiftDays(now, 1)) return { doubt: 'This date is in the future. Please check.' }
  if (!trip) return {}
  const { startDate, endDate } = trip
  const begins = `${startDate > now ? 'begins' : 'began'} on ${formatDate(startDate)}`
  if (date < startDate) return wordsOf(daysBetween(date, startDate), 'before', begins)
  if (endDate === null || date <= endDate) return {}
  return wordsOf(daysBetween(endDate, date), 'after', `ended on ${formatDate(endDate)}`)
}

function wordsOf(days: number, side: 'before' | 'after', end: string): Words {
  return days < farDays
    ? { hint: `${dayCount(days)} ${side} the trip, which ${end}.` }
    : { doubt: `Far outside the trip, which ${end}.` }
}

/** The trip's days so far, to complete a partly typed date. */
export function daysOf(trip: TripDays | undefined, now: CalendarDate = today()) {
  if (!trip) return undefined
  const { startDate, endDate } = trip
  return { from: startDate, to: endDate ?? (startDate > now ? startDate : now) }
}
