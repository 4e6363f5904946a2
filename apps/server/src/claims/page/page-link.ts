import { findRecipient, type Recipient } from '#claims/answers/recipients.queries.ts'
import { type LinkPage, linkPages } from '#claims/link-page.ts'
import { readLink } from '#claims/link-route.ts'
import { filesUntil, type ReportLinks } from '#claims/links/report-links.ts'
import type { Db } from '#db/connect.ts'

const pageKinds = ['claim', 'claim-without-images', 'answer', 'answer-without-images'] as const

/** A link to the page of a claim, which may be over by now. */
export type PageLink = {
  finalizationId: number
  /** The path of the page itself. */
  path: string
  expiresAt: Date
  filesUntil: Date
  /** False if the traveller left the photos out. */
  hasImages: boolean
  isForRecipient: boolean
  /** Set if the link can answer. */
  recipient: Recipient | undefined
}

export async function readPageLink(
  { db, links }: { db: Db; links: ReportLinks },
  token: string,
): Promise<{ link: PageLink } | { refusal: LinkPage }> {
  const read = readLink(links, token, pageKinds)
  if ('refusal' in read) return read
  const { id, kind, expiresAt, isForRecipient = false } = read.link
  const canAnswer = kind.startsWith('answer')
  const recipient = canAnswer ? await findRecipient(db, id) : undefined
  if (canAnswer && !recipient) return { refusal: linkPages.revoked }
  return {
    link: {
      finalizationId: recipient?.finalizationId ?? id,
      path: `/claims/${token}`,
      expiresAt,
      filesUntil: canAnswer ? filesUntil(expiresAt) : expiresAt,
      hasImages: kind === 'claim' || kind === 'answer',
      isForRecipient,
      recipient,
    },
  }
}
