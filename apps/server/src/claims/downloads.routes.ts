import { reportKinds } from '@quittance/contract/reports'
import type { FastifyInstance } from 'fastify'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { sealOnDemand } from '#record/seal-claim.ts'
import { sendLinkPage } from './link-page.ts'
import { linkRoute, readLink, sendRevoked } from './link-route.ts'
import { findLiveFile } from './links/live-file.ts'
import { endSparePdfThreads } from './pdf/pdf-threads.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { FileSender } from './send-file.ts'

export function registerDownloads(
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
