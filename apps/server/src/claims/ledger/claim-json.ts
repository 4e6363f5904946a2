import { type ClaimFile, claimFile } from '@quittance/contract/claim-file'
import { fromMinor } from '@quittance/contract/money'
import { z } from 'zod'
import { createFiles, type ReceiptFile } from '#claims/receipt-files.ts'
import { repaymentOf } from '#claims/repayment.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { type LedgerPart, splitByRate } from './split-by-rate.ts'

export const schemaPath = '/api/schemas/claim-1.json'

/** The published description of the JSON. */
export function claimSchema(origin: string) {
  return { $id: `${origin}${schemaPath}`, title: 'Expense claim', ...z.toJSONSchema(claimFile) }
}

/** The whole claim, receipt by receipt, so that one of any size fits in memory. */
export async function* jsonBytes(report: Report, origin: string) {
  const head = JSON.stringify(describeClaim(report, origin), null, 2).slice(0, -2)
  yield Buffer.from(`${head},\n  "receipts": [`)
  const filesOf = createFiles(report)
  for await (const receipt of report.receipts()) {
    const described = JSON.stringify(describeReceipt(report, receipt, filesOf(receipt)))
    yield Buffer.from(`${receipt.number > 1 ? ',' : ''}\n    ${described}`)
  }
  yield Buffer.from(`${report.receiptCount > 0 ? '\n  ' : ''}]\n}\n`)
}

function describeClaim(report: Report, origin: string): Omit<ClaimFile, 'receipts'> {
  const { currency, ...trip } = report.trip
  const { repayMinor, othersMinor } = repaymentOf(report)
  return {
    $schema: `${origin}${schemaPath}`,
    reference: report.reference,
    version: report.version,
    issuedAt: report.issuedAt.toISOString(),
    sentTo: report.sentTo,
    traveller: report.traveller,
    trip,
    currency,
    toRepay: fromMinor(repayMinor, currency),
    paidByCompany: fromMinor(othersMinor, currency),
    spent: fromMinor(report.converted.all.totalMinor, currency),
    withoutRate: report.converted.all.missing,
    totals: report.totals.map((sum) => ({
      currency: sum.currency,
      total: fromMinor(sum.totalMinor, sum.currency),
      receiptCount: sum.count,
    })),
  }
}

function describeReceipt(
  report: Report,
  receipt: ReportReceipt,
  files: ReceiptFile[],
): ClaimFile['receipts'][number] {
  const { number, date, vendor, category, currency, paidBy, notes, details, rate, rateDay } =
    receipt
  const { amountMinor, convertedMinor, printed, tax, items, by } = receipt
  const own = report.trip.currency
  return {
    number,
    date,
    vendor,
    category,
    amount: fromMinor(amountMinor, currency),
    currency,
    converted: convertedMinor === null ? null : fromMinor(convertedMinor, own),
    convertedBy: by,
    rate,
    rateDay,
    paidBy,
    project: details?.project || report.trip.project,
    notes,
    details,
    vatNumber: tax?.vatNumber ?? null,
    parts: splitByRate(receipt, report.trip).map((part) => describePart(part, currency, own)),
    items: items ?? [],
    printed: printed && {
      currency: printed.currency,
      amount: fromMinor(printed.amountMinor, printed.currency),
    },
    files: files.map(({ name, sha256 }) => ({
      name,
      sha256: sha256 ?? null,
    })),
  }
}

function describePart({ rate, own, converted }: LedgerPart, currency: string, claim: string) {
  const inClaim = (minor: number | undefined) =>
    minor === undefined ? null : fromMinor(minor, claim)
  return {
    rate,
    net: fromMinor(own.netMinor, currency),
    tax: fromMinor(own.taxMinor, currency),
    gross: fromMinor(own.grossMinor, currency),
    convertedNet: inClaim(converted?.netMinor),
    convertedTax: inClaim(converted?.taxMinor),
    convertedGross: inClaim(converted?.grossMinor),
  }
}
