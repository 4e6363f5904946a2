import { fromMinor } from '@quittance/contract/money'
import type { TripRates } from '@quittance/contract/rates'
import type { Db } from '#db/connect.ts'
import { listConvertedParts } from '#db/converted-receipts.ts'
import { findRateDays } from '#db/exchange-rates.ts'
import type { TripRow } from '#db/trips.ts'
import { statusWhenRestored } from '#trips/trip-rules.ts'

export async function readTripRates(db: Db, trip: TripRow): Promise<TripRates> {
  const { id, currency } = trip
  const parts = await listConvertedParts(db, id)
  const { newest } = await findRateDays(db)
  const totalMinor = parts.reduce((sum, part) => sum + (part.convertedMinor ?? 0), 0)
  return {
    currency,
    total: fromMinor(totalMinor),
    parts: parts.map(({ totalMinor: own, convertedMinor, ...part }) => ({
      ...part,
      total: fromMinor(own),
      converted: convertedMinor === null ? null : fromMinor(convertedMinor),
    })),
    newestDay: newest,
    isFrozen: statusWhenRestored(trip) === 'finalized',
  }
}
