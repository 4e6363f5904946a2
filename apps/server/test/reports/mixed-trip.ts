import type { ReportStore } from './report-trip.ts'

/** Three currencies, two photos, line items, and entries out of date order. */
export async function addMixedTrip(store: ReportStore) {
  const id = await store.addTrip()
  await store.addReceipts(id, [
    {
      vendor: 'Linde',
      date: '2025-01-07',
      currency: 'EUR',
      amountMinor: 1_234_567,
      category: 'food',
      items: [
        { name: 'Soup', quantity: 2, price: '7.50' },
        { name: '=Tea', quantity: null, price: 'free' },
      ],
    },
    await store.withImage(),
    { vendor: 'Tube', amountMinor: 30, category: 'transport' },
    await store.withImage({
      vendor: 'JR',
      date: '2025-01-06',
      currency: 'JPY',
      amountMinor: 120_000,
      category: 'transport',
    }),
    { vendor: 'Cent', currency: 'EUR', amountMinor: 2 },
  ])
  return id
}
