import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'

export type SampleReceipt = {
  date: string
  vendor: string
  category: Category
  amount: string
  currency: Currency
  isManual?: boolean
}

/** Shown on the phone and in the workbook of the public pages, so that their figures agree. */
export const sampleTrip = {
  name: 'Berlin and London, Q3',
  startDate: 'Sep 13, 2026',
  totals: '67.00 USD, 478.00 EUR, 91.75 GBP',
  receipts: [
    {
      date: '2026-09-13',
      vendor: 'Skyline Lounge',
      category: 'food',
      amount: '42.90',
      currency: 'USD',
    },
    {
      date: '2026-09-13',
      vendor: 'Inkwell Supply',
      category: 'office',
      amount: '24.10',
      currency: 'USD',
    },
    {
      date: '2026-09-14',
      vendor: 'Taxi Brandt',
      category: 'transport',
      amount: '38.40',
      currency: 'EUR',
    },
    {
      date: '2026-09-15',
      vendor: 'Café Morgenrot',
      category: 'coffee',
      amount: '11.60',
      currency: 'EUR',
    },
    {
      date: '2026-09-16',
      vendor: 'Hotel Lindenhof',
      category: 'accommodation',
      amount: '428.00',
      currency: 'EUR',
    },
    {
      date: '2026-09-17',
      vendor: 'Copper Kettle',
      category: 'food',
      amount: '64.25',
      currency: 'GBP',
    },
    {
      date: '2026-09-18',
      vendor: 'Thames Rail',
      category: 'transport',
      amount: '27.50',
      currency: 'GBP',
      isManual: true,
    },
  ] satisfies SampleReceipt[] as SampleReceipt[],
}
