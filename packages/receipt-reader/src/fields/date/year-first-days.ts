import { type CountryReading, weightAmong } from '#fields/country/country.ts'
import type { Row } from '#rows/row.ts'
import { printedDaysIn } from './date-patterns.ts'
import { exists, type PrintedDay } from './printed-day.ts'

const asianWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u
const fewestRows = 3
const yearFirst = ['SE', 'HU', 'LT', 'KR', 'JP', 'CN', 'TW']
/** What must speak for one of them, and for no other as much. */
const enough = 1.5
/** Money of theirs, where nothing else tells the country. */
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

/** All years of four digits stand first, so those of two do. */
function isAlwaysYearFirst(days: PrintedDay[]) {
  const full = days.filter(({ hasFullYear }) => hasFullYear)
  return full.length > 0 && full.every(({ order }) => order === 'year first')
}

/** The same figures with the year first, where that is a day. */
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
