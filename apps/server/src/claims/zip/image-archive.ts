import { hash } from 'node:crypto'
import { canonicalJson } from '@quittance/record/canonical-json'
import { lostName, pageName, recordName } from '@quittance/record/check-files'
import type { SealedRecord } from '@quittance/record/sealed-record'
import { filesWithContent } from '#claims/files-with-content.ts'
import { createFiles, type ReceiptFile } from '#claims/receipt-files.ts'
import { receiptsWithPresence } from '#claims/receipts-with-presence.ts'
import type { Report, ZipRecord } from '#claims/report.ts'
import { createManifest } from './manifest.ts'
import { createZipLength, zip } from './zip.ts'

const manifestName = 'manifest.csv'
const lostIntro =
  'These files were part of the claim when it was sent. They are no longer stored:\n'
const anySha256 = '0'.repeat(64)

export function archiveBytes(report: Report, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  return zip(archivedFiles(report, signal))
}

/** Originals and images, numbered, then the list of missing files, the manifest and the record. */
async function* archivedFiles(report: Report, signal: AbortSignal) {
  const record = await report.record()
  // Of a sealed claim every byte of the zip follows from the record.
  const sentAt = record && new Date(record.sealed.seal.payload.sentAt)
  const manifest = createManifest(report)
  const lost = createLostFiles()
  for await (const { receipt, file, content } of filesWithContent(
    report,
    createFiles(report),
    signal,
  )) {
    const held = file && heldOf(file, content)
    manifest.add(receipt, file, held)
    if (file && held && !content) lost.add(file)
    if (file && content) {
      yield { name: file.name, modified: sentAt ?? new Date(receipt.date), content }
    }
  }
  const modified = sentAt ?? new Date(report.trip.endDate)
  const names = lost.content()
  if (names) yield { name: lostName, modified, content: names }
  yield { name: manifestName, modified, content: manifest.content() }
  if (record) for (const file of recordFiles(record, names)) yield { ...file, modified }
}

/** Describes a sent file, even if it is missing now. */
function heldOf({ sha256, bytes }: ReceiptFile, content: Buffer | undefined) {
  if (sha256 !== undefined && bytes !== null) return { size: bytes, sha256 }
  return content ? { size: content.length, sha256: hash('sha256', content) } : null
}

/**
 * Returns undefined if the size of an image is unknown, as for those saved before sizes were
 * recorded. Exact only for receipts whose files were checked; an estimate assumes that all exist.
 */
export async function archiveLength(
  report: Report,
  { isExact }: { isExact: boolean },
): Promise<number | undefined> {
  const length = createZipLength()
  const manifest = createManifest(report)
  const lost = createLostFiles()
  for await (const { receipt, file } of expectedFiles(report, isExact)) {
    if (file?.bytes === null) return undefined
    const held = file && (file.sha256 || !file.isMissing) ? anyOf(file.bytes) : null
    manifest.add(receipt, file, held)
    if (!file || !held) continue
    if (file.isMissing) lost.add(file)
    else if (!file.isShared) length.add({ name: file.name, size: held.size })
  }
  const names = lost.content()
  if (names) length.add({ name: lostName, size: names.length })
  length.add({ name: manifestName, size: manifest.content().length })
  const record = await report.record()
  const more = record ? recordFiles(record, names) : []
  for (const { name, content } of more) length.add({ name, size: content.length })
  return length.total()
}

function anyOf(size: number) {
  return { size, sha256: anySha256 }
}

/** Lists sent files that can no longer be read; undefined if there are none. */
function createLostFiles() {
  const names: string[] = []
  return {
    add({ name, isShared }: ReceiptFile) {
      if (!isShared) names.push(`${name}\n`)
    },
    content: () => (names.length > 0 ? Buffer.from(lostIntro + names.join('')) : undefined),
  }
}

async function* expectedFiles(report: Report, isLookedFor: boolean) {
  const present = isLookedFor ? report : { ...report, hasImage: () => Promise.resolve(true) }
  for await (const { receipt, files } of receiptsWithPresence(present, createFiles(report))) {
    for (const file of files.length > 0 ? files : [null]) yield { receipt, file }
  }
}

/** `verify.html` and `record.json`, which lists what else is in the zip: the page and the list of missing files. */
function recordFiles({ sealed, page }: ZipRecord, lost: Buffer | undefined) {
  const tools = [
    ...(lost ? [{ name: lostName, content: lost }] : []),
    { name: pageName, content: page },
  ]
  const record: SealedRecord = {
    ...sealed,
    tools: tools.map(({ name, content }) => ({
      name,
      sha256: hash('sha256', content),
      bytes: content.length,
    })),
  }
  return [
    { name: pageName, content: page },
    { name: recordName, content: Buffer.from(canonicalJson(record)) },
  ]
}
