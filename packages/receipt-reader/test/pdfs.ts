import PDFDocument from 'pdfkit'

type Draw = (page: PDFKit.PDFDocument) => void

/** A PDF as pdfkit writes it, A4 unless told. */
export async function pdfOf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = Promise.withResolvers<void>()
  document.on('end', () => ended.resolve())
  draw(document)
  document.end()
  await ended.promise
  return Buffer.concat(parts)
}

/** A hotel's bill, on one page. */
export function drawFolio(page: PDFKit.PDFDocument): void {
  page.font('Helvetica').fontSize(18).text('Hotel Seeblick GmbH', 50, 50)
  page.fontSize(10).text('Uferweg 12, 6003 Luzern', 50, 75)
  page.text('Rechnung Nr. 2025-1187', 50, 110).text('Datum: 14.03.2025', 400, 110)
  for (const [index, day] of ['12', '13', '14'].entries()) {
    const y = 150 + index * 18
    page.text(`${day}.03.2025`, 50, y).text('Übernachtung Zimmer 214', 130, y)
    page.text('129,00', 480, y, { width: 60, align: 'right' })
  }
  page.text('Gesamtbetrag EUR', 130, 640).text('387,00', 480, 640, { width: 60, align: 'right' })
}

/** Sets entries of the page's own dictionary, such as how it is turned and cut. */
export function setPage(page: PDFKit.PDFDocument, entries: Record<string, unknown>): void {
  const { dictionary } = page.page as unknown as { dictionary: { data: object } }
  Object.assign(dictionary.data, entries)
}

/** A PDF by hand, of objects that are counted from 1; the first is its root. */
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
