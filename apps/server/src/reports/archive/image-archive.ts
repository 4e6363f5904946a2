import { hash } from 'node:crypto'
import { imageName } from '#reports/image-name.ts'
import { receiptsWithImages } from '#reports/receipts-with-images.ts'
import { receiptsWithPresence } from '#reports/receipts-with-presence.ts'
import type { Report, ReportReceipt } from '#reports/report.ts'
import { createZipLength, zip } from '#zip/zip.ts'
import { type ArchivedFile, isFile, manifestHeader, manifestLine } from './manifest.ts'

const manifestName = 'manifest.csv'
const anySha256 = '0'.repeat(64)

export function archiveBytes(report: Report, signal: AbortSignal): AsyncGenerator<Buffer> {
  return zip(archivedFiles(report, signal))
}

/** The images, numbered, and at last what they are. */
async function* archivedFiles(report: Report, signal: AbortSignal) {
  const manifest = [manifestHeader]
  for await (const { receipt, content } of receiptsWithImages(report, signal)) {
    const name = imageName(report, receipt)
    let file: ArchivedFile = content === undefined ? 'missing' : null
    if (name !== null && content) {
      file = { name, size: content.length, sha256: hash('sha256', content) }
      yield { name, modified: new Date(receipt.date), content }
    }
    manifest.push(manifestLine(receipt, file))
  }
  const content = Buffer.from(manifest.join(''))
  yield { name: manifestName, modified: new Date(report.trip.endDate), content }
}

/**
 * Undefined where the size of an image is not known: those saved before sizes were kept. Exact only for receipts
 * whose images were looked for; that all are there is close enough for a plan.
 */
export async function archiveLength(
  report: Report,
  { isExact }: { isExact: boolean },
): Promise<number | undefined> {
  const length = createZipLength()
  let manifestSize = Buffer.byteLength(manifestHeader)
  for await (const { receipt, isMissing } of isExact
    ? receiptsWithPresence(report)
    : asIfPresent(report)) {
    const file = isMissing ? 'missing' : expectedFile(report, receipt)
    if (file === undefined) return undefined
    if (isFile(file)) length.add(file)
    manifestSize += Buffer.byteLength(manifestLine(receipt, file))
  }
  length.add({ name: manifestName, size: manifestSize })
  return length.total()
}

async function* asIfPresent(report: Report) {
  for await (const receipt of report.receipts()) yield { receipt, isMissing: false }
}

function expectedFile(report: Report, receipt: ReportReceipt): ArchivedFile | undefined {
  const name = imageName(report, receipt)
  const size = receipt.image?.bytes
  if (size === null) return undefined
  return name === null || size === undefined ? null : { name, size, sha256: anySha256 }
}
