import type { Report, ReportReceipt } from '#claims/report.ts'

/** The report with each receipt changed as it is read: for what a database would not store. */
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
