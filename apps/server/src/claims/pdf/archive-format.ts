import { escapeHtml } from '#mail/html.ts'

/** Internals missing from the library's types. */
type Inner = { info: Record<string, unknown>; _addInfo(): void }

/**
 * PDF/A-3b: readable in decades, with other files attached. The library writes the profile and the
 * metadata, but forgets to escape names in them.
 */
export const archiveFormat = { pdfVersion: '1.7', subset: 'PDF/A-3b' } as const

export function escapeMetadata(document: PDFKit.PDFDocument) {
  const inner = document as unknown as Inner
  const addInfo = inner['_addInfo'].bind(inner)
  inner['_addInfo'] = () => {
    const { info } = inner
    inner.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [
        key,
        value instanceof Date ? value : escapeHtml(String(value)),
      ]),
    )
    addInfo()
    inner.info = info
  }
}
