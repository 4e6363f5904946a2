import type { PdfPage } from './pdf-file.ts'
import { bytesAt, viewOf, withMemory } from './pdfium.ts'

/** Of FPDF_FORMFILLINFO: its version, and no function of ours that it may call. */
const sizeOfInfo = 512
const version = 2

type Picture = { bitmap: number; width: number; height: number; flags: number }

/** Draws what was filled in where a field does not say how it looks; other fields are drawn with the page. */
export function drawFields(
  { pdfium, handle, document }: PdfPage,
  { bitmap, width, height, flags }: Picture,
): void {
  if (pdfium.FPDF_GetFormType(document) === 0) return
  withMemory(pdfium, sizeOfInfo, (info) => {
    bytesAt(pdfium, info, sizeOfInfo).fill(0)
    viewOf(pdfium).setInt32(info, version, true)
    const form = pdfium.FPDFDOC_InitFormFillEnvironment(document, info)
    if (form === 0) return
    try {
      pdfium.FPDF_FFLDraw(form, bitmap, handle, 0, 0, width, height, 0, flags)
    } finally {
      pdfium.FPDFDOC_ExitFormFillEnvironment(form)
    }
  })
}
