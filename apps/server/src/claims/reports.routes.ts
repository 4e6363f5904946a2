import { reportEndpoints, reportKinds } from '@quittance/contract/reports'
import type { FastifyInstance } from 'fastify'
import { mount } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { asSpending, sumTrip } from '#receipts/receipt-sums.queries.ts'
import { sealOnDemand } from '#record/seal-claim.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { checkTrip } from '#trips/trip-check.ts'
import { findTrip } from '#trips/trips.queries.ts'
import { registerAnswers } from './answers/answers.routes.ts'
import { listClaimVersions } from './claim-versions.queries.ts'
import { registerLedger } from './ledger/ledger.routes.ts'
import { sendLinkPage } from './link-page.ts'
import { linkRoute, readLink, sendRevoked } from './link-route.ts'
import { findLiveFile } from './links/live-file.ts'
import { registerClaimPage } from './page/claim.routes.ts'
import { endSparePdfThreads } from './pdf/pdf-threads.ts'
import { renewLinks } from './renew-links.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { createFileSender, type FileSender } from './send-file.ts'

/** Enough for a photo that was just saved; a page that preloads this waits for it. */
const comparingMs = 500

export function registerReports(app: FastifyInstance, deps: ReportsDeps) {
  const { db, comparer } = deps

  mount(app, reportEndpoints, {
    'POST /api/trips/:id/download': async ({ user, params, request }) => ({
      download: await renewLinks({ ...deps, log: request.log }, user.id, params.id),
    }),

    'GET /api/trips/:id/claims': async ({ user, params }) => {
      requireTrip(await findTrip(db, user.id, params.id))
      return { claims: await listClaimVersions(db, params.id) }
    },

    'GET /api/trips/:id/spending': async ({ user, params }) => {
      requireTrip(await findTrip(db, user.id, params.id))
      return asSpending(await sumTrip(db, params.id))
    },

    'GET /api/trips/:id/check': async ({ user, params }) => {
      const trip = requireTrip(await findTrip(db, user.id, params.id))
      const comparing = await comparer.waitForTrip(trip.id, comparingMs)
      return { warnings: await checkTrip(db, trip), comparing }
    },
  })

  const sendFile = createFileSender()
  registerDownloads(app, deps, sendFile)
  registerLedger(app, deps, sendFile)
  registerClaimPage(app, deps, sendFile)
  registerAnswers(app, deps)
}

function registerDownloads(
  app: FastifyInstance,
  { db, storage, links, signing }: ReportsDeps,
  sendFile: FileSender,
) {
  app.addHook('onClose', endSparePdfThreads)

  app.route<{ Params: { '*': string } }>({
    ...linkRoute,
    url: '/reports/*',
    handler: async (request, reply) => {
      const client = clientKey(request)
      await limitAttempts(db, [{ key: 'report', client, max: 120, windowMinutes: 60 }])
      const [token = ''] = request.params['*'].split('/')
      const read = readLink(links, token, reportKinds)
      if ('refusal' in read) return sendLinkPage(reply, read.refusal)
      const { id: finalizationId, kind } = read.link
      const fileDeps = { db, storage, signing, log: request.log, origin: links.origin }
      if (kind === 'zip') await sealOnDemand(fileDeps, finalizationId)
      const file = await findLiveFile(fileDeps, finalizationId, kind)
      if (!file) return sendRevoked(db, { finalizationId }, reply)
      return sendFile({ kind, finalizationId }, file, { request, reply })
    },
  })
}
