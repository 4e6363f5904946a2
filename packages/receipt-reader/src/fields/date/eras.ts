import type { PrintedDay } from './printed-day.ts'

/** What is to be added to a year of an emperor of Japan. */
const eras: [RegExp, number][] = [
  [/令和|R/, 2018],
  [/平成|H/, 1988],
]
const dayOfEra =
  /(?<era>令和|平成|(?<![A-Z])(?:R|H(?=2\d|3[01])))\s?(?<year>元|\d{1,2})\s?[年./-]\s?(?<month>\d{1,2})\s?[月./-]\s?(?<day>\d{1,2})(?!\d)/g

/** "令和6年3月5日", "R6.3.5"; the first year is 元. */
export function eraDaysIn(text: string): PrintedDay[] {
  return [...text.matchAll(dayOfEra)].flatMap(({ 0: found, groups = {} }): PrintedDay[] => {
    const { era = '', year = '', month, day } = groups
    const before = eras.find(([name]) => name.test(era))?.[1]
    if (before === undefined) return []
    return [
      {
        year: before + (year === '元' ? 1 : Number(year)),
        month: Number(month),
        day: Number(day),
        order: 'year first',
        hasFullYear: true,
        text: found,
      },
    ]
  })
}
