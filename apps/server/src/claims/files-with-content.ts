import { NotStoredError } from '#storage/storage.ts'
import type { ReceiptFile } from './receipt-files.ts'
import type { Report, ReportReceipt } from './report.ts'

type WithContent = {
  receipt: ReportReceipt
  file: ReceiptFile | null
  content: Buffer<ArrayBuffer> | undefined
}

/**
 * The files of each receipt with their content, undefined if missing or already sent, and one entry
 * without a file for a receipt that has none; prefetches the next file.
 */
export async function* filesWithContent(
  report: Report,
  filesOf: (receipt: ReportReceipt) => ReceiptFile[],
  signal: AbortSignal,
): AsyncGenerator<WithContent> {
  let ahead: Promise<WithContent> | undefined
  try {
    for await (const { receipt, file } of eachFile(report, filesOf)) {
      const current = ahead
      ahead = withContent(report, receipt, file, signal)
      // Handled where the promise is awaited; until then it must not count as unhandled.
      ahead.catch(() => {})
      if (current) yield await current
    }
    if (ahead) yield await ahead
  } finally {
    await ahead?.catch(() => {})
  }
}

async function* eachFile(report: Report, filesOf: (receipt: ReportReceipt) => ReceiptFile[]) {
  for await (const receipt of report.receipts()) {
    const files = filesOf(receipt)
    for (const file of files.length > 0 ? files : [null]) yield { receipt, file }
  }
}

async function withContent(
  report: Report,
  receipt: ReportReceipt,
  file: ReceiptFile | null,
  signal: AbortSignal,
): Promise<WithContent> {
  if (!file || file.isShared) return { receipt, file, content: undefined }
  return { receipt, file, content: await readFile(report, receipt.id, file, signal) }
}

/** Returns undefined if it is missing from a reachable store. */
async function readFile(
  report: Report,
  receiptId: number,
  { key, bytes }: Pick<ReceiptFile, 'key' | 'bytes'>,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | undefined> {
  signal.throwIfAborted()
  const content = await report.readImage(key, signal).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
    report.onMissing(receiptId)
  })
  if (content && bytes !== null && content.length !== bytes) {
    throw new Error(
      `A file of receipt ${receiptId} has ${content.length} bytes, expected ${bytes}.`,
    )
  }
  return content ?? undefined
}
