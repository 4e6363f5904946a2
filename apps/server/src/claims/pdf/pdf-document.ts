import PDFDocument from 'pdfkit'
import { formatVersion } from '#claims/format.ts'
import { writeCover } from './cover.ts'
import { finishedPartsOf } from './finished-parts.ts'
import { createPages } from './pages.ts'
import type { PdfHead, PdfPart, PdfPhoto } from './pdf-step.ts'
import { createPhotoPages } from './photo-pages.ts'
import { createReceiptsTable } from './receipts-table.ts'

export type PdfDocument = ReturnType<typeof beginDocument>

/** Summary, table, photos; finished parts are sent at once, so that memory stays flat. */
export function beginDocument(head: PdfHead) {
  const issue = formatVersion(head)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
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
  const finished = finishedPartsOf(document)
  const pages = createPages(document, head.trip.name, issue)
  const table = createReceiptsTable(pages, head, writeCover(pages, head))
  const photos = createPhotoPages(pages, head)
  let isListed = false

  /** Once, after the last receipt. */
  function endList() {
    if (!isListed) table.end()
    isListed = true
  }

  return {
    takeFinished: finished.take,
    list: table.add,
    show(photo: PdfPhoto, image: Uint8Array | null) {
      endList()
      photos.add(photo, image && Buffer.from(image.buffer, image.byteOffset, image.byteLength))
    },
    end(): Promise<PdfPart[]> {
      endList()
      photos.end()
      pages.end()
      return finished.takeLast()
    },
  }
}
