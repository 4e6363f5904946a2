import { fromMinor } from '@quittance/contract/money'
import { inertText } from '#reports/inert-text.ts'
import type { ReceiptFile } from '#reports/receipt-files.ts'
import { missingImage, type ReportReceipt } from '#reports/report.ts'

// Those that came later stand at the end, for whoever reads them by their place.
const columns = [
  'file',
  'size',
  'sha256',
  'receipt id',
  'number',
  'date',
  'vendor',
  'amount',
  'currency',
  'kind',
  'original name',
]

/** What the archive holds of a file; null where it is missing. */
type Held = { size: number; sha256: string } | null

/** A line for each file of each receipt, and one for each receipt without any. */
export function createManifest() {
  const lines = [csvLine(columns)]
  const originals = new Map<string, Held>()
  return {
    add(receipt: ReportReceipt, file: ReceiptFile | null, held: Held) {
      const told = file?.isShared ? (originals.get(file.name) ?? null) : held
      if (file?.kind === 'original') originals.set(file.name, told)
      lines.push(lineOf(receipt, file, told))
    },
    content: () => Buffer.from(lines.join('')),
  }
}

function lineOf(receipt: ReportReceipt, file: ReceiptFile | null, held: Held): string {
  const { id, number, date, vendor, amountMinor, currency, document } = receipt
  return csvLine([
    nameOf(file, held),
    String(held?.size ?? ''),
    held?.sha256 ?? '',
    String(id),
    String(number),
    date,
    vendor.toWellFormed(),
    fromMinor(amountMinor),
    currency,
    file?.kind ?? '',
    file?.kind === 'original' ? (document?.name ?? '').toWellFormed() : '',
  ])
}

function nameOf(file: ReceiptFile | null, held: Held) {
  if (!file) return ''
  return held ? file.name : missingImage
}

function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Quoted as RFC 4180 has it; what a spreadsheet would run as a formula is kept as text. */
function csvCell(text: string): string {
  const inert = inertText(text)
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
