import type { PastTrip, SentClaim, Trip, TripWithSummary } from '@quittance/contract/trips'

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

export const sentClaim: SentClaim = {
  version: 1,
  sentAt: '2026-10-24T12:00:00.000Z',
  sentTo: 'finance@example.com',
  delivery: { state: 'delivered', to: 'finance@example.com', at: '2026-10-24T12:00:00.000Z' },
  openings: 0,
  lastOpenedAt: null,
}

/** Finalized, with two receipts, and sent. */
export function pastTrip(over: Partial<PastTrip> = {}): PastTrip {
  return {
    ...trip({ status: 'finalized', endDate: '2026-10-24' }),
    receiptCount: 2,
    currencies: { EUR: '1204.20', USD: '67.00' },
    converted: { currency: 'EUR', total: '1266.75', missing: 0, isFrozen: true },
    claim: sentClaim,
    ...over,
  }
}
