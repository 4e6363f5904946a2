import type { ReportKind } from '@quittance/contract/reports'
import { type LinkKind, linkKey, readToken, signToken } from './link-token.ts'

export const linkDays = 7

export type ReportLinks = ReturnType<typeof createReportLinks>

type Files = Record<ReportKind, { name: string }>

/** Links that need no session: whoever holds one may read what it leads to, until it expires or is revoked. */
export function createReportLinks({ secret, publicUrl }: { secret: string; publicUrl: URL }) {
  const key = linkKey(secret)

  /** Whoever holds one link may be given another with the same end, never with a later one. */
  function makeUntil(expiresAt: Date, finalizationId: number, files: Files) {
    const tokenFor = (kind: LinkKind) => signToken(key, { finalizationId, kind, expiresAt })
    // The names are for whoever reads the link; what counts is the token.
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
      const kind = 'claim-without-images'
      const token = signToken(key, { finalizationId, kind, expiresAt })
      return {
        urls: makeUntil(expiresAt, finalizationId, files),
        /** The page for somebody who is not to see the photos. */
        urlWithoutImages: `${publicUrl.origin}/claims/${token}`,
        expiresAt,
      }
    },
    makeUntil,
    /** Undefined for a token that was not made here. */
    read: (token: string) => readToken(key, token),
  }
}
