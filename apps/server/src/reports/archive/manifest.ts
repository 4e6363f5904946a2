import { fromMinor } from '@quittance/contract/money'
import { inertText } from '#reports/inert-text.ts'
import { missingImage, type ReportReceipt } from '#reports/report.ts'

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
]

export const manifestHeader = csvLine(columns)

/** What the archive holds for a receipt; null for one entered by hand. */
export type ArchivedFile = { name: string; size: number; sha256: string } | 'missing' | null

export function isFile(file: ArchivedFile): file is Exclude<ArchivedFile, 'missing' | null> {
  return file !== null && file !== 'missing'
}

export function manifestLine(receipt: ReportReceipt, file: ArchivedFile): string {
  const { id, number, date, vendor, amountMinor, currency } = receipt
  const told = isFile(file) ? file : { name: file ? missingImage : '', size: '', sha256: '' }
  return csvLine([
    told.name,
    String(told.size),
    told.sha256,
    String(id),
    String(number),
    date,
    vendor.toWellFormed(),
    fromMinor(amountMinor),
    currency,
  ])
}

function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Quoted as RFC 4180 has it; what a spreadsheet would run as a formula is kept as text. */
function csvCell(text: string): string {
  const inert = inertText(text)
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
