import { expect, test } from 'vitest'
import { rank } from '#confidence/scoring.ts'
import { fieldWeights } from '#confidence/weights.ts'
import { countryOf } from '#fields/country/country.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { type DateContext, dateCandidates } from './dates.ts'

const monthFirst = { isMonthFirst: true, sureness: 1 }

function dateOn(rows: string[], context: Partial<DateContext> = {}) {
  const today = new Date('2026-03-01T12:00:00Z')
  const printed = tagRows(rowsOf(pageOf(...rows)))
  const candidates = dateCandidates(printed, {
    order: { isMonthFirst: false, sureness: 1 },
    country: countryOf(printed),
    today,
    ...context,
  })
  return rank(candidates, fieldWeights.date)[0]?.candidate.date
}

test.each([
  ['19/10/2018', '2018-10-19'],
  ['5.3.24', '2024-03-05'],
  ['2024-03-05', '2024-03-05'],
  ['12 Mar 2020', '2020-03-12'],
  ["MAR 12'20", '2020-03-12'],
  ['12. Dezember 2021', '2021-12-12'],
  ['3 février 2022', '2022-02-03'],
  ['2020年3月12日', '2020-03-12'],
  ['令和2年3月12日', '2020-03-12'],
  ['Sept 5, 2019', '2019-09-05'],
  ['Date/Time 20200312/191204', '2020-03-12'],
  ['Tue Mar 05 14:22:10 2019', '2019-03-05'],
  ['Mar 5, 2:22 PM EST 2019', '2019-03-05'],
  ['05-MAR-24', '2024-03-05'],
  ['le 05 mars 2024', '2024-03-05'],
  ['5. maaliskuuta 2024', '2024-03-05'],
  ['24 Mar 18 09:12:41 PM', '2018-03-24'],
  ['30.07.2007/13:29:17', '2007-07-30'],
  ['31,12,19', '2019-12-31'],
  ['2024년 3월 5일', '2024-03-05'],
  ['05/03/2567', '2024-03-05'],
  ['Tue 05 Mar 14:22 2024', '2024-03-05'],
  ['mar. 05 mars 14:22:10 2024', '2024-03-05'],
  ['Tue Mar  5 14:22:10 GMT-08:00 2024', '2024-03-05'],
  ['05/03 14:22:10 2024', '2024-03-05'],
  ['20240305 14:22:10', '2024-03-05'],
  ['20240305142210', '2024-03-05'],
  ['05032024 14:22', '2024-03-05'],
  ['1er août 2024', '2024-08-01'],
  ['Martes, 5 de marzo de 2024', '2024-03-05'],
  ['05/OUT/2024', '2024-10-05'],
  ['5/3 2024', '2024-03-05'],
  ['2024. gada 5. marts', '2024-03-05'],
  ['2024-Mar-05', '2024-03-05'],
  ['令和元年10月5日', '2019-10-05'],
  ['平成30年3月5日', '2018-03-05'],
  ['R06/03/05', '2024-03-05'],
  ['H30.3.5', '2018-03-05'],
  ['13m03/2020', '2020-03-13'],
])('%s', (text, date) => {
  expect(dateOn([text])).toBe(date)
})

test.each([
  ['05Mar201818:24', '2018-03-05'],
  ['09/01/20198:01:11PM', '2019-01-09'],
  ['16:4324/04/2015', '2015-04-24'],
  ['14,05.2020', '2020-05-14'],
  ['[Sale12020-05-14 18:24', '2020-05-14'],
])('%s, with the time stuck to it or a point misread', (text, date) => {
  expect(dateOn([text])).toBe(date)
})

test('the hour is not taken for a part of the year', () => {
  expect(dateOn(['29.02.2014:52'])).toBe('2020-02-29')
  expect(dateOn(['28.02.20 14:52'])).toBe('2020-02-28')
  expect(dateOn(['28.02.20114:52'])).toBe('2020-02-28')
  expect(dateOn(['28/02/20111:52 PM'])).toBe('2011-02-28')
})

test('03/04/05 is read as the country writes it', () => {
  const context = { today: new Date('2010-01-01') }
  expect(dateOn(['03/04/05'], context)).toBe('2005-04-03')
  expect(dateOn(['03/04/05'], { ...context, order: monthFirst })).toBe('2005-03-04')
})

test('the trip settles what the country leaves open', () => {
  const trip = { tripStart: '2025-04-01', tripEnd: '2025-04-09' }
  expect(dateOn(['04/03/2025'], trip)).toBe('2025-04-03')
  expect(dateOn(['03/04/2025'], { ...trip, order: monthFirst })).toBe('2025-04-03')
})

test('a day of the future is not when something was bought', () => {
  expect(dateOn(['05/11/2026', '11/05/2025'])).toBe('2025-05-11')
  expect(dateOn(['11/02/2026'], { order: monthFirst })).toBe('2026-02-11')
})

test('dates of birth, expiry and membership are not the date of the receipt', () => {
  const rows = [
    'Date of birth: 02/03/1991',
    'Member since 01/01/2019',
    'Valid until 30/06/2025',
    '17/05/2024 13:58',
  ]
  expect(dateOn(rows)).toBe('2024-05-17')
})

test('a date of which the other recogniser read less', () => {
  expect(dateOn(['Datum: 15.04.202c~Datum: 15.04.2020'])).toBe('2020-04-15')
})

test('a number of eight digits without a time behind it is no date', () => {
  expect(dateOn(['Invoice 20200312', 'Member 20200312-9912'])).toBeUndefined()
})

test('what only looks like a day with its year elsewhere is none', () => {
  expect(dateOn(['Take out 1 12.50', '1234567890123456'])).toBeUndefined()
  expect(dateOn(['99032024 14:22', '20241305142210', '5/3 2.024,00'])).toBeUndefined()
})

test('days that do not exist and numbers that are no dates', () => {
  expect(dateOn(['31/02/2020', 'Tel 07-386 7524', '813 129 242'])).toBeUndefined()
})

test('the end of a guarantee or of an offer is not the day of purchase', () => {
  expect(dateOn(['Garantie bis 05.03.2026', '05.03.2024'])).toBe('2024-03-05')
  expect(dateOn(['04/12/2013 06:10 PM EXPIRES 11/07/13'])).toBe('2013-12-04')
  expect(dateOn(['Scadenza 01/02/2026', 'Data 01/02/2025'])).toBe('2025-02-01')
})

test('a year of two digits comes first where the page or its country writes it so', () => {
  expect(dateOn(['Datum: 25-03-12 13:19', '2025-03-12 13:19'])).toBe('2025-03-12')
  expect(dateOn(['Kvitto', '24-08-16 10:00'])).toBe('2024-08-16')
  expect(dateOn(['16-08-24 10:00'])).toBe('2024-08-16')
})

test('a word that only begins like a month is none', () => {
  expect(dateOn(['Design 1 31.80', 'Market 12 20', 'Decor 5 19'])).toBeUndefined()
})
