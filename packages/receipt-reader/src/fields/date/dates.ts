import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { DateFeature } from '#confidence/features.ts'
import type { Features, Ranked } from '#confidence/scoring.ts'
import type { CountryReading } from '#fields/country/country.ts'
import type { TextBox } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { type PrintedDay, printedDaysIn } from './date-patterns.ts'
import { isDateRow, isInMargin, isOtherDay } from './day-labels.ts'
import { type DayOrder, withYearFirst, writesYearFirst } from './day-order.ts'
import { documentDayMeaning } from './document-days.ts'

export type DateCandidate = { date: CalendarDate; box: TextBox; features: Features<DateFeature> }

/** Context for the choice: the country's date order, the trip, and today. */
export type DateContext = Pick<ReadingContext, 'tripStart' | 'tripEnd'> & {
  order: DayOrder
  country: CountryReading
  today: Date
  /** Documents print many dates, each with a label. */
  isDocument?: boolean
}

type Mention = PrintedDay & { box: TextBox; row: Row }

const timeOfDay = /\d{1,2}\s?[:.]\s?\d\d(?:\s?[:.]\d\d)?\s?(?:[AP]\.?M|UHR|H\b)?/i
const dayMs = 86_400_000
/** In years. */
const oldest = 20
/** In days before and after. */
const inTrip = 3
const nearTrip = 40

type DayPass = (days: Mention[], today: Date, isYearFirst: boolean) => Mention[]

export const dayPasses: Record<string, DayPass> = {
  withYearFirst: (days, today, isYearFirst) => (isYearFirst ? withYearFirst(days, today) : days),
}

export function dateCandidates(rows: Row[], context: DateContext): DateCandidate[] {
  const isYearFirst = writesYearFirst(rows, context.country)
  const found = rows.flatMap(mentionsIn)
  const mentions = Object.values(dayPasses).reduce(
    (read, pass) => pass(read, context.today, isYearFirst),
    found,
  )
  const own = context.isDocument ? mentions.filter((day) => !isInMargin(day, rows)) : mentions
  const days = Map.groupBy(own.length > 0 ? own : mentions, isoOf)
  return [...days].flatMap(([date, same]) => {
    const [first] = same
    if (!first) return []
    const words = context.isDocument ? documentFeatures(same, rows) : slipFeatures(same)
    const features = { ...words, ...featuresOf(date, same, mentions, context) }
    return [{ date, box: first.box, features }]
  })
}

/** On a document only the label of a date counts, not repetition or a time of day. */
function documentFeatures(found: Mention[], rows: Row[]): Features<DateFeature> {
  const meaning = documentDayMeaning(found, rows)
  return {
    hasDateWord: meaning === 'date',
    isBillDate: meaning === 'bill',
    isBoughtDate: meaning === 'bought',
    isEndDate: meaning === 'end',
    isOtherDay: meaning === 'use',
  }
}

function slipFeatures(found: Mention[]): Features<DateFeature> {
  return {
    hasDateWord: found.some(
      ({ row, text }) => isDateRow(row.label) && !isOtherDay(row.label, text),
    ),
    isOtherDay: found.every(({ row, text }) => isOtherDay(row.label, text)),
    hasTime: found.some(({ row, text }) => timeOfDay.test(row.label.replace(text, ' '))),
    isRepeated: new Set(found.map(({ row }) => row.index)).size > 1,
  }
}

function mentionsIn(row: Row): Mention[] {
  return row.boxes.flatMap((box) => {
    const all = readingsOf(box).flatMap((text) => printedDaysIn(text))
    return [...Map.groupBy(all, isoOf).values()].map(([day]) => ({ ...day!, box, row }))
  })
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
    hasFullYear: found.some(({ hasFullYear }) => hasFullYear),
    isUnusualOrder: isOpen && !found.some(({ order }) => order === usual) ? sureness : 0,
    isOutOfRange: age < -1.5 || age > 365 * oldest,
    isInTrip: fromTrip === undefined || fromTrip > nearTrip ? 0 : fromTrip <= inTrip ? 1 : 1 / 3,
    position: (found[0]?.row.index ?? 0) / 100,
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

/** Below the threshold at which the form marks a date. */
const doubted = 0.7

/** Limits the confidence of a date on which a purchase is unlikely. */
export function dateConfidence(plain: number, chosen: Ranked<DateCandidate> | undefined): number {
  const { isOtherDay: isOther, isEndDate, isOutOfRange } = chosen?.candidate.features ?? {}
  return isOther || isEndDate || isOutOfRange ? Math.min(plain, doubted) : plain
}
