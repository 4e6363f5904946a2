import type { Row } from '#tags/row.ts'
import { exists, type PrintedDay } from './date-patterns.ts'

const asianWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u
const fewestRows = 3

/** In Japan and China the year comes first, also in two digits: 25/10/05. */
export function writesYearFirst(rows: Row[]): boolean {
  return rows.filter(({ label }) => asianWord.test(label)).length >= fewestRows
}

/** The same figures with the year first, where that is a day. */
export function withYearFirst<T extends PrintedDay>(days: T[]): T[] {
  return days.flatMap((day) => {
    if (day.hasFullYear || day.order === 'year first' || day.order === 'named') return [day]
    if (day.order === 'month first') return []
    const turned = {
      ...day,
      year: 2000 + day.day,
      day: day.year % 100,
      order: 'year first' as const,
    }
    return [exists(turned) ? turned : day]
  })
}
