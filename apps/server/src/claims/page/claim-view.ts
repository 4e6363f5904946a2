import type { FastifyRequest } from 'fastify'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import { findSessionUser } from '#db/sessions.ts'

/** What a program sends that looks at a page before somebody does, or instead. */
const announcements = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const early = /prefetch|prerender|preview/i
// There are phones by the name of Cubot.
const robot =
  /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|whatsapp|slack-img|embedly|safelinks/i

/** Whether somebody opened the page to read it: no program, and not the traveller. */
export async function isHumanView(
  { db, cookie }: Pick<ReportsDeps, 'db' | 'cookie'>,
  { headers, cookies, query }: FastifyRequest,
  travellerId: number,
) {
  const { 'sec-fetch-dest': destination, 'user-agent': program } = headers
  if (destination !== undefined && destination !== 'document') return false
  if (announcements.some((name) => early.test(String(headers[name] ?? '')))) return false
  if (robot.test(program ?? '')) return false
  // Turning to the next page of a long claim opens nothing anew.
  if ((query as { page?: string }).page !== undefined) return false
  const token = cookies[cookie.name]
  const session = token ? await findSessionUser(db, token) : null
  return session?.user.id !== travellerId
}
