import { type Currency, fromMinor } from '@quittance/contract/money'
import { byteOrderMark, type CsvCell, csvLine } from '#claims/csv.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { type LedgerPart, splitByRate } from './split-by-rate.ts'

type Row = { report: Report; receipt: ReportReceipt; part: LedgerPart }

function ownOf(figure: keyof LedgerPart['own']) {
  return ({ receipt, part }: Row) => amountOf(part.own[figure], receipt.currency)
}

function convertedOf(figure: keyof LedgerPart['own']) {
  return ({ report, part }: Row) => amountOf(part.converted?.[figure], report.trip.currency)
}

/** New columns go at the end, for programs that read by position. */
const columns: Record<string, (row: Row) => CsvCell | number | null | undefined> = {
  claim: ({ report }) => report.reference,
  version: ({ report }) => report.version,
  receipt: ({ receipt }) => receipt.number,
  date: ({ receipt }) => receipt.date,
  vendor: ({ receipt }) => receipt.vendor,
  category: ({ receipt }) => receipt.category,
  paid_by: ({ receipt }) => receipt.paidBy,
  currency: ({ receipt }) => receipt.currency,
  tax_rate: ({ part }) => part.rate,
  net: ownOf('netMinor'),
  tax: ownOf('taxMinor'),
  gross: ownOf('grossMinor'),
  claim_currency: ({ report }) => report.trip.currency,
  exchange_rate: ({ receipt }) => receipt.rate,
  rate_day: ({ receipt }) => receipt.rateDay,
  claim_net: convertedOf('netMinor'),
  claim_tax: convertedOf('taxMinor'),
  claim_gross: convertedOf('grossMinor'),
  project: ({ report, receipt }) => receipt.details?.project || report.trip.project,
  attendees: ({ receipt }) => receipt.details?.attendees,
  guests: ({ receipt }) => receipt.details?.guests,
  billable: ({ receipt }) => (receipt.details?.isBillable ? 'yes' : ''),
  document_number: ({ receipt }) => receipt.details?.number,
  vat_number: ({ receipt }) => receipt.tax?.vatNumber,
  notes: ({ receipt }) => receipt.notes,
}

/** Every receipt, one line for each tax rate. */
export async function* csvBytes(report: Report) {
  yield Buffer.from(byteOrderMark + csvLine(Object.keys(columns)))
  for await (const receipt of report.receipts()) {
    const rows = splitByRate(receipt, report.trip).map((part) => ({ report, receipt, part }))
    yield Buffer.from(rows.map((row) => csvLine(cellsOf(row))).join(''))
  }
}

function cellsOf(row: Row) {
  return Object.values(columns).map((valueOf) => {
    const value = valueOf(row)
    return typeof value === 'object' && value ? value : String(value ?? '').toWellFormed()
  })
}

function amountOf(minor: number | undefined, currency: Currency) {
  return minor === undefined ? '' : { amount: fromMinor(minor, currency) }
}
