import type { Report, ReportReceipt } from '#claims/report.ts'

/** Changes each receipt of the report as it is read: for values that a database would not store. */
export function changeReceipts(
  report: Report,
  change: (receipt: ReportReceipt) => Partial<ReportReceipt>,
): Report {
  return {
    ...report,
    async *receipts() {
      for await (const receipt of report.receipts()) yield { ...receipt, ...change(receipt) }
    },
  }
}
