import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { rank } from '#confidence/scoring.ts'
import { fieldWeights } from '#confidence/weights.ts'
import { countryOf } from '#fields/country/country.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { type DateContext, dateCandidates } from './dates.ts'

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

test('a word that only begins like a month is none', () => {
  expect(dateOn(['Design 1 31.80', 'Market 12 20', 'Decor 5 19'])).toBeUndefined()
})

type Dated = { context?: Partial<DateContext> }

test.each(frozenCases<string, string, Dated>('dates'))('$what', ({ rows, expected, context }) => {
  expect(dateOn(rows, context)).toBe(expected)
})
