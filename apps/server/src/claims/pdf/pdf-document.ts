import PDFDocument from 'pdfkit'
import { formatIssue, formatVersion } from '#claims/format.ts'
import { escapeHtml } from '#mail/html.ts'
import { writeCover } from './cover.ts'
import { finishedPartsOf } from './finished-parts.ts'
import { createPages } from './pages.ts'
import type { PdfFile, PdfHead, PdfPart, PdfPhoto } from './pdf-step.ts'
import { createPhotoPages, type PhotoPages } from './photo-pages.ts'
import { createReceiptsTable } from './receipts-table.ts'

export type PdfDocument = ReturnType<typeof beginDocument>

/** Summary, table, photos; finished parts are sent at once, so that memory stays flat. */
export function beginDocument(head: PdfHead) {
  const issue = formatVersion(head)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    ...archiveFormat,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    fontLayoutCache: false,
    info: {
      Title: ['Expense report', head.trip.name, issue].filter(Boolean).join(' ').toWellFormed(),
      Author: head.traveller.name.toWellFormed(),
      Creator: 'Quittance',
      CreationDate: head.issuedAt,
    },
  })
  escapeMetadata(document)
  const finished = finishedPartsOf(document)
  const pages = createPages(document, head.trip.name, formatIssue(head))
  const table = createReceiptsTable(pages, head, writeCover(pages, head))
  let photos: PhotoPages | undefined

  /** After the last receipt. */
  function beginPhotos() {
    photos ??= createPhotoPages(pages, head, table.end())
    return photos
  }

  return {
    takeFinished: finished.take,
    list: table.add,
    show(photo: PdfPhoto, image: PdfPart | null) {
      beginPhotos().add(
        photo,
        image && Buffer.from(image.buffer, image.byteOffset, image.byteLength),
      )
    },
    attach({ name, bytes, contentType: type, description, relationship }: PdfFile) {
      const [creationDate, modifiedDate] = [head.issuedAt, head.issuedAt]
      const options = { name, type, description, relationship, creationDate, modifiedDate }
      document.file(Buffer.from(bytes.buffer), options)
    },
    end(): Promise<PdfPart[]> {
      beginPhotos().end()
      pages.end()
      return finished.takeLast()
    },
  }
}

/** Internals missing from the library's types. */
type Inner = { info: Record<string, unknown>; _addInfo(): void }

/**
 * PDF/A-3b: readable in decades, with other files attached. The library writes the profile and the
 * metadata, but forgets to escape names in them.
 */
const archiveFormat = { pdfVersion: '1.7', subset: 'PDF/A-3b' } as const

function escapeMetadata(document: PDFKit.PDFDocument) {
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
