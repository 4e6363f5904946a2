import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { QueueFullError } from '@quittance/receipt-reader'
import {
  type DocumentReading,
  DocumentRefusedError,
  type EInvoice,
} from '@quittance/receipt-reader/document'
import type {
  LoadedDocument,
  DocumentReader as PackageReader,
} from '@quittance/receipt-reader/document-reader'
import { contextOfTrip } from '@quittance/receipt-reader/receipt-reading'
import type { DocumentReader, OpenDocument } from '#documents/document-reader.ts'
import { documentRefused } from '#documents/refusal.ts'
import { renderTextPdf } from '#documents/render-text-pdf.ts'
import { AppError } from '#http/app-error.ts'
import { linesOfInvoice } from './invoice-lines.ts'
import { isPageOf } from './same-invoice.ts'

type Options = { signal?: AbortSignal | undefined; invoicePath?: string | undefined }

/** Adapts the reader package; renders content without pages as text pages. */
export function adaptDocuments(reader: () => PackageReader): DocumentReader {
  async function openSheet(lines: readonly string[], folder: string, options: Options) {
    const path = join(folder, 'sheet.pdf')
    await writeFile(path, await renderTextPdf(lines))
    return reader().open(path, folder, options)
  }

  /** The package's data for each opened document. */
  const atHand = new WeakMap<OpenDocument, LoadedDocument>()
  function adapt(document: LoadedDocument) {
    const adapted = adaptOne(reader(), document)
    atHand.set(adapted, document)
    return adapted
  }

  return {
    open: (path, folder, options = {}) =>
      explained(async () => {
        const found = await reader().open(path, folder, options)
        const { kind, invoice } = found.opened
        if (kind !== 'xml' || !invoice) return adapt(found)
        const sheet = await openSheet(linesOfInvoice(invoice), folder, {
          ...options,
          invoicePath: path,
        })
        return adapt({ ...sheet, opened: { ...sheet.opened, kind, invoice } })
      }),
    openLines: (lines, folder, options = {}) =>
      explained(async () => {
        const sheet = await openSheet(lines, folder, options)
        return adapt({ ...sheet, opened: { ...sheet.opened, kind: 'mail' } })
      }),
    joinInvoice: (pdf, xml, { signal } = {}) =>
      explained(async () => {
        const [page, told] = [atHand.get(pdf), atHand.get(xml)]
        const invoice = told?.opened.invoice
        if (!page || !invoice || !isPageOf(page.opened, invoice)) return null
        const { invoicePath } = told
        const found = told.opened.enclosed
          ? await reader().open(page.path, page.folder, { signal, invoicePath })
          : page
        return adapt({ ...found, opened: { ...found.opened, invoice, isInvoiceBroken: false } })
      }),
    takeMailApart: (path, folder, { signal } = {}) =>
      explained(async () => {
        const { text, html, parts, ...mail } = await reader().takeMailApart(path, folder, signal)
        const inside = mail.inside.map(({ file, ...it }) => ({ ...it, path: join(folder, file) }))
        const files = parts.map(({ file, ...part }) => ({ ...part, path: join(folder, file) }))
        return { text, html, inside, files }
      }),
  }
}

function adaptOne(reader: PackageReader, document: LoadedDocument): OpenDocument {
  const { kind, pages, invoice } = document.opened
  return {
    kind,
    pages: pages.map(({ width, height }) => ({ width, height })),
    read: (context, options) =>
      explained(async () =>
        toExtracted(await reader.read(document, contextOfTrip(context), options), invoice),
      ),
    draw: (options) =>
      explained(async () => {
        const pictures = await reader.draw(document, options)
        const enclosed = document.opened.enclosed
          ? await reader.takeEnclosures(document, document.folder, options?.signal)
          : []
        return {
          pages: pictures.map(({ file, width, height, bytes }) => ({
            path: join(document.folder, file),
            width,
            height,
            bytes,
          })),
          thumbnail: join(document.folder, 'thumbnail.jpg'),
          enclosures: enclosed.map(({ file, ...one }) => ({
            ...one,
            path: join(document.folder, file),
          })),
        }
      }),
  }
}

function toExtracted(reading: DocumentReading, invoice: EInvoice | null): ExtractedReceipt {
  const { kind: _kind, pages: _pages, readFrom, remarks, groups, ...read } = reading
  return {
    ...read,
    ...(readFrom !== 'none' && { readFrom }),
    ...(readFrom === 'e-invoice' && invoice && { invoiceProfile: invoice.profile }),
    ...(remarks.length > 0 && { remarks }),
    ...(groups.length > 0 && { groups }),
    image: null,
  }
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DocumentRefusedError) throw documentRefused(error.problem, error.facts)
    if (!(error instanceof QueueFullError)) throw error
    throw new AppError(
      'UNAVAILABLE',
      'Many receipts are being read right now. Please try again shortly.',
      { retryAfterSeconds: 10 },
    )
  }
}
