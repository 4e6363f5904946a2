import { finished } from 'node:stream/promises'
import type { PdfPart } from './pdf-step.ts'

const large = 16 * 1024

/**
 * The library writes without backpressure; this takes its output between two images, so that
 * nothing piles up.
 */
export function finishedPartsOf(document: PDFKit.PDFDocument) {
  let small: Uint8Array[] = []
  let parts: PdfPart[] = []

  document.on('data', (part: Uint8Array) => {
    if (isAlone(part)) {
      parts.push(...joined(), part)
    } else {
      small.push(part)
    }
  })

  /** Joins the dozens of small chunks between two images; never copies an image. */
  function joined() {
    const pieces = small
    small = []
    return pieces.length > 0 ? [join(pieces)] : []
  }

  function take() {
    const taken = [...parts, ...joined()]
    parts = []
    return taken
  }

  return {
    take,
    async takeLast() {
      document.end()
      await finished(document)
      return take()
    },
  }
}

/** Whether it owns its whole buffer; transferring a shared one would detach the others. */
function isAlone(part: Uint8Array): part is PdfPart {
  const { buffer, byteLength } = part
  return byteLength >= large && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer
}

function join(pieces: Uint8Array[]): PdfPart {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}
