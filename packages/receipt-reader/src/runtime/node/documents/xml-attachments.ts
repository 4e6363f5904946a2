import { enclosedFilesIn } from '#einvoice/einvoice.ts'
import { documentLimits } from './document-limits.ts'
import type { Attachment } from './pdf-attachments.ts'
import { shownName } from './shown-name.ts'

/** The files inside an e-invoice that can be read; one that is damaged or beyond the limits is empty. */
export function attachmentsInXml(invoice: Uint8Array): Attachment[] {
  let left = documentLimits.attachedBytes
  return enclosedFilesIn(invoice).map(({ name, base64 = '' }, index) => {
    const bytes = index < documentLimits.attachments ? unpack(base64, left) : new Uint8Array()
    left -= bytes.length
    return { name: shownName(name), bytes }
  })
}

/** Only what packs to the same text again: Node passes over what is not base64. */
function unpack(base64: string, most: number): Uint8Array {
  const packed = base64.replaceAll(/\s+/g, '')
  const bytes = Buffer.from(packed, 'base64')
  const isWhole = bytes.length <= most && bytes.toString('base64') === packed
  return isWhole ? bytes : new Uint8Array()
}
