import type { ClaimVersion } from '@quittance/contract/reports'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { toAppError } from '#http/error-handler.ts'
import { html } from '#mail/html.ts'
import { formatDate, formatMoment } from './format.ts'
import { answerDays, linkDays } from './links/report-links.ts'
import { pagePolicy, renderShell } from './page/page-shell.ts'

type Issue = Pick<ClaimVersion, 'version' | 'sentAt'>

export type LinkPage = {
  status: number
  title: string
  paragraphs: string[]
  link?: { href: string; label: string }
  hasHistory?: boolean
}

const requestNewLinks = 'Ask the traveller who sent it to you for new links.'

export const linkPages = {
  unknown: {
    status: 404,
    title: 'There is no report here',
    paragraphs: [
      'This link is incomplete or incorrect. Copy the whole link, or open it from the email again.',
    ],
    link: { href: '/', label: 'Go to Quittance' },
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    paragraphs: [`Links to reports work for ${linkDays} days. ${requestNewLinks}`],
    hasHistory: true,
  },
  expiredAnswer: {
    status: 410,
    title: 'This link has expired',
    paragraphs: [`Links to answer a claim work for ${answerDays} days. ${requestNewLinks}`],
  },
  revoked: {
    status: 410,
    title: 'This link no longer works',
    paragraphs: [
      `The trip was re-opened or deleted after this link was created, so its reports may be out of date. ${requestNewLinks}`,
    ],
    hasHistory: true,
  },
  noPicture: {
    status: 404,
    title: 'Photo not found',
    paragraphs: ['The photo of this receipt is missing. Its details are on the claim page.'],
  },
} satisfies Record<string, LinkPage>

type Revoked = {
  version: number
  /** Without one, the trip is still being changed. */
  newer: Issue | undefined
  /** Who sent it back, if anyone did. */
  sentBack: { name: string; at: string } | undefined
  /** The newest version, for a recipient of it. */
  href: string | undefined
}

export function revokedPage({ version, newer, sentBack, href }: Revoked): LinkPage {
  const because = sentBack
    ? `It was sent back by ${sentBack.name} on ${formatMoment(new Date(sentBack.at))}`
    : 'The traveller has re-opened the trip'
  const what = newer
    ? `It was replaced by version ${newer.version}, issued ${formatDate(newer.sentAt)}.`
    : `${because}, and the claim is being changed.`
  const next = newer ? requestNewLinks : 'You will get a link to the next version.'
  const words = `This link led to version ${version} of the claim. ${what}`
  return {
    ...linkPages.revoked,
    ...(href && { link: { href, label: `Open version ${newer?.version}` }, hasHistory: false }),
    paragraphs: [href ? words : `${words} ${sentBack ? next : requestNewLinks}`],
  }
}

export function sendLinkPage(reply: FastifyReply, page: LinkPage) {
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy())
    .send(renderPage(page))
}

/** Applies only before any bytes were sent; a later failure closes the connection instead. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('content-disposition').removeHeader('content-length')
  const { status, meta, message } = toAppError(error)
  if (status >= 500) request.log.error({ err: error }, 'serving a report failed')
  if (meta.retryAfterSeconds) reply.header('retry-after', meta.retryAfterSeconds)
  if (request.method === 'POST') {
    return sendLinkPage(reply, { status, ...formatUnanswered(status, message) })
  }
  const link = { href: request.url, label: 'Try Again' }
  return sendLinkPage(reply, { status, ...formatFailure(error, status), link })
}

/** For an answer; the reader goes back in the browser, where everything typed is still there. */
function formatUnanswered(status: number, message: string) {
  const titles: Record<number, string> = {
    413: 'That is too much text',
    429: 'Too many answers',
  }
  const title = titles[status] ?? 'Your answer was not stored'
  return { title, paragraphs: [`${message} Nothing was stored: go back, and try again.`] }
}

function formatFailure(error: Error, status: number) {
  if (status === 429) return { title: 'Too many downloads', paragraphs: [error.message] }
  if (status === 503 && error instanceof AppError) {
    return {
      title: 'Many reports are being created right now',
      paragraphs: ['Please open the link again in a minute.'],
    }
  }
  return {
    title: 'The report could not be created right now',
    paragraphs: [
      'The link is correct and the report is safe. Please open it again in a few minutes.',
    ],
  }
}

function renderPage({ title, paragraphs, link, hasHistory = false }: LinkPage) {
  const next = hasHistory ? { href: '/history', label: 'Open History' } : link
  return renderShell(
    `${title} · Quittance`,
    html`<main class="narrow">
<p class="brand">Quittance</p>
<div class="card form"><h1>${title}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${hasHistory && html`<p class="small">Is it your own trip? Find it in History and choose Generate Download Links; if it is open, finalize it again.</p>`}
${next && html`<p class="actions"><a class="button${!hasHistory && ' primary'}" href="${next.href}">${next.label}</a></p>`}</div>
</main>`,
  )
}
