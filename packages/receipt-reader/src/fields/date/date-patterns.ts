import { withoutAccents } from '#lexicon/fold.ts'
import { memoize } from '#lexicon/memoize.ts'
import { monthNamed } from '#lexicon/months.ts'

/** Any word; whether it is a month is checked later. */
const wordForMonth = '(?<name>0?[A-Z]{2,12})'
const year = "'?(?<year>(?:19|20)\\d\\d|25[4-9]\\d|\\d\\d)(?!\\d(?!\\d?:)|:\\d\\d)"
const ordinal = '(?:ST|ND|RD|TH|ER|[ºª°])?'
const of = '(?:DE\\s|D[EO]L\\s)?'

const numeric =
  /(?<!\d|\d[./,-])(?<a>\d{1,2})\s?[./,-]\s?(?<b>\d{1,2})\s?[./,'-]\s?(?<rest>20 \d\d(?![\d:.])|\d{2,6})(?![./]\d(?!\d?:\d\d))/g
const afterTime = /(?<=:\d\d)(?<a>\d\d)[./-](?<b>\d\d)[./-](?<rest>\d{2,4})(?!\d)/g
const spaced = /(?<!\d)(?<a>\d\d) (?<b>\d\d) (?<rest>20\d\d)(?!\d)/g
/** "5/3 2024", as Danes write it. */
const yearApart = /(?<![\d./,-])(?<a>\d{1,2})[/.](?<b>\d{1,2})[., ] ?(?<rest>20\d\d)(?![\d:.,])/g
/** "13m03/2020": a separator was misread as a letter. */
const misreadSign = /(?<![\d./-])(?<a>\d\d)[A-Z](?<b>\d\d)[./-](?<rest>20\d\d)(?!\d)/g
const yearFirst =
  /(?<!\d)(?<year>(?:19|20)\d\d)\s?[./年-]\s?(?<month>\d{1,2})\s?[./月-]\s?(?<day>\d{1,2})/g
const clock = '(?:[01]\\d|2[0-3]):?[0-5]\\d(?::?[0-5]\\d)?(?!\\d)'
/** "20240305/191204" or without a separator: timestamps of tills. */
const timestamp = new RegExp(
  `(?<!\\d)(?<year>20\\d\\d)(?<month>[01]\\d)(?<day>[0-3]\\d)(?=[ T/_-]${clock}|(?:[01]\\d|2[0-3])(?:[0-5]\\d){2}(?!\\d))`,
  'g',
)
/** "05032024 14:22". */
const dayFirstStamp = new RegExp(
  `(?<!\\d)(?<a>[0-3]\\d)(?<b>[0-3]\\d)(?<rest>20\\d\\d)(?=[ T/_-]${clock})`,
  'g',
)
/** "26年3月5日": the year in two digits. */
const shortYearFirst =
  /(?<!\d|令和\s?|平成\s?|R\s?)(?<year>\d\d)\s?年\s?(?<month>\d{1,2})\s?月\s?(?<day>\d{1,2})/g
const dayName = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})${ordinal}[\\s./,-]{0,3}${of}${wordForMonth}[\\s./,-]{0,3}${of}${year}(?!\\s?'\\d\\d)`,
  'g',
)
const nameDay = new RegExp(
  `(?<![A-Z])${wordForMonth}[\\s./-]{0,3}(?<day>\\d{1,2})${ordinal}[\\s./,'-]{1,3}${year}`,
  'g',
)
/** "2024. gada 5. marts", "2024-Mar-05". */
const yearDayName = new RegExp(
  `(?<!\\d)(?<year>20\\d\\d)\\.?\\s(?:GADA\\s)?(?<day>\\d{1,2})\\.?\\s?${wordForMonth}`,
  'g',
)
const yearNameDay = new RegExp(
  `(?<!\\d)(?<year>20\\d\\d)[\\s./-]{1,2}${wordForMonth}[\\s./-]{1,2}(?<day>\\d{1,2})(?!\\d)`,
  'g',
)
/** Elsewhere "out" is a word that other languages print beside figures. */
const october = /(?<=\d\s?[./-]\s?|\bDE\s)OUT(?=\s?[./-]\s?\d|\sDE\b)/g

/** In "60.00 on 11 February 2024" the search resumes inside "00 on 11", because "on" is not a month. */
function withMonth(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    if (monthNamed(match.groups?.name ?? '')) found.push(match)
    else search.lastIndex = match.index + 1
  }
  return found
}

/** A price or a count: a date has at least two numbers. */
const oneNumber = /^\D*\d{1,7}(?:[.,]\d\d)?\D*$/

/** Every date a text may mean; ambiguous ones in both readings. */
export const printedDaysIn = memoize((original: string): readonly PrintedDay[] => {
  if (!/\d/.test(original) || oneNumber.test(original)) return []
  const text = withoutAccents(original.replaceAll('년', '年').replaceAll('월', '月'))
    .toUpperCase()
    .replaceAll(october, 'OUTUBRO')
    .replaceAll(/(?<=\d[./-]?)O|O(?=\d)/g, '0')
    // A bracket before the year is misread as a one.
    .replaceAll(/(?<=[A-Z])1(?=20\d\d[./-]\d)/g, ' ')
  const all = (...patterns: RegExp[]) => patterns.flatMap((pattern) => [...text.matchAll(pattern)])
  return [
    ...all(yearFirst, timestamp, shortYearFirst).flatMap(named('year first')),
    ...eraDaysIn(text),
    ...[dayName, nameDay, yearDayName, yearNameDay]
      .flatMap((pattern) => withMonth(text, pattern))
      .flatMap(named('named')),
    ...lateYearDaysIn(text),
    ...all(numeric, afterTime, spaced, yearApart, misreadSign, dayFirstStamp).flatMap(
      toPrintedDays,
    ),
  ].filter(exists)
})

