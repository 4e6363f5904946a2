import type { Report } from '#claims/report.ts'
import type { PdfPart } from './pdf-step.ts'
import { type AttachedFile, pdfSteps } from './pdf-steps.ts'
import { givePdfThreadBack, takePdfThread } from './pdf-threads.ts'

/**
 * A thread makes the PDF while this one serves requests, reads rows and images, and hands them
 * over. The thread is at most one step ahead of the reader.
 */
export async function* pdfBytes(
  report: Report,
  signal: AbortSignal,
  files: AttachedFile[] = [],
): AsyncGenerator<Uint8Array> {
  const thread = takePdfThread()
  let isMade = false
  async function stop() {
    if (!isMade) await thread.end()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    let parts: Promise<PdfPart[]> = Promise.resolve([])
    for await (const step of pdfSteps(report, signal, files)) {
      const ready = await parts
      parts = thread.run(step)
      // Handled where the promise is awaited; until then it must not count as unhandled.
      parts.catch(() => {})
      yield* ready
    }
    const last = await parts
    isMade = true
    await givePdfThreadBack(thread)
    yield* last
  } finally {
    await stop()
  }
}
