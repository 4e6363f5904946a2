import { ledgerKinds } from '@quittance/contract/ledger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerActions } from '#claims/answers/answer-rules.ts'
import type { Form } from '#claims/answers/check-answer.ts'
import { sendReplaced } from '#claims/answers/send-replaced.ts'
import { sendAnswerForm, takeAnswer } from '#claims/answers/take-answer.ts'
import { countView } from '#claims/claim-views.queries.ts'
import { findLiveFinalization } from '#claims/finalizations.queries.ts'
import { sendLedgerLink } from '#claims/ledger/send-ledger.ts'
import { linkPages, sendLinkPage } from '#claims/link-page.ts'
import { linkRoute } from '#claims/link-route.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { FileSender } from '#claims/send-file.ts'
import { findSessionUser } from '#db/sessions.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { renderClaimPage } from './claim-page.ts'
import { loadClaim } from './load-claim.ts'
import { registerFonts } from './page-fonts.ts'
import { readPageLink } from './page-link.ts'
import { pagePolicy } from './page-shell.ts'
import { picturePath, sendPicture } from './send-picture.ts'

/** 50 kB of remarks, each byte of them escaped, and the names of a thousand fields. */
const maxFormBytes = 256 * 1024

/** The claim page for anyone with the link, and its images. */
export function registerClaimPage(app: FastifyInstance, deps: ReportsDeps, sendFile: FileSender) {
  const { db } = deps
  registerFonts(app)

  app.route<{ Params: { '*': string }; Querystring: { page?: string } }>({
    ...linkRoute,
    url: '/claims/*',
    handler: async (request, reply) => {
      const [token = '', ...rest] = request.params['*'].split('/')
      const picture = picturePath(rest)
      const ledger = rest[0] === 'ledger' ? ledgerKinds.find((kind) => kind === rest[1]) : undefined
      const what = picture ? 'picture' : 'page'
      await limitAttempts(db, [limitOf(ledger ? 'file' : what, clientKey(request))])
      const read = await readPageLink(deps, token)
      if ('refusal' in read) return sendLinkPage(reply, read.refusal)
      const { link } = read
      const { hasImages } = link
      const action = rest.length === 1 ? answerActions.find((one) => one === rest[0]) : undefined
      if (rest.length > 0 && !ledger && !action && !(picture && hasImages))
        return sendLinkPage(reply, linkPages.unknown)
      const live = await findLiveFinalization(db, link.finalizationId)
      if (!live) return sendReplaced(deps, link, reply)
      if (picture) return sendPicture(deps, { ...picture, finalizationId: live.id }, reply)
      if (action) return sendAnswerForm(deps, { link, action }, { request, reply })
      if (ledger) {
        if (link.filesUntil.getTime() <= Date.now()) return sendLinkPage(reply, linkPages.expired)
        const claim = { ...live, kind: ledger, hasImages }
        return sendLedgerLink(deps, claim, { request, reply, sendFile })
      }

      reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy())
      if (request.method === 'HEAD') return reply.send()
      const claim = await loadClaim(
        { ...deps, log: request.log },
        { ...live, ...link, page: request.query.page },
      )
      const page = renderClaimPage(claim)
      // The trip may have been re-opened meanwhile.
      if (!(await findLiveFinalization(db, live.id))) return sendReplaced(deps, link, reply)
      if (await isHumanView(deps, request, live.userId)) await countView(db, live)
      return reply.send(page)
    },
  })

  // Forms are accepted here only: everywhere else a form of another site must not get through.
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.route<{ Params: { '*': string }; Body: Form }>({
      ...linkRoute,
      method: 'POST',
      url: '/claims/*',
      handler: async (request, reply) => {
        const [token = '', ...rest] = request.params['*'].split('/')
        await limitAttempts(db, [limitOf('page', clientKey(request))])
        const read = await readPageLink(deps, token)
        if ('refusal' in read) return sendLinkPage(reply, read.refusal)
        const action = rest.length === 1 && answerActions.find((one) => one === rest[0])
        if (!action) return sendLinkPage(reply, linkPages.unknown)
        return takeAnswer(deps, { link: read.link, action }, { request, reply })
      },
    })
  })
}

/** A page shows up to a hundred images, so their limit is higher. */
function limitOf(what: 'page' | 'picture' | 'file', client: string) {
  const max = { page: 120, picture: 6000, file: 120 }[what]
  const key = what === 'file' ? 'report' : `claim-${what}`
  return { key, client, max, windowMinutes: 60 }
}

/** Headers that browsers and previewers send when prefetching a page. */
const announcements = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const early = /prefetch|prerender|preview/i
// Cubot is a phone brand.
const robot =
  /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|whatsapp|slack-img|embedly|safelinks/i

/** Whether a person other than the traveller opened the page. */
async function isHumanView(
  { db, cookie }: Pick<ReportsDeps, 'db' | 'cookie'>,
  { headers, cookies, query }: FastifyRequest,
  travellerId: number,
) {
  const { 'sec-fetch-dest': destination, 'user-agent': program } = headers
  if (destination !== undefined && destination !== 'document') return false
  if (announcements.some((name) => early.test(String(headers[name] ?? '')))) return false
  if (robot.test(program ?? '')) return false
  // Paging through a long claim is not a new view.
  if ((query as { page?: string }).page !== undefined) return false
  const token = cookies[cookie.name]
  const session = token ? await findSessionUser(db, token) : null
  return session?.user.id !== travellerId
}
