import { NotStoredError } from '#storage/storage.ts'
import type { Report, ReportReceipt } from './report.ts'

/** One image whole, the largest is a few megabytes; undefined where it is missing from a store that answers. */
export async function readImage(
  report: Report,
  { id, image }: ReportReceipt,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!image) throw new Error(`Receipt ${id} has no image.`)
  signal.throwIfAborted()
  const content = await report.readImage(image.key, signal).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
    report.onMissing(id)
  })
  if (content && image.bytes !== null && content.length !== image.bytes) {
    throw new Error(
      `The image of receipt ${id} has ${content.length} bytes instead of ${image.bytes}.`,
    )
  }
  return content ?? undefined
}
