import type { ReportKind } from '@quittance/contract/reports'
import { type LinkKind, linkKey, readToken, signToken } from './link-token.ts'

export const linkDays = 7
/** For the page of a recipient, who may need time to answer; its files still expire after `linkDays`. */
export const answerDays = 30

const day = 24 * 60 * 60 * 1000

export type ReportLinks = ReturnType<typeof createReportLinks>

type Files = Record<ReportKind, { name: string }>

/** Links without a session: anyone with one can read the target until it expires or is revoked. */
export function createReportLinks({
  secret,
  previousSecret,
  publicUrl,
}: {
  secret: string
  previousSecret?: string | undefined
  publicUrl: URL
}) {
  const key = linkKey(secret)
  const previousKey = previousSecret && linkKey(previousSecret)

  /** A link holder can get further links with the same expiry, never a later one. */
  function makeUntil(expiresAt: Date, id: number, files: Files) {
    const tokenFor = (kind: LinkKind) => signToken(key, { id, kind, expiresAt })
    // The file names are for humans; only the token counts.
    const linkTo = (kind: ReportKind) =>
      `${publicUrl.origin}/reports/${tokenFor(kind)}/${encodeURIComponent(files[kind].name)}`
    return {
      excel: linkTo('excel'),
      zip: linkTo('zip'),
      pdf: linkTo('pdf'),
      claim: pageUrl(tokenFor('claim')),
    }
  }

  function pageUrl(token: string) {
    return `${publicUrl.origin}/claims/${token}`
  }

  return {
    make(id: number, files: Files, now = Date.now()) {
      const expiresAt = new Date(now + linkDays * day)
      return {
        urls: makeUntil(expiresAt, id, files),
        /** The page for someone who must not see the photos. */
        urlWithoutImages: pageUrl(signToken(key, { id, kind: 'claim-without-images', expiresAt })),
        expiresAt,
      }
    },
    /** The page where a recipient answers; only for the mail to them. */
    makeAnswer(
      recipientId: number,
      hasImages: boolean,
      expiresAt = new Date(Date.now() + answerDays * day),
    ) {
      const kind = hasImages ? 'answer' : 'answer-without-images'
      return { url: pageUrl(signToken(key, { id: recipientId, kind, expiresAt })), expiresAt }
    },
    makeUntil,
    origin: publicUrl.origin,
    /** Returns undefined for a token that was not issued here. */
    read: (token: string) =>
      readToken(key, token) ?? (previousKey ? readToken(previousKey, token) : undefined),
  }
}

/** When the files on a recipient's page expire: they were sent together with it. */
export function filesUntil(pageExpiresAt: Date) {
  return new Date(pageExpiresAt.getTime() - (answerDays - linkDays) * day)
}
