import type { ReportKind } from '@quittance/contract/reports'
import type { ReportFile } from '#claims/report.ts'

/** Base64 adds a third, and many servers accept at most 20 MB in all. */
export const maxAttachedBytes = 10 * 1000 * 1000

/** The PDF has the photos of the zip again, and both have to fit. */
export const maxPhotosInAttachedPdf = maxAttachedBytes / 2

export type Delivery = {
  attached: ReportKind[]
  linked: ReportKind[]
  /** Whether the recipient may see the photos. */
  hasImages: boolean
}

/** The PDF contains the photos, so it is sent only if the recipient may see them. */
export function planDelivery(
  { zip }: { zip: Pick<ReportFile, 'bytes'> },
  { includeImages }: { includeImages: boolean },
): Delivery {
  if (!includeImages) return { attached: ['excel'], linked: [], hasImages: false }
  const size = zip.bytes ?? Number.POSITIVE_INFINITY
  if (size <= maxPhotosInAttachedPdf) {
    return { attached: ['excel', 'zip', 'pdf'], linked: [], hasImages: true }
  }
  return size <= maxAttachedBytes
    ? { attached: ['excel', 'zip'], linked: ['pdf'], hasImages: true }
    : { attached: ['excel'], linked: ['zip', 'pdf'], hasImages: true }
}
