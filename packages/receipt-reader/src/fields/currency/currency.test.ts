import { type Currency, currencies } from '@quittance/contract/money'
import { doubtThreshold } from '@quittance/contract/read-fields'
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

test.each([
  [['Total CHF|24.00', 'Euro|25.20']],
  [['Total CHF|24.00', '€ 25.20']],
  [['Total in Euro|25.20', 'Bar-Total|24.00']],
  [['Total|CHF 24.00', 'Entspricht in Euro|25.20 EUR']],
  [['Total|CHF 24.00', 'Kurs 1 EUR = 0.9520', 'EUR|25.20']],
  [['Total CHF|24.00', 'TotalEUR|24.00']],
  [['Summe|24.00', '(1 € = Fr. 0.9520)', 'EUR 25.20', 'Karte|Fr. 24.00']],
  [['Total Fr.|24.00', 'US$ 27.10', '£ 20.90']],
])('an equivalent is no sum: %j', (sums) => {
  const { currency, confidence } = currencyOn([...inLuzern, ...sums])
  expect(currency).toBe('CHF')
  expect(confidence).toBeGreaterThanOrEqual(doubtThreshold.currency)
})

const diner = ['Diner', '12 Main St', 'Fresno, CA 93721', '(559) 555-0142']
const shop = ['Corner Shop', 'London SW1A 2AA', 'VAT No 123 4567 89']
const milan = ['Hotel Aurora', '20121 Milano', 'P.IVA 01234567897', 'Camera|180,00']
const krakow = ['SKLEP', '30-001 Kraków', 'CHLEB|4,20€', 'MASŁO|7,90€', 'SER|12,30€']

test.each<[what: string, currency: Currency | null, rows: string[]]>([
  [
    'a card slip in the card’s own currency leaves the bill as it is',
    'EUR',
    [...milan, 'TOTALE EUR|180,00', 'Exchange rate|1,0842', 'USD|195,16', 'DCC'],
  ],
  [
    'abroad the total’s own code counts',
    'EUR',
    ['Tax Free Shop', 'CH-1215 Genève', 'Montre|250.00', 'Total EUR|250.00', 'EUR 250.00'],
  ],
  [
    'a sign that is misread in one line loses against the country',
    'USD',
    [...diner, 'Pie|£4.50', 'Soup|$6.00', 'Total|$10.50'],
  ],
  ['so does the only sign', 'USD', [...diner, 'Pie|£4.50', 'Soup|6.00', 'Total|10.50']],
  ['a letter of tax read as a sign loses against a code', 'PLN', [...krakow, 'SUMA PLN|24,40']],
  ...['BBQ RUB 250G|4.50', 'TRY ME BAR|1.20', 'FOUNTAIN PEN|8.00', 'HAIR GEL|3.00'].map(
    (item): [string, Currency, string[]] => [
      `${item} has no code in it`,
      'GBP',
      [...shop, item, 'Total|20.00'],
    ],
  ),
  [
    'a name with a currency in it is no price list',
    'GBP',
    ['EURO GARAGES', 'London SW1A 2AA', 'Fuel|40.00', 'Total|40.00'],
  ],
  [
    'the head of a column of prices tells their currency',
    'CHF',
    ['Artikel|CHF', 'Brot|3.20', 'Total|3.20'],
  ],
  ['the number of a bill is no telephone', null, ['#001-001-0934-0001', 'Total|12.00']],
  ['a ZIP of nine digits', 'USD', ['Springfield, OR 9E4E7-1053', 'Total|12.00']],
  ['one that is misread too much', null, ['Springfield, 0R 9D4E7-1053', 'Total|12.00']],
  ['one whose state is misread', 'USD', ['Springfield, QR 9D4E7-1053', 'Total|12.00']],
])('%s: %s', (_, currency, rows) => {
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
