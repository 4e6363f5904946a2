import type { Report, ReportReceipt } from '#claims/report.ts'
import { sumTaxes } from '#claims/tax-sums.ts'

/** Changes each receipt of the report as it is read: for values that a database would not store. */
export function changeReceipts(
  report: Report,
  change: (receipt: ReportReceipt) => Partial<ReportReceipt>,
): Report {
  async function* receipts() {
    for await (const receipt of report.receipts()) yield { ...receipt, ...change(receipt) }
  }
  async function taxes() {
    const changed: ReportReceipt[] = []
    for await (const receipt of receipts()) changed.push(receipt)
    return sumTaxes(changed)
  }
  return { ...report, receipts, taxes }
}
