import type { FastifyInstance } from 'fastify'
import { countView } from '#claims/claim-views.queries.ts'
import { findLiveFinalization } from '#claims/finalizations.queries.ts'
import { linkPages, sendLinkPage } from '#claims/link-page.ts'
import { linkRoute, readLink, sendRevoked } from '#claims/link-route.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { claimPagePolicy, renderClaimPage } from './claim-page.ts'
import { isHumanView } from './claim-view.ts'
import { loadClaim } from './load-claim.ts'
import { picturePath, sendPicture } from './send-picture.ts'

const pageKinds = ['claim', 'claim-without-images'] as const

/** The claim page for anyone with the link, and its images. */
export function registerClaimPage(app: FastifyInstance, deps: ReportsDeps) {
  const { db, links } = deps

  app.route<{ Params: { '*': string }; Querystring: { page?: string } }>({
    ...linkRoute,
    url: '/claims/*',
    handler: async (request, reply) => {
      const [token = '', ...rest] = request.params['*'].split('/')
      const picture = picturePath(rest)
      await limitAttempts(db, [limitOf(picture ? 'picture' : 'page', clientKey(request))])
      const read = readLink(links, token, pageKinds)
      if ('refusal' in read) return sendLinkPage(reply, read.refusal)
      const { kind, expiresAt } = read.link
      const hasImages = kind === 'claim'
      if (rest.length > 0 && !(picture && hasImages)) return sendLinkPage(reply, linkPages.unknown)
      const live = await findLiveFinalization(db, read.link.finalizationId)
      if (!live) return sendRevoked(db, read.link.finalizationId, reply)
      if (picture) return sendPicture(deps, { ...picture, finalizationId: live.id }, reply)

      reply.type('text/html; charset=utf-8').header('content-security-policy', claimPagePolicy)
      if (request.method === 'HEAD') return reply.send()
      const claim = await loadClaim(
        { ...deps, log: request.log },
        { ...live, token, expiresAt, hasImages, page: request.query.page },
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
function limitOf(what: 'page' | 'picture', client: string) {
  const max = { page: 120, picture: 6000 }[what]
  return { key: `claim-${what}`, client, max, windowMinutes: 60 }
}
