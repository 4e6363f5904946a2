import type { Db } from '#db/connect.ts'
import type { Exchange } from '#http/exchange.ts'
import { findSendingBack } from './answers/conversation.queries.ts'
import { findNewestVersion } from './claim-versions.queries.ts'
import { type LinkPage, linkPages, revokedPage, sendFailure, sendLinkPage } from './link-page.ts'
import type { LinkClaim, LinkKind } from './links/link-token.ts'
import type { ReportLinks } from './links/report-links.ts'

/** For anyone with a link, usually someone in finance: no session, and pages instead of JSON. */
export const linkRoute = {
  method: ['GET', 'HEAD'],
  schema: { hide: true },
  onRequest: async (_request: unknown, reply: Exchange['reply']) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
  },
  errorHandler: sendFailure,
}

type Signed<Kind> = Omit<LinkClaim, 'kind'> & { kind: Kind }

/** Returns the claim of a valid token, or sends the page that explains the failure. */
export function readLink<Kind extends LinkKind>(
  links: ReportLinks,
  token: string,
  kinds: readonly Kind[],
): { link: Signed<Kind> } | { refusal: LinkPage } {
  const signed = links.read(token)
  const kind = kinds.find((one) => one === signed?.kind)
  if (!signed || !kind) return { refusal: linkPages.unknown }
  if (signed.expiresAt.getTime() <= Date.now()) {
    return { refusal: kind.startsWith('answer') ? linkPages.expiredAnswer : linkPages.expired }
  }
  return { link: { ...signed, kind } }
}

type Opened = { finalizationId: number; href?: (newestId: number) => Promise<string | undefined> }

/** The page for a link to a revoked version: what replaced it, as far as known. */
export async function sendRevoked(
  db: Db,
  { finalizationId, href }: Opened,
  reply: Exchange['reply'],
) {
  const found = await findNewestVersion(db, finalizationId)
  if (!found) return sendLinkPage(reply, linkPages.revoked)
  const sentBack = await findSendingBack(db, finalizationId)
  const newest = found.newer && (await href?.(found.newer.id))
  return sendLinkPage(reply, revokedPage({ ...found, sentBack, href: newest }))
}
