import { DocumentRefusedError } from '#document.ts'
import type { PdfFile } from './pdf-file.ts'
import { bytesAt, type Pdfium, viewOf, withMemory } from './pdfium.ts'
import { shownName } from './shown-name.ts'

const mostAttachments = 10
const mostBytes = 5 * 1024 * 1024
const invoices = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']

/** The e-invoice inside of a PDF; any other attachment is refused. */
export function invoiceInside({ pdfium, handle }: PdfFile): Uint8Array | null {
  const count = pdfium.FPDFDoc_GetAttachmentCount(handle)
  if (count > mostAttachments) throw new DocumentRefusedError('attachment')
  const attached = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const attachment = pdfium.FPDFDoc_GetAttachment(handle, index)
    return { attachment, name: attachment === 0 ? '' : nameOf(pdfium, attachment) }
  })
  const other = attached.find(({ name }) => !invoices.includes(name.toLowerCase()))
  if (other) throw new DocumentRefusedError('attachment', { name: shownName(other.name) })
  const [first] = attached
  return first ? bytesOf(pdfium, first.attachment) : null
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

/** Nothing where it cannot be unpacked: the invoice is then broken, the page may be read. */
function bytesOf(pdfium: Pdfium, attachment: number): Uint8Array {
  return withMemory(pdfium, 4, (out) => {
    if (pdfium.FPDFAttachment_GetFile(attachment, 0, 0, out) === 0) return new Uint8Array()
    const length = viewOf(pdfium).getUint32(out, true)
    if (length === 0 || length > mostBytes) return new Uint8Array()
    return withMemory(pdfium, length, (address) => {
      pdfium.FPDFAttachment_GetFile(attachment, address, length, out)
      return bytesAt(pdfium, address, length).slice()
    })
  })
}
