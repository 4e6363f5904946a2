import type { FastifyRequest } from 'fastify'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import { findSessionUser } from '#db/sessions.ts'

/** Headers that browsers and previewers send when prefetching a page. */
const announcements = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const early = /prefetch|prerender|preview/i
// Cubot is a phone brand.
const robot =
  /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|whatsapp|slack-img|embedly|safelinks/i

/** Whether a person other than the traveller opened the page. */
export async function isHumanView(
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
