import { named, type PrintedDay, toPrintedDays } from './printed-day.ts'

const month = '(?<name>[A-Z]{3,12})'
const zone = '(?:(?:GMT|UTC)[+-]\\d{1,2}:?\\d{2}|[A-Z]{3,4})'
/** The time, the zone it is of, and the year after them. */
const timeAndYear = String.raw`[\s,]{1,3}\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s?(?:[AP]\.?M\.?)?[\s,]{0,2}(?:${zone}[\s,]{1,2})?`
const fullYear = String.raw`(?:19|20)\d\d(?![\d:.,])`
const ordinal = '(?:ST|ND|RD|TH)?'

const nameDay = new RegExp(
  String.raw`(?<![A-Z])${month}[\s./-]{0,3}(?<day>\d{1,2})${ordinal}${timeAndYear}(?<year>${fullYear})`,
  'g',
)
const dayName = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})${ordinal}[\s./-]{0,3}${month}\.?${timeAndYear}(?<year>${fullYear})`,
  'g',
)
const numeric = new RegExp(
  String.raw`(?<![\d./,-])(?<a>\d{1,2})[./-](?<b>\d{1,2})\.?${timeAndYear}(?<rest>${fullYear})`,
  'g',
)

/** "Tue Mar 05 14:22:10 2019", "05/03 14:22 2019": the year stands behind the time. */
export function lateYearDaysIn(text: string): PrintedDay[] {
  return [
    ...[...text.matchAll(nameDay), ...text.matchAll(dayName)].flatMap(named('named')),
    ...[...text.matchAll(numeric)].flatMap(toPrintedDays),
  ]
}
