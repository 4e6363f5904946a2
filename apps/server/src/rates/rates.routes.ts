import { fromMinor } from '@quittance/contract/money'
import { rateEndpoints, type TripRates } from '@quittance/contract/rates'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { mount } from '#http/mount.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { statusWhenRestored } from '#trips/trip-rules.ts'
import { findTrip, type TripRow } from '#trips/trips.queries.ts'
import { listConvertedParts } from './converted-receipts.ts'
import { type ConvertedSum, sumConvertedTrip } from './converted-sums.ts'
import { findRate, findRateDays } from './exchange-rates.queries.ts'

export function registerRates(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, rateEndpoints, {
    'GET /api/rates': async ({ query }) => {
      const found = await findRate(db, query)
      if (found) return found
      throw new AppError(
        'NOT_FOUND',
        `No rate from ${query.from} to ${query.to} is known for that day`,
      )
    },

    'GET /api/trips/:id/rates': async ({ user, params }) =>
      readTripRates(db, requireTrip(await findTrip(db, user.id, params.id))),
  })
}

async function readTripRates(db: Db, trip: TripRow): Promise<TripRates> {
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
