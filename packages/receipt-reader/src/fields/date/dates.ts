import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { DateFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { CountryReading } from '#fields/country/country.ts'
import type { TextBox } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { compactDaysIn } from './compact-days.ts'
import type { DateCandidate } from './date-candidate.ts'
import { printedDaysIn } from './date-patterns.ts'
import { isDateRow, isDateWordBefore, isOtherDay } from './date-words.ts'
import type { DayOrder } from './day-order.ts'
import { documentDayWorth } from './document-days.ts'
import { withLastDay } from './last-days.ts'
import type { PrintedDay } from './printed-day.ts'
import { withYearFirst, writesYearFirst } from './year-first-days.ts'

/** What else helps to choose: how the country writes dates, the trip, and what day it is. */
export type DateContext = Pick<ReadingContext, 'tripStart' | 'tripEnd'> & {
  order: DayOrder
  country: CountryReading
  today: Date
  /** Documents name many days, each by its word. */
  isDocument?: boolean
}

type Mention = PrintedDay & { box: TextBox; row: Row; readings: number; of: number }

const timeOfDay = /\d{1,2}\s?[:.]\s?\d\d(?:\s?[:.]\d\d)?\s?(?:[AP]\.?M|UHR|H\b)?/i
const dayMs = 86_400_000

/** Where days stand: in a box alone, else across the boxes of a row, else without any sign between their figures. */
export const daySources: Record<string, (row: Row, isYearFirst: boolean) => Mention[]> = {
  alone: mentionsAlone,
  across: mentionsAcross,
  compact: compactMentions,
}

type DayPass = (days: Mention[], today: Date, isYearFirst: boolean) => Mention[]

export const dayPasses: Record<string, DayPass> = {
  withYearFirst: (days, today, isYearFirst) => (isYearFirst ? withYearFirst(days, today) : days),
}

/** What is put right among the days of a document. */
export const documentDayPasses: Record<
  string,
  (days: DateCandidate[], rows: Row[]) => DateCandidate[]
> = { withLastDay }

/** One candidate per day that is printed, with what speaks for it. */
export function dateCandidates(rows: Row[], context: DateContext): DateCandidate[] {
  const isYearFirst = writesYearFirst(rows, context.country)
  const found = rows.flatMap((row) => mentionsIn(row, isYearFirst))
  const mentions = Object.values(dayPasses).reduce(
    (read, pass) => pass(read, context.today, isYearFirst),
    found,
  )
  const days = Map.groupBy(mentions, isoOf)
  const all = [...days].flatMap(([date, same]) => {
    const [first] = same
    return first ? [{ date, box: first.box, features: featuresOn(date, same) }] : []
  })
  if (!context.isDocument) return all
  return Object.values(documentDayPasses).reduce((read, pass) => pass(read, rows), all)

  function featuresOn(date: CalendarDate, same: Mention[]) {
    const features = featuresOf(date, same, mentions, context)
    return context.isDocument ? asInDocument(features, documentDayWorth(same, rows)) : features
  }
}

/** The words beside it count, and not how often it stands there or whether at an hour. */
function asInDocument(features: Features<DateFeature>, inDocument: number): Features<DateFeature> {
  const {
    hasDateWord: _word,
    hasTime: _time,
    isRepeated: _often,
    isOtherDay: _,
    ...others
  } = features
  return { ...others, inDocument }
}

/** By the first source that finds any. */
function mentionsIn(row: Row, isYearFirst: boolean): Mention[] {
  for (const source of Object.values(daySources)) {
    const found = source(row, isYearFirst)
    if (found.length > 0) return found
  }
  return []
}

function mentionsAlone(row: Row): Mention[] {
  return row.boxes.flatMap((box) => {
    const readings = readingsOf(box)
    const all = readings.flatMap((text) => printedDaysIn(text))
    return [...Map.groupBy(all, isoOf).values()].flatMap((same) => {
      const [day] = same
      return day ? [{ ...day, box, row, readings: same.length, of: readings.length }] : []
    })
  })
}

/** "14.05." "2020" */
function mentionsAcross(row: Row): Mention[] {
  const [box] = row.boxes
  if (!box) return []
  return printedDaysIn(row.label).map((day) => ({ ...day, box, row, readings: 0, of: 1 }))
}

/** "240305 14:22" where the year comes first; elsewhere there must be a word for the date. */
function compactMentions(row: Row, isYearFirst: boolean): Mention[] {
  return row.boxes.flatMap((box) =>
    compactDaysIn(box.text)
      .filter(
        ({ text }) =>
          isDateWordBefore(row.label, text) || (isYearFirst && isBeforeTime(row.label, text)),
      )
      .map((day) => ({ ...day, box, row, readings: 1, of: 1 })),
  )
}

function isBeforeTime(label: string, day: string) {
  const [, after = ''] = label.split(day)
  return /^\s(?:[01]?\d|2[0-3])[:.][0-5]\d/.test(after)
}

function isoOf({ year, month, day }: Pick<PrintedDay, 'year' | 'month' | 'day'>): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function featuresOf(
  date: CalendarDate,
  found: Mention[],
  all: Mention[],
  { order: { isMonthFirst, sureness }, tripStart, tripEnd, today }: DateContext,
): Features<DateFeature> {
  const age = (today.getTime() - Date.parse(date)) / dayMs
  const isOpen = found.every(
    (mention) => isNumeric(mention) && all.some((other) => isOtherOrder(mention, other)),
  )
  const usual = isMonthFirst ? 'month first' : 'day first'
  const fromTrip = daysOutside(date, tripStart, tripEnd)
  return {
    isDay: 1,
    hasDateWord: found.some(
      ({ row, text }) => isDateRow(row.label) && !isOtherDay(row.label, text),
    ),
    hasTime: found.some(({ row, text }) => timeOfDay.test(row.label.replace(text, ' '))),
    isRepeated: new Set(found.map(({ row }) => row.index)).size > 1,
    isAgreed: found.some(({ readings, of }) => readings >= of),
    isJoined: found.every(({ readings }) => readings === 0),
    hasFullYear: found.some(({ hasFullYear }) => hasFullYear),
    isNamed: found.some(({ order }) => order === 'named' || order === 'year first'),
    isUnusualOrder: isOpen && !found.some(({ order }) => order === usual) ? sureness : 0,
    isOtherDay: found.every(({ row, text }) => isOtherDay(row.label, text)),
    isFuture: age < -1.5,
    isOld: age > 365 * 20,
    isVeryOld: age > 365 * 30,
    isInTrip: fromTrip !== undefined && fromTrip <= 3,
    isNearTrip: fromTrip !== undefined && fromTrip <= 40,
    position: found.length > 0 ? (found[0]?.row.index ?? 0) / 100 : 0,
  }
}

function isNumeric({ order }: PrintedDay) {
  return order === 'day first' || order === 'month first'
}

function isOtherOrder(mention: Mention, other: Mention) {
  return (
    other.row === mention.row &&
    other.text === mention.text &&
    other.order !== mention.order &&
    isoOf(other) !== isoOf(mention)
  )
}

function daysOutside(date: CalendarDate, start?: CalendarDate, end?: CalendarDate) {
  const first = start ?? end
  const last = end ?? start
  if (!first || !last) return undefined
  const day = Date.parse(date)
  return Math.max(Date.parse(first) - day, day - Date.parse(last), 0) / dayMs
}
