import { exists, type PrintedDay, toPrintedDays } from './printed-day.ts'

const dayFirst = /(?<!\d)(?<a>\d\d)(?<b>\d\d)(?<rest>20\d\d)(?!\d)/g
const yearFirst = /(?<!\d)(?<year>20\d\d)(?<month>[01]\d)(?<day>[0-3]\d)(?!\d)/g
const short = /(?<!\d)(?<a>\d\d)(?<b>\d\d)(?<rest>[0-3]\d)(?!\d)/g
const spaced = /(?<!\d)(?<a>\d\d) (?<b>\d\d) (?<rest>[0-3]\d)(?!\d)/g

/** Days without signs between their parts, "05032024", "310119": to be believed only beside a word for the date. */
export function compactDaysIn(text: string): PrintedDay[] {
  const full = [
    ...[...text.matchAll(yearFirst)].flatMap(({ 0: found, groups = {} }): PrintedDay[] => {
      const { year, month, day } = groups
      const parts = { year: Number(year), month: Number(month), day: Number(day) }
      return [{ ...parts, order: 'year first', hasFullYear: true, text: found }]
    }),
    ...[...text.matchAll(dayFirst)].flatMap(toPrintedDays),
  ].filter(exists)
  if (full.length > 0) return full
  return [...text.matchAll(short), ...text.matchAll(spaced)].flatMap(toPrintedDays).filter(exists)
}
