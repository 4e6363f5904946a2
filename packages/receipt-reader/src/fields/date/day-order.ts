import type { Currency } from '@quittance/contract/money'
import { type CountryReading, weightAmong } from '#fields/country/country.ts'
import { plainText } from '#lexicon/fold.ts'
import type { Row } from '#rows/row.ts'
import { exists, type PrintedDay, printedDaysIn } from './date-patterns.ts'

/** Whether 03/04 is the third of April or the fourth of March, and how certain that is. */
export type DayOrder = { isMonthFirst: boolean; sureness: number }

/** Money other than dollars indicates a day-first country; in upper case without accents. */
const otherMoney =
  /€|£|₹|R\$|\bR[MP]\s?\d|\(RM\)|\b(?:EUR|GBP|CHF|MYR|SGD|IDR|THB|INR|BRL|ARS|MXN|CLP|AUD|NZD|PLN|CZK|NOK|DKK|RUB|HKD)\b/
const otherTax = /\b(?:GST|VAT)\b/
const dollars = /\$\s?\d|\bUSD\b/
const twelveHours = /\d\d\s?[AP]\.?M\b/
const afternoon = /(?<![\d:])(?:1[3-9]|2[0-3]):[0-5]\d(?![\d/]|\s?[AP]M)/

const counts = {
  otherMoney: 2,
  otherTax: 1,
  /** Usually American, unless the country is known. */
  dollars: 1.6,
  twelveHours: 0.5,
  afternoon: 1,
  otherDay: 4,
  /** Most of the world begins with the day. */
  habit: 0.5,
}
/** Another country may lead by this much, and dollars still count as American. */
const little = 0.6
const goodReason = 2
const leastSure = 0.4
const mostSure = 1.2

/** The date order of this page, by its country and its unambiguous dates. */
export function dayOrderOf(
  rows: Row[],
  country: CountryReading,
  tripCurrency?: Currency,
): DayOrder {
  const texts = rows.map(({ label }) => plainText(label))
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  // Canada writes the month first with a twelve-hour clock.
  const monthFirst = ['US', 'PH', ...(has(twelveHours) ? ['CA'] : [])]
  const { among, others } = weightAmong(country, monthFirst)
  const mayBeAmerican = others - among < little
  const settled = texts.flatMap(settledOrders)
  const byDays = Number(settled.includes('month first')) - Number(settled.includes('day first'))
  const lead =
    among -
    others -
    counts.habit +
    counts.otherDay * byDays +
    (mayBeAmerican && (tripCurrency === 'USD' || has(dollars)) ? counts.dollars : 0) +
    (has(twelveHours) ? counts.twelveHours : 0) -
    (has(afternoon) ? counts.afternoon : 0) -
    (has(otherMoney) ? counts.otherMoney : 0) -
    (has(otherTax) ? counts.otherTax : 0)
  const sureness = Math.min(mostSure, Math.max(leastSure, Math.abs(lead) / goodReason))
  return { isMonthFirst: lead > 0, sureness }
}

/** A number above twelve must be the day; with dots the day comes first. */
function settledOrders(text: string) {
  const days = printedDaysIn(text)
  return days
    .filter(
      ({ order, text: found }) =>
        (order === 'day first' && /\d\.\s?\d{1,2}\./.test(found)) ||
        days.filter((other) => other.text === found).length === 1,
    )
    .map(({ order }) => order)
}

const asianWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u
const fewestRows = 3
const yearFirst = ['SE', 'HU', 'LT', 'KR', 'JP', 'CN', 'TW']
/** The weight that one of them needs, and more than any other country. */
const enough = 1.5
/** Their money, if nothing else indicates the country. */
const money = /\bSEK\b|\bHUF\b|\bFORINT\b|\bKRW\b|₩/iu

/** Whether a year of two digits may come first: 25/10/05. */
export function writesYearFirst(rows: Row[], country: CountryReading): boolean {
  const labels = rows.map(({ label }) => label)
  const { among, others } = weightAmong(country, yearFirst)
  return (
    (among >= enough && among > others) ||
    labels.filter((label) => asianWord.test(label)).length >= fewestRows ||
    labels.some((label) => money.test(label)) ||
    isAlwaysYearFirst(labels.flatMap((label) => printedDaysIn(label)))
  )
}

/** If all four-digit years come first, two-digit ones do too. */
function isAlwaysYearFirst(days: PrintedDay[]) {
  const full = days.filter(({ hasFullYear }) => hasFullYear)
  return full.length > 0 && full.every(({ order }) => order === 'year first')
}

/** Reads the figures with the year first, if that is a valid date. */
export function withYearFirst<T extends PrintedDay>(days: T[], today: Date): T[] {
  return days.flatMap((day) => {
    if (day.hasFullYear || day.order === 'year first' || day.order === 'named') return [day]
    if (day.order === 'month first') return []
    const turned = {
      ...day,
      year: 2000 + day.day,
      day: day.year % 100,
      order: 'year first' as const,
    }
    return [exists(turned) && turned.year <= today.getUTCFullYear() ? turned : day]
  })
}
