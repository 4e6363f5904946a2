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

test.each<[what: string, rows: string[]]>([
  ['eight digits without a time behind them', ['Invoice 20200312', 'Member 20200312-9912']],
  ['a day with its year elsewhere', ['Take out 1 12.50', '1234567890123456']],
  ['a day that only looks like one', ['99032024 14:22', '20241305142210', '5/3 2.024,00']],
  ['a day that does not exist, a number', ['31/02/2020', 'Tel 07-386 7524', '813 129 242']],
  ['a word that begins like a month', ['Design 1 31.80', 'Market 12 20', 'Decor 5 19']],
])('%s is no date', (_, rows) => {
  expect(dateOn(rows)).toBeUndefined()
})

type Dated = { context?: Partial<DateContext> }

test.each(frozenCases<string, string, Dated>('dates'))('$what', ({ rows, expected, context }) => {
  expect(dateOn(rows, context)).toBe(expected)
})
