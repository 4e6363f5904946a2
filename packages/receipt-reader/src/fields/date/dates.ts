import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { Features } from '#confidence/scoring.ts'
import { finderOf, fold } from '#lexicon/fold.ts'
import type { TextBox } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#tags/row.ts'
import { type PrintedDay, printedDaysIn } from './date-patterns.ts'
import { withYearFirst, writesYearFirst } from './year-first-days.ts'

export type DateCandidate = { date: CalendarDate; box: TextBox; features: Features }

/** What else helps to choose: how the country writes dates, the trip, and what day it is. */
export type DateContext = Pick<ReadingContext, 'tripStart' | 'tripEnd'> & {
  isMonthFirst: boolean
  today: Date
}

type Mention = PrintedDay & { box: TextBox; row: Row; readings: number; of: number }

const dateWords = finderOf(
  'DATE,DATUM,TARIKH,DATUMS,DATA,FECHA,DATO,INVOICE DATE,BILL DATE,日付,日時,日期,时间,時間,DATUMS,PRINTED,BELEGDATUM,OPENED,ORDERED',
)
const otherDays = finderOf(
  'BIRTH,DOB,BORN,GEBURT,NAISSANCE,EXPIRY,EXPIRES,EXP,EXPIRE,VALID,VALID UNTIL,GULTIG BIS,BEST BEFORE,MEMBER SINCE,SINCE,EST,ESTABLISHED,REGISTERED ON,GST REG,EFFECTIVE,DUE DATE,RETURN BY,REDEEM,WARRANTY,CHECK OUT,UNTIL,BEFORE,SINCE,MHD,PROMO,期限,有効,有效,入住,まで,生年月日,出生',
)
const timeOfDay = /\d{1,2}\s?[:.]\s?\d\d(?:\s?[:.]\d\d)?\s?(?:[AP]\.?M|UHR|H\b)?/i
const dayMs = 86_400_000

/** One candidate per day that is printed, with what speaks for it. */
export function dateCandidates(rows: Row[], context: DateContext): DateCandidate[] {
  const found = rows.flatMap((row) => mentionsIn(row))
  const mentions = writesYearFirst(rows) ? withYearFirst(found) : found
  const days = Map.groupBy(mentions, isoOf)
  return [...days].flatMap(([date, same]) => {
    const [first] = same
    return first
      ? [{ date, box: first.box, features: featuresOf(date, same, mentions, context) }]
      : []
  })
}

/** Boxes alone first; only a row without any day is read across its boxes ("14.05." "2020"). */
function mentionsIn(row: Row): Mention[] {
  const alone = row.boxes.flatMap((box) => {
    const readings = readingsOf(box)
    const all = readings.flatMap((text) => printedDaysIn(text))
    return [...Map.groupBy(all, isoOf).values()].flatMap((same) => {
      const [day] = same
      return day ? [{ ...day, box, row, readings: same.length, of: readings.length }] : []
    })
  })
  const [box] = row.boxes
  if (alone.length > 0 || !box) return alone
  return printedDaysIn(row.label).map((day) => ({ ...day, box, row, readings: 0, of: 1 }))
}

function isoOf({ year, month, day }: Pick<PrintedDay, 'year' | 'month' | 'day'>): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function featuresOf(
  date: CalendarDate,
  found: Mention[],
  all: Mention[],
  { isMonthFirst, tripStart, tripEnd, today }: DateContext,
): Features {
  const age = (today.getTime() - Date.parse(date)) / dayMs
  const isOpen = found.every(
    (mention) => isNumeric(mention) && all.some((other) => isOtherOrder(mention, other)),
  )
  const usual = isMonthFirst ? 'month first' : 'day first'
  const fromTrip = daysOutside(date, tripStart, tripEnd)
  return {
    isDay: 1,
    hasDateWord: found.some(({ row }) => dateWords(fold(row.label))),
    hasTime: found.some(({ row, text }) => timeOfDay.test(row.label.replace(text, ' '))),
    isRepeated: new Set(found.map(({ row }) => row.index)).size > 1,
    isAgreed: found.some(({ readings, of }) => readings >= of),
    isJoined: found.every(({ readings }) => readings === 0),
    hasFullYear: found.some(({ hasFullYear }) => hasFullYear),
    isNamed: found.some(({ order }) => order === 'named' || order === 'year first'),
    isUnusualOrder: isOpen && !found.some(({ order }) => order === usual),
    isOtherDay: found.every(({ row }) => otherDays(fold(row.label))),
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
