import { ledgerKinds } from '@quittance/contract/ledger'
import type { FastifyInstance } from 'fastify'
import { countView } from '#claims/claim-views.queries.ts'
import { findLiveFinalization } from '#claims/finalizations.queries.ts'
import { sendLedgerLink } from '#claims/ledger/send-ledger.ts'
import { linkPages, sendLinkPage } from '#claims/link-page.ts'
import { linkRoute, readLink, sendRevoked } from '#claims/link-route.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { FileSender } from '#claims/send-file.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { claimPagePolicy, renderClaimPage } from './claim-page.ts'
import { isHumanView } from './claim-view.ts'
import { loadClaim } from './load-claim.ts'
import { picturePath, sendPicture } from './send-picture.ts'

const pageKinds = ['claim', 'claim-without-images'] as const

/** The claim page for anyone with the link, and its images. */
export function registerClaimPage(app: FastifyInstance, deps: ReportsDeps, sendFile: FileSender) {
  const { db, links } = deps

  app.route<{ Params: { '*': string }; Querystring: { page?: string } }>({
    ...linkRoute,
    url: '/claims/*',
    handler: async (request, reply) => {
      const [token = '', ...rest] = request.params['*'].split('/')
      const picture = picturePath(rest)
      const ledger = rest[0] === 'ledger' ? ledgerKinds.find((kind) => kind === rest[1]) : undefined
      const what = picture ? 'picture' : 'page'
      await limitAttempts(db, [limitOf(ledger ? 'file' : what, clientKey(request))])
      const read = readLink(links, token, pageKinds)
      if ('refusal' in read) return sendLinkPage(reply, read.refusal)
      const { kind, expiresAt, isForRecipient = false } = read.link
      const hasImages = kind === 'claim'
      if (rest.length > 0 && !ledger && !(picture && hasImages))
        return sendLinkPage(reply, linkPages.unknown)
      const live = await findLiveFinalization(db, read.link.finalizationId)
      if (!live) return sendRevoked(db, read.link.finalizationId, reply)
      if (picture) return sendPicture(deps, { ...picture, finalizationId: live.id }, reply)
      if (ledger) {
        const claim = { ...live, kind: ledger, hasImages }
        return sendLedgerLink(deps, claim, { request, reply, sendFile })
      }

      reply.type('text/html; charset=utf-8').header('content-security-policy', claimPagePolicy)
      if (request.method === 'HEAD') return reply.send()
      const claim = await loadClaim(
        { ...deps, log: request.log },
        { ...live, token, expiresAt, hasImages, isForRecipient, page: request.query.page },
      )
      const page = renderClaimPage(claim)
      // The trip may have been re-opened meanwhile.
      if (!(await findLiveFinalization(db, live.id))) return sendRevoked(db, live.id, reply)
      if (await isHumanView(deps, request, live.userId)) await countView(db, live.id)
      return reply.send(page)
    },
  })
}

/** A page shows up to a hundred images, so their limit is higher. */
function limitOf(what: 'page' | 'picture' | 'file', client: string) {
  const max = { page: 120, picture: 6000, file: 120 }[what]
  const key = what === 'file' ? 'report' : `claim-${what}`
  return { key, client, max, windowMinutes: 60 }
}
