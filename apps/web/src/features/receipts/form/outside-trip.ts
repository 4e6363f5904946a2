import { type CalendarDate, isCalendarDate } from '@quittance/contract/calendar-date'
import type { Trip } from '@quittance/contract/trips'
import { daysBetween, formatDate, shiftDays, today } from '#lib/format/dates.ts'
import { dayCount } from '#lib/format/day-count.ts'

/** When a trip begins and ends. */
export type TripDays = Pick<Trip, 'startDate' | 'endDate'>

/** So many days from the trip, and the year or the month is likely to be wrong. */
const farDays = 30

type Words = { hint?: string; doubt?: string }

/** What to say of a day that is not one of the trip's; a ticket bought the week before is no mistake. */
export function aboutDay(
  date: CalendarDate,
  trip: TripDays | undefined,
  now: CalendarDate = today(),
): Words {
  if (!isCalendarDate(date)) return {}
  // Where the day begins first it is already tomorrow.
  if (date > shiftDays(now, 1)) return { doubt: 'This day is still to come. Please check.' }
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

/** The days of a trip so far, for what a typed day leaves open. */
export function daysOf(trip: TripDays | undefined, now: CalendarDate = today()) {
  if (!trip) return undefined
  const { startDate, endDate } = trip
  return { from: startDate, to: endDate ?? (startDate > now ? startDate : now) }
}
