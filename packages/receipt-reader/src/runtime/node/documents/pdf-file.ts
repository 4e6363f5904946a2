import { DocumentRefusedError } from '#document.ts'
import type { Paper } from '#layers/characters.ts'
import { bytesAt, type Pdfium, viewOf, withMemory } from './pdfium.ts'

/** Pdfium's reasons: a password is asked for, or locked in a way that it does not know. */
const locked = [4, 5]

/** A page that is open, and the document it is of. */
export type PdfPage = { pdfium: Pdfium; handle: number; document: number; paper: Paper }

/** An open PDF; it holds pdfium's memory until `close`. */
export type PdfFile = {
  pdfium: Pdfium
  handle: number
  pageCount: number
  /** In points, as it is seen; the page is not opened for it. */
  pageSize(index: number): { width: number; height: number }
  /** Opens a page, counted from 0, as long as it is used. */
  withPage<Result>(index: number, use: (page: PdfPage) => Result): Result
  close(): void
}

/** Opens a PDF that asks for no password. */
export function openPdfFile(pdfium: Pdfium, bytes: Uint8Array): PdfFile {
  const address = pdfium.malloc(bytes.length)
  if (address === 0) throw new DocumentRefusedError('memory')
  bytesAt(pdfium, address, bytes.length).set(bytes)
  const handle = pdfium.FPDF_LoadMemDocument(address, bytes.length, 0)
  if (handle === 0) {
    const reason = pdfium.FPDF_GetLastError()
    pdfium.free(address)
    throw new DocumentRefusedError(locked.includes(reason) ? 'password' : 'damaged')
  }
  return {
    pdfium,
    handle,
    pageCount: pdfium.FPDF_GetPageCount(handle),
    pageSize(index) {
      return withMemory(pdfium, 8, (size) => {
        if (pdfium.FPDF_GetPageSizeByIndexF(handle, index, size) === 0) {
          throw new DocumentRefusedError('damaged')
        }
        const view = viewOf(pdfium)
        return { width: view.getFloat32(size, true), height: view.getFloat32(size + 4, true) }
      })
    },
    withPage(index, use) {
      const page = pdfium.FPDF_LoadPage(handle, index)
      if (page === 0) throw new DocumentRefusedError('damaged')
      try {
        return use({ pdfium, handle: page, document: handle, paper: classifyPhoto(pdfium, page) })
      } finally {
        pdfium.FPDF_ClosePage(page)
      }
    },
    close() {
      pdfium.FPDF_CloseDocument(handle)
      pdfium.free(address)
    },
  }
}

function classifyPhoto(pdfium: Pdfium, page: number): Paper {
  const rotation = ((pdfium.FPDFPage_GetRotation(page) & 3) * 90) as Paper['rotation']
  return withMemory(pdfium, 16, (rectangle) => {
    pdfium.FPDF_GetPageBoundingBox(page, rectangle)
    return { ...rectangleAt(pdfium, rectangle), rotation }
  })
}

/** Pdfium's FS_RECTF. */
export function rectangleAt(pdfium: Pdfium, address: number) {
  const view = viewOf(pdfium)
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(address + at, true))
  return { left: left!, bottom: bottom!, right: right!, top: top! }
}
