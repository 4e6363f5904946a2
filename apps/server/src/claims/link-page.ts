import type { ClaimVersion } from '@quittance/contract/reports'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { toAppError } from '#http/error-handler.ts'
import { escapeHtml } from '#mail/html.ts'
import { formatDate, formatMoment } from './format.ts'
import { answerDays, linkDays } from './links/report-links.ts'

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

const style = `
  :root { color-scheme: light dark; --ground: #faf9f6; --surface: #fff; --text: #14171c; --muted: #5b616b; --line: rgb(20 23 28 / 0.1); --primary: #2a5bd7; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0e1116; --surface: #161a21; --text: #e8eaee; --muted: #a0a7b4; --line: rgb(232 234 238 / 0.12); --primary: #7aa2ff; } }
  body { margin: 0; padding: 3rem 1rem; background: var(--ground); color: var(--text); font: 1rem/1.5rem Inter, system-ui, sans-serif; overflow-wrap: break-word; }
  main { max-width: 30rem; margin: 0 auto; }
  .name { margin: 0 0.25rem 1rem; font-size: 1.125rem; font-weight: 700; }
  .card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; }
  h1 { margin: 0 0 0.75rem; font-size: 1.25rem; line-height: 1.75rem; }
  .card p { margin: 0 0 0.75rem; color: var(--muted); }
  .card p:last-child { margin: 0; }
  a { color: var(--primary); }
`

export function sendLinkPage(reply: FastifyReply, page: LinkPage) {
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .send(renderPage(page))
}

/** Applies only before any bytes were sent; a later failure closes the connection instead. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('content-disposition').removeHeader('content-length')
  const { status, meta, message } = toAppError(error)
  if (status >= 500) request.log.error({ err: error }, 'serving a report failed')
  if (meta.retryAfterSeconds) reply.header('retry-after', meta.retryAfterSeconds)
  const failed = request.method === 'POST' ? formatUnanswered(status, message) : undefined
  return sendLinkPage(reply, { status, ...(failed ?? formatFailure(error, status)) })
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
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  if (link) text.push(`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`)
  if (hasHistory) {
    text.push(
      '<p>Is it your own trip? Find it in <a href="/history">History</a> and choose Generate Download Links; if it is open, finalize it again.</p>',
    )
  }
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Quittance</title><style>${style}</style></head>
<body><main>
<p class="name">Quittance</p>
<div class="card"><h1>${escapeHtml(title)}</h1>
${text.join('\n')}</div>
</main></body></html>`
}
