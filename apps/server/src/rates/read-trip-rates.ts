import { fromMinor } from '@quittance/contract/money'
import type { TripRates } from '@quittance/contract/rates'
import type { Db } from '#db/connect.ts'
import { statusWhenRestored } from '#trips/trip-rules.ts'
import type { TripRow } from '#trips/trips.queries.ts'
import { listConvertedParts } from './converted-receipts.ts'
import { type ConvertedSum, sumConvertedTrip } from './converted-sums.ts'
import { findRateDays } from './exchange-rates.queries.ts'

export async function readTripRates(db: Db, trip: TripRow): Promise<TripRates> {
  const { id, currency } = trip
  const [sums, parts, { newest }] = await Promise.all([
    sumConvertedTrip(db, id),
    listConvertedParts(db, id),
    findRateDays(db),
  ])
  return {
    currency,
    ...asSum(sums.all, currency),
    categories: sums.categories.map(({ category, ...sum }) => ({
      category,
      ...asSum(sum, currency),
    })),
    days: sums.days.map(({ date, ...sum }) => ({ date, ...asSum(sum, currency) })),
    parts: parts.map(({ totalMinor: own, convertedMinor, ...part }) => ({
      ...part,
      total: fromMinor(own, part.currency),
      converted: convertedMinor === null ? null : fromMinor(convertedMinor, currency),
    })),
    newestDay: newest,
    isFrozen: statusWhenRestored(trip) === 'finalized',
  }
}

function asSum({ count, missing, totalMinor }: ConvertedSum, currency: string) {
  return { receiptCount: count, missing, total: fromMinor(totalMinor, currency) }
}
