import { tripEndpoints } from '@quittance/contract/trips'
import type { FastifyInstance } from 'fastify'
import type { PlanRules } from '#billing/plan-rules.ts'
import { senderLimits } from '#claims/delivery/report-mail-limits.ts'
import { sendClaim } from '#claims/delivery/send-claim.ts'
import type { ReportLinks } from '#claims/links/report-links.ts'
import type { Db } from '#db/connect.ts'
import { mount } from '#http/mount.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { PhotoComparer } from '#receipts/photo-comparer.ts'
import type { Signing } from '#record/seal-keys.ts'
import type { Storage } from '#storage/storage.ts'
import {
  activateTrip,
  archiveTrip,
  createTrip,
  deleteEmptyTrip,
  editTrip,
  restoreTrip,
} from './edit-trip.ts'
import { finalizeTrip } from './finalize-trip.ts'
import { mapOneTrip, mapTrip, mapTrips, readActiveTrip, readTrip } from './map-trip.ts'
import { listPastTrips, listRecipients, mapPastTrip } from './past-trips.queries.ts'
import { reopenTrip } from './reopen-trip.ts'
import { listUnarchivedTrips } from './trips.queries.ts'

type Deps = {
  db: Db
  mailer: Mailer
  storage: Storage
  comparer: PhotoComparer
  links: ReportLinks
  signing: Signing
  planRules: PlanRules
}

export function registerTrips(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  mount(app, tripEndpoints, {
    'GET /api/trips/active': ({ user }) => readActiveTrip(db, user.id),

    'GET /api/trips/all': async ({ user }) => mapTrips(db, await listUnarchivedTrips(db, user.id)),

    'GET /api/trips/history': async ({ user }) =>
      (await listPastTrips(db, { userId: user.id, status: 'finalized' })).map(mapPastTrip),

    'GET /api/trips/archived': async ({ user }) =>
      (await listPastTrips(db, { userId: user.id, status: 'archived' })).map(mapPastTrip),

    'GET /api/trips/recipients': ({ user }) => listRecipients(db, user.id),

    'GET /api/trips/:id': ({ user, params }) => readTrip(db, user.id, params.id),

    'POST /api/trips': async ({ user, body }) =>
      mapTrip(await createTrip(deps, user.id, body), null),

    'PUT /api/trips/:id': async ({ user, params, body }) =>
      mapOneTrip(
        db,
        body.status === 'active'
          ? await activateTrip(db, user.id, params.id)
          : await editTrip(db, user.id, params.id, body),
      ),

    'DELETE /api/trips/:id': async ({ user, params }) => {
      await archiveTrip(db, user.id, params.id)
      return {
        message: 'Trip has been moved to archive. It still counts towards your subscription limit.',
      }
    },

    'DELETE /api/trips/:id/empty': async ({ user, params }) => {
      await deleteEmptyTrip(db, user.id, params.id)
      return { message: 'Trip deleted. It no longer counts towards your subscription limit.' }
    },

    'POST /api/trips/:id/restore': async ({ user, params }) =>
      mapOneTrip(db, await restoreTrip(db, user, params.id)),

    'POST /api/trips/:id/finalize': async ({ user, params, body, request }) => {
      await limitAttempts(db, senderLimits(user.id))
      return finalizeTrip({ ...deps, log: request.log }, user, params.id, body)
    },

    'POST /api/trips/:id/claims/send': async ({ user, params, body, request }) => {
      await limitAttempts(db, senderLimits(user.id))
      return sendClaim({ ...deps, log: request.log }, user, params.id, body)
    },

    'POST /api/trips/:id/unfinalize': async ({ user, params, request }) =>
      mapOneTrip(db, await reopenTrip({ ...deps, log: request.log }, user, params.id)),
  })
}
