import { fromMinor } from '@quittance/contract/money'
import { type CsvCell, csvLine } from '#claims/csv.ts'
import { dayOf } from '#claims/format.ts'
import type { ReceiptFile } from '#claims/receipt-files.ts'
import { missingImage, type Report, type ReportReceipt } from '#claims/report.ts'

// New columns go at the end, for programs that read by position.
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

/** The file as sent; null if it was missing. */
type Held = { size: number; sha256: string } | null

/** A row for each file of each receipt, and one for each receipt without files. */
export function createManifest({ version, issuedAt }: Pick<Report, 'version' | 'issuedAt'>) {
  const issue = version > 1 ? { version: String(version), issued: dayOf(issuedAt) } : {}
  const lines = [csvLine([...columns, ...Object.keys(issue)])]
  const originals = new Map<string, Held>()
  return {
    add(receipt: ReportReceipt, file: ReceiptFile | null, held: Held) {
      const described = file?.isShared ? (originals.get(file.name) ?? null) : held
      if (file?.kind === 'original') originals.set(file.name, described)
      lines.push(csvLine([...cellsOf(receipt, file, described), ...Object.values(issue)]))
    },
    // Without the mark, Excel reads the letters of the vendors wrongly.
    content: () => Buffer.from(`\ufeff${lines.join('')}`),
  }
}

function cellsOf(receipt: ReportReceipt, file: ReceiptFile | null, held: Held): CsvCell[] {
  const { id, number, date, vendor, amountMinor, currency, document } = receipt
  return [
    nameOf(file, held),
    String(held?.size ?? ''),
    held?.sha256 ?? '',
    String(id),
    String(number),
    date,
    vendor.toWellFormed(),
    { amount: fromMinor(amountMinor, currency) },
    currency,
    file?.kind ?? '',
    (file?.kind === 'original' ? (document?.name ?? '') : (file?.calledName ?? '')).toWellFormed(),
  ]
}

function nameOf(file: ReceiptFile | null, held: Held) {
  if (!file) return ''
  return held ? file.name : missingImage
}