const monthWord = '(?<name>[A-Z]{3,12})'
const zone = '(?:(?:GMT|UTC)[+-]\\d{1,2}:?\\d{2}|[A-Z]{3,4})'
/** The time and its zone, before the year. */
const timeAndYear = String.raw`[\s,]{1,3}\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s?(?:[AP]\.?M\.?)?[\s,]{0,2}(?:${zone}[\s,]{1,2})?`
const lateYear = String.raw`(?:19|20)\d\d(?![\d:.,])`
const lateOrdinal = '(?:ST|ND|RD|TH)?'

const lateNameDay = new RegExp(
  String.raw`(?<![A-Z])${monthWord}[\s./-]{0,3}(?<day>\d{1,2})${lateOrdinal}${timeAndYear}(?<year>${lateYear})`,
  'g',
)
const lateDayName = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})${lateOrdinal}[\s./-]{0,3}${monthWord}\.?${timeAndYear}(?<year>${lateYear})`,
  'g',
)
const lateNumeric = new RegExp(
  String.raw`(?<![\d./,-])(?<a>\d{1,2})[./-](?<b>\d{1,2})\.?${timeAndYear}(?<rest>${lateYear})`,
  'g',
)

/** "Tue Mar 05 14:22:10 2019", "05/03 14:22 2019": the year follows the time. */
function lateYearDaysIn(text: string): PrintedDay[] {
  return [
    ...[...text.matchAll(lateNameDay), ...text.matchAll(lateDayName)].flatMap(named('named')),
    ...[...text.matchAll(lateNumeric)].flatMap(toPrintedDays),
  ]
}

/** A date as printed; the order of day and month may be ambiguous. */
export type PrintedDay = {
  year: number
  month: number
  day: number
  /** The order of the parts, as printed or assumed. */
  order: 'named' | 'year first' | 'day first' | 'month first'
  hasFullYear: boolean
  text: string
}

/** A date with a named month, or with a known order. */
function named(order: PrintedDay['order']) {
  return ({ 0: text, groups = {} }: RegExpMatchArray): PrintedDay[] => {
    const { name = '', year: yearText = '', month: monthText, day: dayText } = groups
    const month = name ? monthNamed(name) : Number(monthText)
    if (month === undefined) return []
    const hasFullYear = yearText.length === 4
    return [{ year: fullYear(yearText), month, day: Number(dayText), order, hasFullYear, text }]
  }
}

/** "29.02.2014:52" may be 2014 or 14:52 of 2020; 03/04 is ambiguous. */
function toPrintedDays({
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

/** The hour may be joined to the year: 2018, 201818 (18 h), 1818 (18 h), 20 (2020). */
function yearsIn(rest: string, hasHour: boolean): { year: number; hasFullYear: boolean }[] {
  const full =
    /^(?:19|20|25[4-9])\d/.test(rest) && rest.length >= 4
      ? [{ year: fullYear(rest.slice(0, 4)), hasFullYear: true }]
      : []
  const hour = rest.slice(2)
  const isShort = rest.length === 2 || (hasHour && rest.length <= 4 && Number(hour) < 24)
  return isShort ? [...full, { year: fullYear(rest.slice(0, 2)), hasFullYear: false }] : full
}

/** Years of the Thai calendar. */
const buddhistEra = 543

function fullYear(text: string) {
  const number = Number(text)
  if (text.length === 4) return number > buddhistEra + 1990 ? number - buddhistEra : number
  return number >= 90 ? 1900 + number : 2000 + number
}

/** Whether the date exists and is plausible on a receipt. */
export function exists({ year: y, month, day }: PrintedDay): boolean {
  const date = new Date(Date.UTC(y, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && y >= 1990 && y < 2100
}

/** Added to a year of a Japanese era. */
const eras: [RegExp, number][] = [
  [/令和|R/, 2018],
  [/平成|H/, 1988],
]
const dayOfEra =
  /(?<era>令和|平成|(?<![A-Z])(?:R|H(?=2\d|3[01])))\s?(?<year>元|\d{1,2})\s?[年./-]\s?(?<month>\d{1,2})\s?[月./-]\s?(?<day>\d{1,2})(?!\d)/g

/** "令和6年3月5日", "R6.3.5"; the first year is 元. */
function eraDaysIn(text: string): PrintedDay[] {
  return [...text.matchAll(dayOfEra)].flatMap(({ 0: found, groups = {} }): PrintedDay[] => {
    const { era = '', year: printed = '', month, day } = groups
    const before = eras.find(([name]) => name.test(era))?.[1]
    if (before === undefined) return []
    return [
      {
        year: before + (printed === '元' ? 1 : Number(printed)),
        month: Number(month),
        day: Number(day),
        order: 'year first',
        hasFullYear: true,
        text: found,
      },
    ]
  })
}
