import { ascii, bodyOf, objectOf, type PdfObject, startOfXref, stream } from './pdf-file.ts'

/** What lies in an object stream: one object, after its number and its place. */
export function packedObject(number: number, object: string): { content: Buffer; entries: string } {
  const head = `${number} 0 `
  return { content: ascii(head + object), entries: `/N 1/First ${head.length}` }
}

/**
 * A PDF whose last object is an object stream, and whose table, a stream itself, says that the
 * object after it lies in there.
 */
export function pdfWithObjectStream(objects: PdfObject[], trailer = ''): Buffer {
  const { bytes, places } = bodyOf(objects)
  const holder = places.length
  const table = holder + 2
  const lines = [
    [0, 0, 65_535],
    ...places.map((place) => [1, place, 0]),
    [2, holder, 0],
    [1, bytes.length, 0],
  ]
  const packed = Buffer.alloc(lines.length * 7)
  for (const [index, [kind, place, last]] of lines.entries()) {
    packed.writeUInt8(kind!, index * 7)
    packed.writeUInt32BE(place!, index * 7 + 1)
    packed.writeUInt16BE(last!, index * 7 + 5)
  }
  const entries = `/Type/XRef/Size ${table + 1}/W[1 4 2]/Root 1 0 R${trailer}`
  return Buffer.concat([
    bytes,
    objectOf(table, stream(packed, entries)),
    ascii(startOfXref(bytes.length)),
  ])
}
