import { hash } from 'node:crypto'
import { extname } from 'node:path'
import type { Payer } from '@quittance/contract/receipt-details'
import { filesWithContent } from '#claims/files-with-content.ts'
import {
  createOriginals,
  picturesOf,
  type ReceiptFile,
  receiptNumber,
} from '#claims/receipt-files.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { zip } from '#claims/zip/zip.ts'

/** The same in both files of a claim, and whenever they are made. */
export function documentGuid({ reference, traveller }: Report, { id }: ReportReceipt): string {
  const hex = hash('sha256', `${traveller.email} ${reference} ${id}`).toUpperCase()
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** A PDF as it was sent, otherwise the images of photo or pages; receipts without cost have no booking. */
export function datevFilesOf(report: Report) {
  const originalOf = createOriginals(report)
  return (receipt: ReportReceipt): ReceiptFile[] => {
    const original = originalOf(receipt)
    if (receipt.amountMinor === 0) return []
    const isPdf = original && !original.isShared && receipt.document?.kind === 'pdf'
    const files = isPdf ? [original] : picturesOf(report, receipt)
    const stem = `${receiptNumber(report, receipt.number)}_${receipt.date}`
    return files.map((file, index) => ({
      ...file,
      name: `${stem}${files.length > 1 ? `_${index + 1}` : ''}${extname(file.name)}`,
    }))
  }
}

export async function hasDatevDocuments(report: Report, payers: Payer[]): Promise<boolean> {
  const filesOf = datevFilesOf(report)
  for await (const receipt of report.receipts())
    if (payers.includes(receipt.paidBy) && filesOf(receipt).length > 0) return true
  return false
}

/** The documents and `document.xml`, which names those that are there: a document package for Belegtransfer. */
export async function* datevDocuments(report: Report, payers: Payer[], signal: AbortSignal) {
  yield* zip(packageFiles(report, payers, signal))
}

async function* packageFiles(report: Report, payers: Payer[], signal: AbortSignal) {
  const all = datevFilesOf(report)
  const filesOf = (receipt: ReportReceipt) => {
    const files = all(receipt)
    return payers.includes(receipt.paidBy) ? files : []
  }
  const documents = new Map<ReportReceipt, string[]>()
  for await (const { receipt, file, content } of filesWithContent(report, filesOf, signal)) {
    if (!file || !content) continue
    documents.set(receipt, [...(documents.get(receipt) ?? []), file.name])
    yield { name: file.name, modified: new Date(receipt.date), content }
  }
  const content = Buffer.from(documentXml(report, documents))
  yield { name: 'document.xml', modified: report.issuedAt, content }
}

function documentXml(report: Report, documents: Map<ReportReceipt, string[]>) {
  const all = Array.from(documents, ([receipt, names]) => {
    const month = receipt.date.slice(0, 7).replace('-', '/')
    return `    <document guid="${documentGuid(report, receipt)}">
${names.map((name) => `      <extension xsi:type="File" name="${name}"/>`).join('\n')}
      <repository>
        <level id="1" name="Quittance"/>
        <level id="2" name="Reisekosten"/>
        <level id="3" name="${month}"/>
      </repository>
    </document>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<archive xmlns="http://xml.datev.de/bedi/tps/document/v06.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://xml.datev.de/bedi/tps/document/v06.0 Document_v060.xsd" version="6.0" generatingSystem="Quittance">
  <header>
    <date>${report.issuedAt.toISOString().slice(0, 19)}</date>
  </header>
  <content>
${all.join('\n')}
  </content>
</archive>
`
}
