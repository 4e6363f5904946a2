import { type Currency, currencies } from '@quittance/contract/money'
import { doubtThreshold } from '@quittance/contract/read-fields'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { findCandidates } from '#fields/candidates.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { currencyOf } from './currency.ts'

/** The currency of a page with these rows; the sum is what its last row of a total shows. */
function currencyOn(rows: string[], tripCurrency?: Currency) {
  const context = tripCurrency ? { tripCurrency } : {}
  const page = pageOf(...rows)
  const found = findCandidates(page, tagRows(rowsOf(page)), context, new Date('2026-03-01'))
  const total = found.rows.findLast(({ kind }) => kind === 'total')?.amounts.at(-1)?.minor
  return currencyOf(found.currency, total)
}

test('a bare sign is settled by the trip, and is in doubt without one', () => {
  expect(currencyOn(['Total|$12.00']).currency).toBe('USD')
  expect(currencyOn(['Total|$12.00']).confidence).toBeLessThan(doubtThreshold.currency)
  expect(currencyOn(['Total|$12.00'], 'AUD').currency).toBe('AUD')
  expect(currencyOn(['Total|¥120'], 'CNY').currency).toBe('CNY')
})

test('what is printed outdoes the trip', () => {
  expect(currencyOn(['Total EUR|12,00'], 'USD').currency).toBe('EUR')
  expect(currencyOn(['Total CHF|12.00', 'MwSt 8.1%|0.90'], 'EUR')).toMatchObject({
    currency: 'CHF',
    printedCurrency: null,
  })
  expect(currencyOn(['KIWI SDN BHD', 'Total|RM 12.00'], 'USD')).toMatchObject({
    currency: 'MYR',
    printedCurrency: null,
  })
})

test('without any hint it stays open, or is that of the trip, in doubt', () => {
  expect(currencyOn(['Total|12.00'])).toMatchObject({ currency: null, printedCurrency: null })
  const byTrip = currencyOn(['Total|12.00'], 'GBP')
  expect(byTrip.currency).toBe('GBP')
  expect(byTrip.confidence).toBeLessThan(doubtThreshold.currency)
})

const inLuzern = ['Gasthaus Rigi', 'CH-6003 Luzern', 'Rösti|18.50', 'Bier|5.50']

test.each(fixtureRows<[sums: string[]]>('receipts/equivalents'))(
  'an equivalent is no sum: %j',
  (sums) => {
    const { currency, confidence } = currencyOn([...inLuzern, ...sums])
    expect(currency).toBe('CHF')
    expect(confidence).toBeGreaterThanOrEqual(doubtThreshold.currency)
  },
)

test.each(
  fixtureRows<[what: string, currency: Currency | null, rows: string[]]>('receipts/currencies'),
)('%s: %s', (_, currency, rows) => {
  expect(currencyOn(rows).currency).toBe(currency)
})

test('a misread sign at the sum against the country is at least in doubt', () => {
  const rows = ['Diner', 'Fresno, CA 93721', 'Pie|4.50', 'Total|£10.50']
  const { currency, confidence } = currencyOn(rows)
  expect(currency === 'USD' || confidence < doubtThreshold.currency).toBe(true)
})

test('a language of several countries alone leaves it in doubt', () => {
  const { confidence } = currencyOn(['Taverne', 'Bier|4.50', 'Summe|4.50', 'Vielen Dank'])
  expect(confidence).toBeLessThan(doubtThreshold.currency)
})

test('a sign alone against all that tells the country is not sure, a code is', () => {
  const munich = ['Gasthaus Erle', 'Lindenweg 4', '80331 München', 'St.-Nr. 143/123/45678']
  const rows = (sign: string) => [...munich, `Bier|${sign}4,00`, `Summe|${sign}22,00`, 'MwSt|3,51']
  expect(currencyOn(rows('£')).confidence).toBeLessThan(doubtThreshold.currency)
  expect(currencyOn(rows('GBP ')).confidence).toBeGreaterThan(doubtThreshold.currency)
})

test('letters of Korea that were taken for kana make no yen', () => {
  const rows = [
    'シ包円呂200',
    '123-45-67891',
    '(02)841-1234',
    'き器君|3,980',
    '哲|92,170',
    '召川叫き|92,170',
  ]
  expect(currencyOn(rows)).toMatchObject({ currency: 'KRW', printedCurrency: null })
})

test.each([[[]], [['']], [['€']], [['$$$$$']], [['1 1 1 1', '%%%']]])(
  'nonsense is no error: %j',
  (rows) => {
    expect(() => currencyOn(rows)).not.toThrow()
  },
)

type Printed = { country: string; currency: string; rows: string[] }

/** Invented receipts as they are printed in each country, with and without the sign of its money. */
test.each(frozenReceipts<Printed>('countries'))('$country: $currency', (receipt) => {
  const { currency: code, rows } = receipt
  const { currency, printedCurrency, confidence } = currencyOn(rows)
  expect({ currency, printedCurrency }).toEqual(
    currencies.some((offered) => offered === code)
      ? { currency: code, printedCurrency: null }
      : { currency: null, printedCurrency: code },
  )
  expect(confidence).toBeGreaterThanOrEqual(0.7)
})
