import { withoutAccents } from '#lexicon/fold.ts'
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

/** Any word; whether it names a month is seen later. */
const wordForMonth = '(?<name>0?[A-Z]{2,12})'
const year = "'?(?<year>(?:19|20)\\d\\d|25[4-9]\\d|\\d\\d)(?!\\d(?!\\d?:)|:\\d\\d)"

const numeric =
  /(?<!\d|\d[./,-])(?<a>\d{1,2})\s?[./,-]\s?(?<b>\d{1,2})\s?[./,'-]\s?(?<rest>20 \d\d(?![\d:.])|\d{2,6})(?![./]\d(?!\d?:\d\d))/g
const afterTime = /(?<=:\d\d)(?<a>\d\d)[./-](?<b>\d\d)[./-](?<rest>\d{2,4})(?!\d)/g
const spaced = /(?<!\d)(?<a>\d\d) (?<b>\d\d) (?<rest>20\d\d)(?!\d)/g
const yearFirst =
  /(?<!\d)(?<year>(?:19|20)\d\d)\s?[./年-]\s?(?<month>\d{1,2})\s?[./月-]\s?(?<day>\d{1,2})/g
/** "20240305/191204", as the clock of a till gives it. */
const timestamp =
  /(?<!\d)(?<year>20\d\d)(?<month>[01]\d)(?<day>[0-3]\d)(?=[ T/_-](?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d))/g
/** "26年3月5日": the year in two digits. */
const shortYearFirst =
  /(?<!\d|令和\s?|平成\s?|R\s?)(?<year>\d\d)\s?年\s?(?<month>\d{1,2})\s?月\s?(?<day>\d{1,2})/g
const imperialEra =
  /(?:令和|R)\s?(?<era>\d{1,2})\s?[年.]\s?(?<month>\d{1,2})\s?[月.]\s?(?<day>\d{1,2})/g
const dayName = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s./,-]{0,3}${wordForMonth}[\\s./,-]{0,3}${year}(?!\\s?'\\d\\d)`,
  'g',
)
const nameDay = new RegExp(
  `(?<![A-Z])${wordForMonth}[\\s./-]{0,3}(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s./,'-]{1,3}${year}`,
  'g',
)
/** "Tue Mar 05 14:22:10 2019": the year stands behind the time. */
const yearAtEnd = new RegExp(
  `(?<![A-Z])${wordForMonth}[\\s./-]{0,3}(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s,]{1,3}\\d{1,2}:\\d\\d(?::\\d\\d)?\\s?(?:[AP]\\.?M\\.?)?[\\s,]{0,2}(?:[A-Z]{3,4}[\\s,]{1,2})?(?<year>(?:19|20)\\d\\d)(?!\\d)`,
  'g',
)

/** Every day that a text may mean; what is open is given in both readings. */
export function printedDaysIn(original: string): PrintedDay[] {
  const text = withoutAccents(original.replaceAll('년', '年').replaceAll('월', '月'))
    .toUpperCase()
    .replaceAll(/(?<=\d[./-]?)O|O(?=\d)/g, '0')
    // A bracket before the year looks like a one.
    .replaceAll(/(?<=[A-Z])1(?=20\d\d[./-]\d)/g, ' ')
  return [
    ...[
      ...text.matchAll(yearFirst),
      ...text.matchAll(timestamp),
      ...text.matchAll(shortYearFirst),
    ].flatMap(named('year first')),
    ...[...text.matchAll(imperialEra)].flatMap(fromEra),
    ...[...text.matchAll(dayName), ...text.matchAll(nameDay), ...text.matchAll(yearAtEnd)].flatMap(
      named('named'),
    ),
    ...[...text.matchAll(numeric), ...text.matchAll(afterTime), ...text.matchAll(spaced)].flatMap(
      toPrintedDays,
    ),
  ].filter(exists)
}

function named(order: PrintedDay['order']) {
  return ({ 0: text, groups = {} }: RegExpMatchArray): PrintedDay[] => {
    const { name = '', year: yearText = '', month: monthText, day: dayText } = groups
    const month = name ? monthNamed(name) : Number(monthText)
    if (month === undefined) return []
    const hasFullYear = yearText.length === 4
    return [{ year: fullYear(yearText), month, day: Number(dayText), order, hasFullYear, text }]
  }
}

function fromEra({ 0: text, groups = {} }: RegExpMatchArray): PrintedDay[] {
  const { era, month, day } = groups
  const parts = { year: 2018 + Number(era), month: Number(month), day: Number(day) }
  return [{ ...parts, order: 'year first', hasFullYear: true, text }]
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
