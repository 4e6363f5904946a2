import { givePdfThreadBack, takePdfThread } from '#claims/pdf/pdf-threads.ts'

/** For content without pages: an e-invoice, a mail. In the PDF thread, because fonts are slow. */
export async function renderTextPdf(lines: readonly string[]): Promise<Buffer> {
  const thread = takePdfThread()
  try {
    const parts = await thread.run({ do: 'sheet', lines: [...lines] })
    await givePdfThreadBack(thread)
    return Buffer.concat(parts)
  } catch (error) {
    await thread.end()
    throw error
  }
}
