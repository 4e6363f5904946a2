import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

export type PdfPage = PDFKit.PDFDocument

/** A PDF written by pdfkit, A4 by default. */
export async function pdfOf(
  draw: (page: PdfPage) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const written = buffer(document)
  draw(document)
  document.end()
  return written
}

/** A PDF of these objects, numbered from 1; the first is its root. */
export function pdfOfObjects(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    places.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>`
  parts.push(Buffer.from(`${trailer}\nstartxref\n${length}\n%%EOF`))
  return Buffer.concat(parts)
}

export function streamOf(entries: string, content: Buffer): Buffer {
  const head = Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`)
  return Buffer.concat([head, content, Buffer.from('\nendstream')])
}
