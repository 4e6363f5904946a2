import { finished } from 'node:stream/promises'

const large = 16 * 1024

/**
 * The library writes without asking whether anyone reads; what it has written is taken from it here
 * between two images, so that nothing piles up.
 */
export function finishedPartsOf(document: PDFKit.PDFDocument) {
  let small: Uint8Array[] = []
  let parts: Uint8Array[] = []

  document.on('data', (part: Uint8Array) => {
    if (part.length < large) {
      small.push(part)
    } else {
      parts.push(...joined(), part)
    }
  })

  /** Dozens of pieces of a few bytes lie between two images; those are never copied. */
  function joined() {
    const pieces = small
    small = []
    return pieces.length > 0 ? [Buffer.concat(pieces)] : []
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
