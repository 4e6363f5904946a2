import type { Outline } from './outline.ts'

const onCurve = 1
const isOverlapping = 0x40

/** An unhinted TrueType glyph: contour count, bounding box, points. */
export function encodeGlyph(outline: Outline, scale: number): Uint8Array {
  if (outline.length === 0) return new Uint8Array()
  const xs = outline.map(({ x }) => Math.round(x * scale))
  const ys = outline.map(({ y }) => Math.round(y * scale))
  const ends = outline.flatMap(({ endContour }, index) => (endContour ? [index] : []))
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const flags = outline.map((point, index) => {
    return (point.onCurve ? onCurve : 0) | (index === 0 ? isOverlapping : 0)
  })
  const noHints = 0
  const numbers = [ends.length, ...box, ...ends, noHints]
  const length = 2 * numbers.length + flags.length + 4 * outline.length
  const bytes = Buffer.alloc(Math.ceil(length / 4) * 4)
  let offset = 0
  for (const number of numbers) offset = bytes.writeInt16BE(number, offset)
  for (const flag of flags) offset = bytes.writeUInt8(flag, offset)
  for (const values of [xs, ys]) {
    for (const [index, value] of values.entries()) {
      offset = bytes.writeInt16BE(value - (values[index - 1] ?? 0), offset)
    }
  }
  return bytes
}

type Glyph = { advanceWidth: number; bytes: () => Uint8Array }

/** A font file with the tables a PDF needs. */
export function encodeTrueType(glyphs: Glyph[], unitsPerEm: number): Uint8Array {
  const shapes = glyphs.map(({ bytes }) => Buffer.from(bytes()))
  const metrics = glyphs.flatMap(({ advanceWidth }, index) => {
    return [advanceWidth, shapes[index]?.length ? (shapes[index]?.readInt16BE(2) ?? 0) : 0]
  })
  const offsets = [0]
  for (const { length } of shapes) offsets.push((offsets.at(-1) ?? 0) + length)
  return joinTables({
    glyf: Buffer.concat(shapes),
    head: headTable(unitsPerEm),
    hhea: hheaTable(glyphs.length),
    hmtx: int16s(metrics),
    loca: uint32s(offsets),
    maxp: maxpTable(shapes),
  })
}

function headTable(unitsPerEm: number) {
  const head = Buffer.alloc(54)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt32BE(0x5f0f3cf5, 12)
  head.writeUInt16BE(unitsPerEm, 18)
  const [box, longOffsets] = [36, 50]
  for (const [index, value] of [-1600, -800, 5200, 2300].entries()) {
    head.writeInt16BE(value, box + 2 * index)
  }
  head.writeInt16BE(1, longOffsets)
  return head
}

function hheaTable(glyphCount: number) {
  const hhea = Buffer.alloc(36)
  hhea.writeUInt32BE(0x00010000, 0)
  hhea.writeInt16BE(1984, 4)
  hhea.writeInt16BE(-494, 6)
  hhea.writeUInt16BE(glyphCount, 34)
  return hhea
}

function maxpTable(shapes: Buffer[]) {
  const drawn = shapes.filter(({ length }) => length > 0)
  const contours = drawn.map((shape) => shape.readInt16BE(0))
  const points = drawn.map((shape, index) => {
    return shape.readUInt16BE(10 + 2 * ((contours[index] ?? 0) - 1)) + 1
  })
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(0x00010000, 0)
  maxp.writeUInt16BE(shapes.length, 4)
  maxp.writeUInt16BE(Math.max(0, ...points), 6)
  maxp.writeUInt16BE(Math.max(0, ...contours), 8)
  maxp.writeUInt16BE(1, 14)
  return maxp
}

function int16s(values: number[]) {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index)
  return bytes
}

function uint32s(values: number[]) {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}

/** Sorted by name, after a table directory. */
function joinTables(tables: Record<string, Buffer>): Uint8Array {
  const entries = Object.entries(tables)
  const directory = Buffer.alloc(12 + 16 * entries.length)
  const power = Math.floor(Math.log2(entries.length))
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(entries.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (entries.length - 2 ** power), 10)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (const [index, [tag, table]] of entries.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const place = 12 + 16 * index
    directory.write(tag, place, 'latin1')
    directory.writeUInt32BE(checksum(padded), place + 4)
    directory.writeUInt32BE(end, place + 8)
    directory.writeUInt32BE(table.length, place + 12)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}

function checksum(table: Buffer) {
  let sum = 0
  for (let offset = 0; offset < table.length; offset += 4) {
    sum = (sum + table.readUInt32BE(offset)) >>> 0
  }
  return sum
}
