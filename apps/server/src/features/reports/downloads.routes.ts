import type { FastifyInstance } from 'fastify'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { findLiveFile } from '#reports/links/live-file.ts'
import { endSparePdfThread } from '#reports/pdf/pdf-threads.ts'
import { linkPages, sendFailure, sendLinkPage } from './link-page.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { createFileSender } from './send-file.ts'

/** For whoever holds a link, most likely someone in finance: no session, and pages instead of JSON. */
export function registerDownloads(app: FastifyInstance, { db, storage, links }: ReportsDeps) {
  const sendFile = createFileSender()
  app.addHook('onClose', endSparePdfThread)

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/reports/*',
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
    },
    errorHandler: sendFailure,
    handler: async (request, reply) => {
      const client = clientKey(request)
      await limitAttempts(db, [{ key: 'report', client, max: 120, windowMinutes: 60 }])
      const [token = ''] = request.params['*'].split('/')
      const claim = links.read(token)
      if (!claim) return sendLinkPage(reply, linkPages.unknown)
      if (claim.expiresAt.getTime() <= Date.now()) return sendLinkPage(reply, linkPages.expired)
      const file = await findLiveFile(
        { db, storage, log: request.log },
        claim.finalizationId,
        claim.kind,
      )
      if (!file) return sendLinkPage(reply, linkPages.revoked)
      return sendFile(claim, file, { request, reply })
    },
  })
}
