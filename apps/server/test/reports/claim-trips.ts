import { type Currency, mainCurrencies as currencies } from '@quittance/contract/money'
import { insertFinalization } from '#claims/finalizations.queries.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import type { ReportStore } from './report-trip.ts'

/** Two days before the trips and two of them; the weekend has no rates. */
const days = {
  '2025-01-03': rates(['1.0299', '0.8302', '161.84', '1.4847', '1.6584', '7.5217', '88.3725']),
  '2025-01-06': rates(['1.0426', '0.83018', '164.42', '1.4957', '1.6612', '7.6151', '89.384']),
  '2025-01-07': rates(['1.0393', '0.8315', '163.99', '1.4904', '1.6587', '7.6163', '89.129']),
}

function rates([USD, GBP, JPY, CAD, AUD, CNY, INR]: string[]) {
  return Object.fromEntries(
    Object.entries({ USD, GBP, JPY, CAD, AUD, CNY, INR }).map(([code, rate]) => [code, rate ?? '']),
  )
}

type NewReceipts = Parameters<ReportStore['addReceipts']>[1]

/** A trip in this currency with these receipts, its rates frozen as finalizing does. */
export async function addClaim(store: ReportStore, currency: Currency, receipts: NewReceipts) {
  await storeRates(
    store.db,
    Object.entries(days).map(([day, known]) => ({ day, rates: known })),
  )
  const tripId = await store.addTrip({ currency })
  if (receipts.length > 0) await store.addReceipts(tripId, receipts)
  await insertFinalization(store.db, { tripId })
  return tripId
}

const dates = ['2025-01-05', '2025-01-06', '2025-01-07']

/** `count` receipts in all eight currencies, over three days with two rates each. */
export function inEveryCurrency(count: number): NewReceipts {
  return Array.from({ length: count }, (_, index) => ({
    vendor: `Vendor ${index + 1}`,
    currency: currencies[index % currencies.length] ?? 'EUR',
    date: dates[Math.floor(index / currencies.length) % dates.length] ?? '',
    amountMinor: 100 + ((index * 7919) % 250_000),
    category: index % 2 ? 'food' : 'transport',
  }))
}

function taxed(vatNumber: string, ...lines: [number, string, string, string][]) {
  return { lines: lines.map(([rate, net, tax, gross]) => ({ rate, net, tax, gross })), vatNumber }
}

export const germanTax = taxed('DE136695976', [19, '10.00', '1.90', '11.90'])

/** Special cases: before the first rate, paid by card, printed in francs, low confidence. */
export const specialReceipts: NewReceipts = [
  { vendor: 'Long ago', date: '2024-12-01', currency: 'GBP', amountMinor: 4550 },
  { vendor: 'By card', currency: 'USD', amountMinor: 10_000, cardMinor: 9712, cardCurrency: 'EUR' },
  {
    vendor: 'By card too',
    currency: 'USD',
    amountMinor: 1234,
    cardMinor: 1199,
    cardCurrency: 'EUR',
  },
  { vendor: 'Card of old', currency: 'USD', amountMinor: 500, cardMinor: 499, cardCurrency: 'GBP' },
  {
    vendor: 'Konditorei Zürich',
    currency: 'EUR',
    amountMinor: 5117,
    printedCurrency: 'CHF',
    printedMinor: 4790,
    category: 'food',
    tax: taxed('CHE123456788', [8.1, '44.31', '3.59', '47.90']),
    unconfirmed: ['amount', 'date'],
  },
]

/** Several rates and countries, no tax at all, and invalid amounts. */
export const taxedReceipts: NewReceipts = [
  {
    vendor: 'Bäckerei am Ring',
    currency: 'EUR',
    amountMinor: 22_600,
    tax: taxed('DE136695976', [19, '100.00', '19.00', '119.00'], [7, '100.00', '7.00', '107.00']),
  },
  {
    vendor: 'Hotel am Tor',
    date: '2025-01-06',
    currency: 'EUR',
    amountMinor: 11_900,
    tax: taxed('DE136695976', [19, '100.00', '19.00', '119.00']),
  },
  {
    vendor: 'The Crown',
    date: '2025-01-06',
    currency: 'GBP',
    amountMinor: 2400,
    tax: taxed('GB980780684', [20, '20.00', '4.00', '24.00']),
  },
  {
    vendor: 'Κυλικείο',
    date: '2025-01-07',
    currency: 'EUR',
    amountMinor: 1130,
    tax: taxed('EL094259216', [13, '10.00', '1.30', '11.30']),
  },
  {
    vendor: 'No number',
    date: '2025-01-07',
    currency: 'EUR',
    amountMinor: 500,
    tax: { lines: [{ rate: null, net: '=1+1', tax: '0.00', gross: '5.00' }], vatNumber: null },
  },
  {
    vendor: 'Number only',
    date: '2025-01-07',
    currency: 'EUR',
    amountMinor: 300,
    tax: { lines: [], vatNumber: '=HYPERLINK("x")' },
  },
]
