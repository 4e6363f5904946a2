import { type CalendarDate, isCalendarDate } from '@quittance/contract/calendar-date'
import { daysBetween, shiftDays } from './dates.ts'
import { monthNamed, weekdayNamed } from './day-names.ts'

export type Expected = {
  today: CalendarDate
  /** The likeliest days, first to last. */
  near: { from: CalendarDate; to: CalendarDate }
  /** Whether only days up to tomorrow are expected, unless written in full. */
  isPast?: boolean
  /** 3/12 is March in the user's locale. */
  isMonthFirst?: boolean
  /** Names are understood in this language and in English; defaults to the user's. */
  language?: string
}

type Part = number | null
type Reading = { year: Part; month: Part; day: number }

/** Parses a date as people type it: `12.3.`, `12 mar`, `3/12/26`, `yesterday`; null if it is none of these. */
export function parseTypedDate(typed: string, expected: Expected): CalendarDate | null {
  const words = wordsOf(typed)
  const named = words.length === 1 ? dayNamed(words[0] ?? '', expected) : null
  if (named) return named
  const { language } = expected
  const readings = readingsOf(
    words.filter((word) => weekdayNamed(word, language) === null),
    language,
  )
  // Countries that write full stops put the day first.
  const isDayFirst = /\d\.\s*\d/.test(typed)
  const inOrder = expected.isMonthFirst && !isDayFirst ? readings.toReversed() : readings
  const likely = inOrder.flatMap((reading) => likeliestDay(reading, expected))
  if (isDayFirst) return likely[0] ?? null
  return likely.toSorted((a, b) => daysOutside(a, expected) - daysOutside(b, expected))[0] ?? null
}

/** Numbers and words; the time of day, `12th` and full stops are ignored. */
function wordsOf(typed: string): string[] {
  const text = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)t?\s*\b\d{1,2}:\d\d.*$|t\d\d:.*$/, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
  return text.match(/\d+|\p{L}+/gu)?.filter((word) => word !== 'of' && word !== 'the') ?? []
}

function dayNamed(word: string, { today, language }: Expected): CalendarDate | null {
  if (word === 'today') return today
  if (word === 'yesterday') return shiftDays(today, -1)
  if (word === 'tomorrow') return shiftDays(today, 1)
  const weekday = weekdayNamed(word, language)
  if (weekday === null) return null
  const since = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7
  return shiftDays(today, -since)
}

/** All possible meanings, day before month first. */
function readingsOf(words: string[], language: string | undefined): Reading[] {
  const name = words.findIndex((word) => monthNamed(word, language) !== null)
  if (name >= 0) return withMonthName(words, name, monthNamed(words[name] ?? '', language))
  if (!words.every((word) => /^\d+$/.test(word))) return []
  const [first = '', second = '', third] = words
  if (words.length === 1) return unseparated(first)
  if (words.length === 2) return [dayMonth(first, second), dayMonth(second, first)]
  if (words.length > 3 || third === undefined) return []
  if (first.length === 4)
    return [{ year: Number(first), month: Number(second), day: Number(third) }]
  return [dayMonth(first, second, third), dayMonth(second, first, third)]
}

function withMonthName(words: string[], at: number, month: Part): Reading[] {
  const figures = words.filter((_, index) => index !== at)
  if (figures.length > 2 || !figures.every((word) => /^\d+$/.test(word))) return []
  const [one = '', other] = figures
  if (!one) return []
  const isYearFirst = one.length === 4
  const [day, year] = isYearFirst ? [other ?? '', one] : [one, other]
  return day ? [{ year: yearOf(year), month, day: Number(day) }] : []
}

/** `12` is a day of a nearby month; four digits and more come from keyboards without a full stop. */
function unseparated(text: string): Reading[] {
  const parts = (...lengths: number[]) => {
    let at = 0
    return lengths.map((length) => {
      at += length
      return text.slice(at - length, at)
    })
  }
  if (text.length <= 2) return [{ year: null, month: null, day: Number(text) }]
  const [a = '', b = '', c] = text.length === 8 ? parts(2, 2, 4) : parts(2, 2, 2)
  if (text.length === 4) return [dayMonth(a, b), dayMonth(b, a)]
  if (text.length === 6) return [dayMonth(a, b, c), dayMonth(b, a, c)]
  if (text.length !== 8) return []
  const [year = '', month = '', day = ''] = parts(4, 2, 2)
  return [
    { year: Number(year), month: Number(month), day: Number(day) },
    dayMonth(a, b, c),
    dayMonth(b, a, c),
  ]
}

function dayMonth(day: string, month: string, year?: string): Reading {
  return { year: yearOf(year), month: Number(month), day: Number(day) }
}

function yearOf(text: string | undefined): Part {
  if (!text) return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

/** The candidate within the expected days, or nearest to them; then nearest to today. */
function likeliestDay(reading: Reading, expected: Expected): CalendarDate[] {
  const fromToday = (day: CalendarDate) => Math.abs(daysBetween(expected.today, day))
  return daysOf(reading, expected)
    .toSorted(
      (a, b) => daysOutside(a, expected) - daysOutside(b, expected) || fromToday(a) - fromToday(b),
    )
    .slice(0, 1)
}

function daysOutside(day: CalendarDate, { near: { from, to } }: Expected) {
  return Math.max(daysBetween(day, from), daysBetween(to, day), 0)
}

/** All days that match, trying the years and months around the expected ones where missing. */
function daysOf({ year, month, day }: Reading, { near, today, isPast }: Expected): CalendarDate[] {
  const first = Number(near.from.slice(0, 4)) - 1
  const years = year === null ? range(first, Number(near.to.slice(0, 4)) + 1) : [year]
  const months = month === null ? range(1, 12) : [month]
  const all = years.flatMap((y) => months.map((m) => dayOf(y, m, day))).filter(isCalendarDate)
  if (year !== null || !isPast) return all
  return all.filter((date) => date <= shiftDays(today, 1))
}

function dayOf(year: number, month: number, day: number): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
