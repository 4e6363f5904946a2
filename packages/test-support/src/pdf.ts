import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
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

/** As scanners write it: of every page a picture. */
export function scanOf(pictures: Buffer[], size: [number, number] = [595, 842]): Promise<Buffer> {
  return pdfOf(
    (page) => {
      for (const picture of pictures) page.addPage().image(picture, 0, 0, { fit: size })
    },
    { size, autoFirstPage: false },
  )
}

/** Half a million paths in two loops, in a few kilobytes; takes minutes to paint. */
export function pdfOfPaths(note = ''): Buffer {
  const packed = (count: number, what: string) => deflateSync(Buffer.from(what.repeat(count)))
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Filter/FlateDecode'
  const path = '0 0 m 300 800 590 10 590 840 c 10 400 l f*\n'
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 4 0 R>>>>/Contents 5 0 R>>',
    streamOf(form, packed(500, path)),
    streamOf('/Filter/FlateDecode', packed(1000, '/F Do\n')),
    `(${note})`,
  ])
}
