import { monthNamed } from '#lexicon/months.ts'

/** A day as printed: the order of the first two may be open. */
export type PrintedDay = {
  year: number
  month: number
  day: number
  /** How sure the parts are: which of them is day and month, whether the year has four digits. */
  order: 'named' | 'year first' | 'day first' | 'month first'
  hasFullYear: boolean
  text: string
}

/** A day of which the month is named, or all parts are in their order. */
export function named(order: PrintedDay['order']) {
  return ({ 0: text, groups = {} }: RegExpMatchArray): PrintedDay[] => {
    const { name = '', year: yearText = '', month: monthText, day: dayText } = groups
    const month = name ? monthNamed(name) : Number(monthText)
    if (month === undefined) return []
    const hasFullYear = yearText.length === 4
    return [{ year: fullYear(yearText), month, day: Number(dayText), order, hasFullYear, text }]
  }
}

/** "29.02.2014:52" may be 2014 or 14:52 of 2020; 03/04 is open. */
export function toPrintedDays({
  0: text,
  groups = {},
  input = '',
  index = 0,
}: RegExpMatchArray): PrintedDay[] {
  const { a = '', b = '' } = groups
  const rest = groups.rest?.replace(' ', '') ?? ''
  const first = Number(a)
  const second = Number(b)
  const after = input.slice(index + text.length)
  const isFollowedByMinutes = /^:\d\d/.test(after)
  // Without AM or PM an hour has two digits, so in "20115:32" the one is a stroke or a gap.
  const isStroked =
    isFollowedByMinutes && /^\d\d1(?:[01]\d|2[0-3])$/.test(rest) && !/^[:\d\s]*[AP]M/.test(after)
  return yearsIn(isStroked ? rest.slice(0, 2) : rest, isFollowedByMinutes).flatMap(
    ({ year: found, hasFullYear }) => [
      { year: found, month: second, day: first, order: 'day first', hasFullYear, text },
      { year: found, month: first, day: second, order: 'month first', hasFullYear, text },
    ],
  )
}

/** The hour may be stuck to the year: 2018, 201818 (18 h), 1818 (18 h), 20 (2020). */
function yearsIn(rest: string, hasHour: boolean): { year: number; hasFullYear: boolean }[] {
  const full =
    /^(?:19|20|25[4-9])\d/.test(rest) && rest.length >= 4
      ? [{ year: fullYear(rest.slice(0, 4)), hasFullYear: true }]
      : []
  const hour = rest.slice(2)
  const isShort = rest.length === 2 || (hasHour && rest.length <= 4 && Number(hour) < 24)
  return isShort ? [...full, { year: fullYear(rest.slice(0, 2)), hasFullYear: false }] : full
}

/** Thailand counts its years from the Buddha. */
const buddhistEra = 543

function fullYear(text: string) {
  const number = Number(text)
  if (text.length === 4) return number > buddhistEra + 1990 ? number - buddhistEra : number
  return number >= 90 ? 1900 + number : 2000 + number
}

/** There is such a day, and it may be on a receipt. */
export function exists({ year: y, month, day }: PrintedDay): boolean {
  const date = new Date(Date.UTC(y, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && y >= 1990 && y < 2100
}
