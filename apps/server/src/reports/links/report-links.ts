import type { ReportKind } from '@quittance/contract/reports'
import { linkKey, readToken, signToken } from './link-token.ts'

export const linkDays = 7

export type ReportLinks = ReturnType<typeof createReportLinks>

/** Links that need no session: whoever holds one may read that file, until it expires or is revoked. */
export function createReportLinks({ secret, publicUrl }: { secret: string; publicUrl: URL }) {
  const key = linkKey(secret)
  return {
    /** The names are for whoever reads the link; what counts is the token. */
    make(finalizationId: number, files: Record<ReportKind, { name: string }>, now = Date.now()) {
      const expiresAt = new Date(now + linkDays * 24 * 60 * 60 * 1000)
      function linkTo(kind: ReportKind) {
        const token = signToken(key, { finalizationId, kind, expiresAt })
        return `${publicUrl.origin}/reports/${token}/${encodeURIComponent(files[kind].name)}`
      }
      const urls = { excel: linkTo('excel'), zip: linkTo('zip'), pdf: linkTo('pdf') }
      return { urls, expiresAt }
    },
    /** Undefined for a token that was not made here. */
    read: (token: string) => readToken(key, token),
  }
}
