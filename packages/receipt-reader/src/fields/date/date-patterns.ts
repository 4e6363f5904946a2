import { withoutAccents } from '#lexicon/fold.ts'

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

const names: [RegExp, number][] = [
  [/^(?:JAN|STY|ENE|GEN)/, 1],
  [/^(?:FEB|LUT|FEV)/, 2],
  [/^(?:MAR|MAE|MRZ)/, 3],
  [/^(?:APR|KWI|AVR|ABR)/, 4],
  [/^(?:MAY|MAI|MAJ|MAG|MEI)/, 5],
  [/^(?:JUN|CZE|JUIN|GIU)/, 6],
  [/^(?:JUL|LIP|JUIL|LUG)/, 7],
  [/^(?:AUG|SIE|AOU|AGO|OGO)/, 8],
  [/^(?:SEP|WRZ|SET)/, 9],
  [/^(?:OCT|OKT|PAZ|OTT|0CT)/, 10],
  [/^(?:NOV|LIS)/, 11],
  [/^(?:DEC|DEZ|GRU|DIC)/, 12],
]
const monthName =
  '(?<name>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|0CT|NOV|DEC|MAE|MRZ|MAI|OKT|DEZ|MAJ|FEV|AVR|JUIN|JUIL|AOU|ENE|ABR|AGO|DIC|GEN|MAG|GIU|LUG|SET|OTT|STY|LUT|KWI|CZE|LIP|SIE|WRZ|PAZ|LIS|GRU|MEI)[A-Z]{0,8}'
const year = "'?(?<year>(?:19|20)\\d\\d|\\d\\d)(?!\\d(?!\\d?:))"

const numeric =
  /(?<!\d|\d[./,-])(?<a>\d{1,2})\s?[./,-]\s?(?<b>\d{1,2})\s?[./,'-]\s?(?<rest>20 \d\d(?![\d:.])|\d{2,6})(?![./]\d)/g
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
  `(?<!\\d)(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s./,-]{0,3}${monthName}[\\s./,-]{0,3}${year}(?!\\s?'\\d\\d)`,
  'g',
)
const nameDay = new RegExp(
  `(?<![A-Z])${monthName}[\\s./-]{0,3}(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s./,'-]{1,3}${year}`,
  'g',
)

/** Every day that a text may mean; what is open is given in both readings. */
export function printedDaysIn(original: string): PrintedDay[] {
  const text = withoutAccents(original)
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
    ...[...text.matchAll(dayName), ...text.matchAll(nameDay)].flatMap(named('named')),
    ...[...text.matchAll(numeric), ...text.matchAll(afterTime), ...text.matchAll(spaced)].flatMap(
      bothOrders,
    ),
  ].filter(exists)
}

function named(order: PrintedDay['order']) {
  return ({ 0: text, groups = {} }: RegExpMatchArray): PrintedDay[] => {
    const { name = '', year: yearText = '', month: monthText, day: dayText } = groups
    const month = names.find(([pattern]) => pattern.test(name))?.[1] ?? Number(monthText)
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
function bothOrders({
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
  const full = /^(?:19|20)\d\d/.test(rest)
    ? [{ year: Number(rest.slice(0, 4)), hasFullYear: true }]
    : []
  const hour = rest.slice(2)
  const isShort = rest.length === 2 || (hasHour && rest.length <= 4 && Number(hour) < 24)
  return isShort ? [...full, { year: fullYear(rest.slice(0, 2)), hasFullYear: false }] : full
}

function fullYear(text: string) {
  const number = Number(text)
  if (text.length === 4) return number
  return number >= 90 ? 1900 + number : 2000 + number
}

/** There is such a day, and it may be on a receipt. */
export function exists({ year: y, month, day }: PrintedDay): boolean {
  const date = new Date(Date.UTC(y, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && y >= 1990 && y < 2100
}
