import { pdfOf as draw } from '@quittance/test-support/pdf'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp, type TestClient } from './app.ts'
import { atEnd } from './at-end.ts'
import { post } from './receipts.ts'

type PageReader = NonNullable<Parameters<typeof openDocuments>[0]>

export function pdfOf(pages: string[][]): Promise<Buffer> {
  return draw(
    (document) => {
      for (const lines of pages) {
        document.addPage()
        for (const line of lines) document.fontSize(12).text(line)
      }
    },
    { margin: 40, autoFirstPage: false },
  )
}

/** Pages of a hotel bill, each with enough text to be read without OCR. */
export function billPages(count: number) {
  return Array.from({ length: count }, (_, index) => [
    'Hotel Seeblick',
    `Page ${index + 1} of ${count}`,
    'Invoice of 3 March 2026 for two nights with breakfast',
    `Total EUR ${index + 1}98.50`,
  ])
}

/** A fake reader: the vendor is the first line, the amount the number of pages. */
export const standInPages: PageReader = {
  textOf: async () => ({ width: 100, height: 100, rotation: 0, boxes: [] }),
  extract: async (pages) => ({
    vendor: pages[0]?.boxes[0]?.text ?? '',
    date: '2026-03-03',
    amount: `${pages.length}.00`,
    currency: 'EUR',
    printedCurrency: null,
    category: 'accommodation',
    notes: '',
    items: [],
    confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, notes: 0, items: 0 },
    evidence: { amount: { x: 1, y: 2, width: 3, height: 4, page: pages.length } },
    groups: [],
  }),
}

/** The app with a reader of documents, by default the fake one. */
export async function createDocumentsApp(
  options: Parameters<typeof createTestApp>[0] = {},
  pages: PageReader = standInPages,
) {
  const { documents, closeDocuments } = openDocuments(pages)
  atEnd(closeDocuments)
  return createTestApp({ documents, ...options })
}

export function process(
  browser: TestClient,
  bytes: Buffer,
  { name = 'bill.pdf', ...fields }: { name?: string | undefined; tripId?: string } = {},
) {
  const document = { bytes, name, type: 'application/octet-stream' }
  return post(browser, '/api/documents/process', { ...fields, document })
}
