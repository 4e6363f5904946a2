import { readImage } from './read-image.ts'
import type { Report, ReportReceipt } from './report.ts'

type WithImage = { receipt: ReportReceipt; content: Buffer<ArrayBuffer> | null | undefined }

/** Each receipt with its image, null for one entered by hand, undefined where it is missing; the next is read meanwhile. */
export async function* receiptsWithImages(
  report: Report,
  signal: AbortSignal,
): AsyncGenerator<WithImage> {
  let ahead: Promise<WithImage> | undefined
  try {
    for await (const receipt of report.receipts()) {
      const current = ahead
      ahead = withImage(report, receipt, signal)
      // It fails where it is awaited; until then it must not count as unhandled.
      ahead.catch(() => {})
      if (current) yield await current
    }
    if (ahead) yield await ahead
  } finally {
    await ahead?.catch(() => {})
  }
}

async function withImage(report: Report, receipt: ReportReceipt, signal: AbortSignal) {
  const content = receipt.image && (await readImage(report, receipt, signal))
  return { receipt, content }
}
