export type PdfObject = string | Buffer

const header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfOf(objects: PdfObject[], trailer = ''): Buffer {
  const { bytes, places } = bodyOf(objects)
  const table = `${xrefTable(places)}trailer\n<</Size ${places.length + 1}/Root 1 0 R${trailer}>>\n`
  return Buffer.concat([bytes, ascii(`${table}${startOfXref(bytes.length)}`)])
}

/** The objects with the file's head before them, and where each begins. */
export function bodyOf(objects: PdfObject[]): { bytes: Buffer; places: number[] } {
  const parts = [ascii(header)]
  const places: number[] = []
  let length = header.length
  for (const [index, object] of objects.entries()) {
    const part = objectOf(index + 1, object)
    places.push(length)
    parts.push(part)
    length += part.length
  }
  return { bytes: Buffer.concat(parts), places }
}

export function objectOf(number: number, object: PdfObject): Buffer {
  const content = typeof object === 'string' ? ascii(object) : object
  return Buffer.concat([ascii(`${number} 0 obj\n`), content, ascii('\nendobj\n')])
}

export function xrefTable(places: number[]): string {
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  return `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines.join('')}`
}

export function startOfXref(place: number): string {
  return `startxref\n${place}\n%%EOF\n`
}

/** A stream as it stands in a file: nothing is packed here, `entries` says how `content` is. */
export function stream(content: Buffer | string, entries = ''): Buffer {
  const bytes = typeof content === 'string' ? ascii(content) : content
  return Buffer.concat([
    ascii(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    ascii('\nendstream'),
  ])
}

export function ascii(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
