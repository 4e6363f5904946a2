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
    tax: {
      lines: [{ rate: 8.1, net: '44.31', tax: '3.59', gross: '47.90' }],
      vatNumber: 'CHE123456788',
    },
    unconfirmed: ['amount', 'date'],
  },
]

/** Several rates and countries, no tax at all, and invalid amounts. */
export const taxedReceipts: NewReceipts = [
  {
    vendor: 'Bäckerei am Ring',
    currency: 'EUR',
    amountMinor: 22_600,
    tax: {
      lines: [
        { rate: 19, net: '100.00', tax: '19.00', gross: '119.00' },
        { rate: 7, net: '100.00', tax: '7.00', gross: '107.00' },
      ],
      vatNumber: 'DE136695976',
    },
  },
  {
    vendor: 'Hotel am Tor',
    date: '2025-01-06',
    currency: 'EUR',
    amountMinor: 11_900,
    tax: {
      lines: [{ rate: 19, net: '100.00', tax: '19.00', gross: '119.00' }],
      vatNumber: 'DE136695976',
    },
  },
  {
    vendor: 'The Crown',
    date: '2025-01-06',
    currency: 'GBP',
    amountMinor: 2400,
    tax: {
      lines: [{ rate: 20, net: '20.00', tax: '4.00', gross: '24.00' }],
      vatNumber: 'GB980780684',
    },
  },
  {
    vendor: 'Κυλικείο',
    date: '2025-01-07',
    currency: 'EUR',
    amountMinor: 1130,
    tax: {
      lines: [{ rate: 13, net: '10.00', tax: '1.30', gross: '11.30' }],
      vatNumber: 'EL094259216',
    },
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
