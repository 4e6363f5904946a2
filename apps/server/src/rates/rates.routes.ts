import { rateEndpoints } from '@quittance/contract/rates'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { mount } from '#http/mount.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip } from '#trips/trips.queries.ts'
import { findRate } from './exchange-rates.queries.ts'
import { readTripRates } from './read-trip-rates.ts'

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
