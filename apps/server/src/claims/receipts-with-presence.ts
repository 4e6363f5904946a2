import type { Report, ReportReceipt } from './report.ts'

/** A remote store is slow to respond, so many files are checked at once. */
const atOnce = 20

type Keyed = { key: string }
type WithPresence<T> = { receipt: ReportReceipt; files: (T & { isMissing: boolean })[] }

/** Each receipt with the selected files, and whether each exists. */
export async function* receiptsWithPresence<T extends Keyed>(
  report: Report,
  filesOf: (receipt: ReportReceipt) => T[],
): AsyncGenerator<WithPresence<T>> {
  let next: { receipt: ReportReceipt; files: T[] }[] = []
  let count = 0
  for await (const receipt of report.receipts()) {
    const files = filesOf(receipt)
    next.push({ receipt, files })
    count += files.length
    if (count < atOnce && next.length < atOnce) continue
    yield* await Promise.all(next.map((one) => lookUp(report, one)))
    next = []
    count = 0
  }
  yield* await Promise.all(next.map((one) => lookUp(report, one)))
}

async function lookUp<T extends Keyed>(
  report: Report,
  { receipt, files }: { receipt: ReportReceipt; files: T[] },
): Promise<WithPresence<T>> {
  const looked = files.map(async (file) => ({
    ...file,
    isMissing: !(await report.hasImage(file.key)),
  }))
  return { receipt, files: await Promise.all(looked) }
}
