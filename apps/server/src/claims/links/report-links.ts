import type { ReportKind } from '@quittance/contract/reports'
import { type LinkKind, linkKey, readToken, signToken } from './link-token.ts'

export const linkDays = 7

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
  function makeUntil(expiresAt: Date, finalizationId: number, files: Files) {
    const tokenFor = (kind: LinkKind) => signToken(key, { finalizationId, kind, expiresAt })
    // The file names are for humans; only the token counts.
    const linkTo = (kind: ReportKind) =>
      `${publicUrl.origin}/reports/${tokenFor(kind)}/${encodeURIComponent(files[kind].name)}`
    return {
      excel: linkTo('excel'),
      zip: linkTo('zip'),
      pdf: linkTo('pdf'),
      claim: `${publicUrl.origin}/claims/${tokenFor('claim')}`,
    }
  }

  return {
    make(finalizationId: number, files: Files, now = Date.now()) {
      const expiresAt = new Date(now + linkDays * 24 * 60 * 60 * 1000)
      const pageUrl = (kind: LinkKind, isForRecipient: boolean) =>
        `${publicUrl.origin}/claims/${signToken(key, { finalizationId, kind, expiresAt, isForRecipient })}`
      return {
        urls: makeUntil(expiresAt, finalizationId, files),
        /** The page for a recipient who must not see the photos. */
        urlWithoutImages: pageUrl('claim-without-images', false),
        /** Pages that also say what others claimed; only for the mail to the recipient. */
        recipientUrls: {
          claim: pageUrl('claim', true),
          withoutImages: pageUrl('claim-without-images', true),
        },
        expiresAt,
      }
    },
    makeUntil,
    origin: publicUrl.origin,
    /** Returns undefined for a token that was not issued here. */
    read: (token: string) =>
      readToken(key, token) ?? (previousKey ? readToken(previousKey, token) : undefined),
  }
}
