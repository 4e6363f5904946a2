import { hash } from 'node:crypto'
import { filesWithContent } from '#reports/files-with-content.ts'
import { createOriginals, picturesOf, type ReceiptFile } from '#reports/receipt-files.ts'
import { receiptsWithPresence } from '#reports/receipts-with-presence.ts'
import type { Report, ReportReceipt } from '#reports/report.ts'
import { createZipLength, zip } from '#zip/zip.ts'
import { createManifest } from './manifest.ts'

const manifestName = 'manifest.csv'
const anySha256 = '0'.repeat(64)

export function archiveBytes(report: Report, signal: AbortSignal): AsyncGenerator<Buffer> {
  return zip(archivedFiles(report, signal))
}

/** The originals of documents and all pictures, numbered, and at last what they are. */
async function* archivedFiles(report: Report, signal: AbortSignal) {
  const manifest = createManifest()
  for await (const { receipt, file, content } of filesWithContent(
    report,
    createFiles(report),
    signal,
  )) {
    const held = content && { size: content.length, sha256: hash('sha256', content) }
    manifest.add(receipt, file, held ?? null)
    if (file && content) yield { name: file.name, modified: new Date(receipt.date), content }
  }
  const content = manifest.content()
  yield { name: manifestName, modified: new Date(report.trip.endDate), content }
}

/**
 * Undefined where the size of an image is not known: those saved before sizes were kept. Exact only for receipts
 * whose files were looked for; that all are there is close enough for a plan.
 */
export async function archiveLength(
  report: Report,
  { isExact }: { isExact: boolean },
): Promise<number | undefined> {
  const length = createZipLength()
  const manifest = createManifest()
  for await (const { receipt, file } of expectedFiles(report, isExact)) {
    if (file?.bytes === null) return undefined
    const held = file && !file.isMissing ? { size: file.bytes, sha256: anySha256 } : null
    manifest.add(receipt, file, held)
    if (file && held && !file.isShared) length.add({ name: file.name, size: held.size })
  }
  length.add({ name: manifestName, size: manifest.content().length })
  return length.total()
}

async function* expectedFiles(report: Report, isLookedFor: boolean) {
  const present = isLookedFor ? report : { ...report, hasImage: () => Promise.resolve(true) }
  for await (const { receipt, files } of receiptsWithPresence(present, createFiles(report))) {
    for (const file of files.length > 0 ? files : [null]) yield { receipt, file }
  }
}

/** To be asked in the order of the report. */
function createFiles(report: Report) {
  const originalOf = createOriginals(report)
  return (receipt: ReportReceipt): ReceiptFile[] => {
    const original = originalOf(receipt)
    return [...(original ? [original] : []), ...picturesOf(report, receipt)]
  }
}
