import type { ReportKind } from '@quittance/contract/reports'
import type { ReportFile } from '#claims/report.ts'

/** Encoded for mail it grows by a third, and many servers take no more than 20 MB in all. */
export const mostAttachedBytes = 10 * 1000 * 1000

export type Delivery = {
  attached: ReportKind[]
  linked: ReportKind[]
  /** Whether the recipient is to see the photos. */
  hasImages: boolean
}

/** What the mail carries and what it links to; the PDF shows the photos too, so it goes with them. */
export function planDelivery(
  { zip }: { zip: Pick<ReportFile, 'bytes'> },
  { includeImages }: { includeImages: boolean },
): Delivery {
  if (!includeImages) return { attached: ['excel'], linked: [], hasImages: false }
  return zip.bytes !== undefined && zip.bytes <= mostAttachedBytes
    ? { attached: ['excel', 'zip'], linked: ['pdf'], hasImages: true }
    : { attached: ['excel'], linked: ['zip', 'pdf'], hasImages: true }
}
