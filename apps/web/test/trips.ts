import type { Trip, TripWithSummary } from '@quittance/contract/trips'

export function trip(over: Partial<Trip> = {}): Trip {
  return {
    id: 9,
    name: 'Lisbon',
    startDate: '2026-10-20',
    endDate: null,
    currency: 'EUR',
    status: 'inactive',
    ...over,
  }
}

export function tripWithSummary(over: Partial<TripWithSummary> = {}): TripWithSummary {
  const summary = {
    receiptCount: 0,
    totalAmount: '$0.00',
    currencies: {},
    converted: null,
    categories: {},
  }
  return { ...trip(over), summary, ...over }
}
