import type { Report, ReportReceipt } from './report.ts'

type WithPresence = { receipt: ReportReceipt; isMissing: boolean }

/** Asking a store that is not on this machine takes its time, so many are asked for at once. */
const atOnce = 20

/** Each receipt, and whether it should have an image that is not there. */
export async function* receiptsWithPresence(report: Report): AsyncGenerator<WithPresence> {
  let next: ReportReceipt[] = []
  for await (const receipt of report.receipts()) {
    next.push(receipt)
    if (next.length < atOnce) continue
    yield* await lookUp(report, next)
    next = []
  }
  yield* await lookUp(report, next)
}

function lookUp(report: Report, receipts: ReportReceipt[]): Promise<WithPresence[]> {
  return Promise.all(
    receipts.map(async (receipt) => {
      const { image } = receipt
      return { receipt, isMissing: image !== null && !(await report.hasImage(image.key)) }
    }),
  )
}
