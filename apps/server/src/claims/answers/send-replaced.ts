import type { FastifyReply } from 'fastify'
import { findLastSending } from '#claims/delivery/deliveries.queries.ts'
import { sendRevoked } from '#claims/link-route.ts'
import type { PageLink } from '#claims/page/page-link.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import { findRecipientId } from './recipients.queries.ts'

/** Leads a recipient of the newest version to it, with a link that ends with the old one. */
export function sendReplaced(
  { db, links }: Pick<ReportsDeps, 'db' | 'links'>,
  { finalizationId, recipient, hasImages, expiresAt }: PageLink,
  reply: FastifyReply,
) {
  return sendRevoked(db, { finalizationId, ...(recipient && { href }) }, reply)

  async function href(newestId: number) {
    const { address = '' } = recipient ?? {}
    const id = await findRecipientId(db, newestId, address)
    if (id === undefined) return undefined
    const sending = await findLastSending(db, newestId, address)
    const maySee = hasImages && sending?.includesImages === true
    return new URL(links.makeAnswer(id, maySee, expiresAt).url).pathname
  }
}
