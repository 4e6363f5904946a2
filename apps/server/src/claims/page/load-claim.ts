import type { Conversation } from '@quittance/contract/answers'
import type { ClaimVersion, ReportKind } from '@quittance/contract/reports'
import type { DownloadLinks } from '@quittance/contract/trips'
import { type AnswerAction, answerActions } from '#claims/answers/answer-rules.ts'
import { listConversation } from '#claims/answers/conversation.queries.ts'
import { readRules } from '#claims/answers/read-rules.ts'
import type { Recipient } from '#claims/answers/recipients.queries.ts'
import { findClaimVersion } from '#claims/claim-versions.queries.ts'
import { describeEvidence } from '#claims/claimed-receipts.ts'
import { listClaimedTwice } from '#claims/claimed-twice.ts'
import type { ReportLinks } from '#claims/links/report-links.ts'
import { loadReport, type ReportDeps } from '#claims/load-report.ts'
import { receiptsWithPresence } from '#claims/receipts-with-presence.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { reportFileName } from '#claims/report-file.ts'
import { describeTaxes, type TaxRow } from '#claims/tax-words.ts'
import type { Db } from '#db/connect.ts'
import type { PageLink } from './page-link.ts'

/** Works well on a phone and keeps memory flat. */
const receiptsOnPage = 100

export type ClaimReceipt = {
  receipt: ReportReceipt
  isMissing: boolean
  /** Where it is claimed a second time, in words. */
  twice: string[]
}

export type Claim = {
  report: Report
  version: Pick<ClaimVersion, 'version' | 'sentAt' | 'difference'>
  /** Of all images together; null if unknown. */
  imageBytes: number | null
  /** Sizes of the files when they were last generated. */
  fileBytes: Partial<Record<ReportKind, number>>
  /** Receipts with low-confidence values nobody confirmed. */
  doubtful: number
  /** Tax sums, on the first page. */
  taxes: TaxRow[]
  receipts: ClaimReceipt[]
  page: number
  pageCount: number
  /** The path of the page itself. */
  path: string
  /** False if the traveller left the photos out. */
  hasImages: boolean
  urls: DownloadLinks
  expiresAt: Date
  filesUntil: Date
  conversation: Pick<Conversation, 'answers' | 'remarks'>
  /** Set if the link can answer. */
  recipient: Recipient | undefined
  /** What this recipient can do now. */
  actions: AnswerAction[]
}

type Requested = PageLink & {
  id: number
  tripId: number
  userId: number
  fileBytes: Claim['fileBytes']
  page: string | undefined
}

export async function loadClaim(
  { db, links, ...deps }: ReportDeps & { links: ReportLinks },
  { id, tripId, userId, fileBytes, page: requested, isForRecipient, ...link }: Requested,
): Promise<Claim> {
  const { recipient } = link
  const report = await loadReport({ db, ...deps }, id)
  const pageCount = Math.max(1, Math.ceil(report.receiptCount / receiptsOnPage))
  const page = Math.min(pageCount, /^[1-9]\d{0,5}$/.test(requested ?? '') ? Number(requested) : 1)
  const files = {
    excel: { name: reportFileName('excel', report) },
    zip: { name: reportFileName('zip', report) },
    pdf: { name: reportFileName('pdf', report) },
  }
  const receipts = await receiptsOf(report, page)
  const ids = receipts.map(({ receipt }) => receipt.id)
  const { sentTo } = report
  const isMain = isForRecipient || isSameAddress(recipient?.address, sentTo)
  const viewed = { tripId, userId, sentTo, isForRecipient: isMain }
  const twice = await listClaimedTwice(db, viewed, ids)
  return {
    report,
    version: await findClaimVersion(db, { id, tripId }),
    ...(await describeEvidence(db, tripId)),
    taxes: page === 1 ? describeTaxes([...(await report.taxes()).values()]) : [],
    receipts: receipts.map((shown) => ({ ...shown, twice: twice.get(shown.receipt.id) ?? [] })),
    page,
    pageCount,
    ...link,
    fileBytes,
    urls: links.makeUntil(link.filesUntil, id, files),
    recipient,
    conversation: await listConversation(db, tripId),
    actions: recipient ? await listActions(db, recipient) : [],
  }
}

async function listActions(db: Db, recipient: Recipient) {
  const refusalOf = await readRules(db, recipient)
  return answerActions.filter((action) => refusalOf(action) === null)
}

function isSameAddress(one: string | undefined, other: string | null) {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

async function receiptsOf(report: Report, page: number) {
  const skipped = (page - 1) * receiptsOnPage
  async function* onPage() {
    for await (const receipt of report.receipts(skipped)) {
      yield receipt
      if (receipt.number === skipped + receiptsOnPage) return
    }
  }
  // If the store is unreachable, everything but the images is still readable.
  const hasImage = (key: string) => report.hasImage(key).catch(() => true)
  const found: Omit<ClaimReceipt, 'twice'>[] = []
  const shown = { ...report, receipts: onPage, hasImage }
  const imageOf = ({ image }: ReportReceipt) => (image ? [image] : [])
  for await (const { receipt, files } of receiptsWithPresence(shown, imageOf)) {
    found.push({ receipt, isMissing: files.some(({ isMissing }) => isMissing) })
  }
  return found
}
