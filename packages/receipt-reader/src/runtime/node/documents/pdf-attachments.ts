import { DocumentRefusedError } from '#document.ts'
import { documentLimits } from './document-limits.ts'
import type { PdfFile } from './pdf-file.ts'
import { bytesAt, type Pdfium, viewOf, withMemory } from './pdfium.ts'
import { shownName } from './shown-name.ts'

export type Attachment = { name: string; bytes: Uint8Array }

/** The files inside of a PDF; what cannot be unpacked is empty. */
export function attachmentsIn({ pdfium, handle }: PdfFile): Attachment[] {
  const count = Math.max(0, pdfium.FPDFDoc_GetAttachmentCount(handle))
  if (count > documentLimits.attachments) throw new DocumentRefusedError('attachment')
  let left = documentLimits.attachedBytes
  return Array.from({ length: count }, (_, index) => {
    const attachment = pdfium.FPDFDoc_GetAttachment(handle, index)
    if (attachment === 0) return { name: '', bytes: new Uint8Array() }
    const bytes = bytesOf(pdfium, attachment, left)
    left -= bytes.length
    return { name: shownName(nameOf(pdfium, attachment)), bytes }
  })
}

function nameOf(pdfium: Pdfium, attachment: number) {
  const length = Math.min(pdfium.FPDFAttachment_GetName(attachment, 0, 0), 2048)
  if (length <= 2) return ''
  return withMemory(pdfium, length, (address) => {
    if (pdfium.FPDFAttachment_GetName(attachment, address, length) > length) return ''
    const bytes = bytesAt(pdfium, address, length - 2)
    return new TextDecoder('utf-16le').decode(bytes)
  })
}

function bytesOf(pdfium: Pdfium, attachment: number, most: number): Uint8Array {
  return withMemory(pdfium, 4, (out) => {
    if (pdfium.FPDFAttachment_GetFile(attachment, 0, 0, out) === 0) return new Uint8Array()
    const length = viewOf(pdfium).getUint32(out, true)
    if (length === 0 || length > most) return new Uint8Array()
    return withMemory(pdfium, length, (address) => {
      pdfium.FPDFAttachment_GetFile(attachment, address, length, out)
      return bytesAt(pdfium, address, length).slice()
    })
  })
}
