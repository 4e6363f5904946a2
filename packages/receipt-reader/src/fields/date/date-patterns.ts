import { withoutAccents } from '#lexicon/fold.ts'
import { memoize } from '#lexicon/memoize.ts'
import { monthNamed } from '#lexicon/months.ts'
import { eraDaysIn } from './eras.ts'
import { lateYearDaysIn } from './late-years.ts'
import { exists, named, type PrintedDay, toPrintedDays } from './printed-day.ts'

/** Any word; whether it names a month is seen later. */
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
/** "13m03/2020": one of the two signs was read as a letter. */
const misreadSign = /(?<![\d./-])(?<a>\d\d)[A-Z](?<b>\d\d)[./-](?<rest>20\d\d)(?!\d)/g
const yearFirst =
  /(?<!\d)(?<year>(?:19|20)\d\d)\s?[./年-]\s?(?<month>\d{1,2})\s?[./月-]\s?(?<day>\d{1,2})/g
const clock = '(?:[01]\\d|2[0-3]):?[0-5]\\d(?::?[0-5]\\d)?(?!\\d)'
/** "20240305/191204", as the clock of a till gives it, and all in one. */
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
/** Alone it is a word that other languages print beside figures. */
const october = /(?<=\d\s?[./-]\s?|\bDE\s)OUT(?=\s?[./-]\s?\d|\sDE\b)/g

/** In "60.00 on 11 February 2024" the search goes on where "00 on 11" began, for "on" is no month. */
function withMonth(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    if (monthNamed(match.groups?.name ?? '')) found.push(match)
    else search.lastIndex = match.index + 1
  }
  return found
}

/** A price, a count: no day, which has two numbers at least. */
const oneNumber = /^\D*\d{1,7}(?:[.,]\d\d)?\D*$/

/** Every day that a text may mean; what is open is given in both readings. */
export const printedDaysIn = memoize((original: string): readonly PrintedDay[] => {
  if (!/\d/.test(original) || oneNumber.test(original)) return []
  const text = withoutAccents(original.replaceAll('년', '年').replaceAll('월', '月'))
    .toUpperCase()
    .replaceAll(october, 'OUTUBRO')
    .replaceAll(/(?<=\d[./-]?)O|O(?=\d)/g, '0')
    // A bracket before the year looks like a one.
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
