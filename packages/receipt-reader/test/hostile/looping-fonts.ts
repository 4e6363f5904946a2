import { ascii } from './pdf-file.ts'

/** Type 1: the letter A calls a subroutine that calls itself. */
export function loopingType1(): Buffer {
  const callsFirst = Buffer.from([139, 10])
  const letter = Buffer.from([139, 248, 136, 13, 139, 10, 14])
  const program = (bytes: Buffer) => encrypted(Buffer.concat([Buffer.alloc(4), bytes]), 4330)
  const entry = (before: string, bytes: Buffer, after: string) =>
    Buffer.concat([ascii(`${before} ${bytes.length} RD `), bytes, ascii(after)])
  const secret = Buffer.concat([
    ascii('dup /Private 8 dict dup begin /RD {string currentfile exch readstring pop} def\n'),
    ascii('/ND {def} def /NP {put} def /lenIV 4 def /Subrs 1 array\n'),
    entry('dup 0', program(callsFirst), ' NP\n'),
    ascii('ND\n2 index /CharStrings 2 dict dup begin\n'),
    entry('/.notdef', program(letter), ' ND\n'),
    entry('/A', program(letter), ' ND\n'),
    ascii(
      'end end readonly put put dup /FontName get exch definefont pop mark currentfile closefile',
    ),
  ])
  return Buffer.concat([
    ascii('%!PS-AdobeFont-1.0: A\n11 dict begin /FontType 1 def /FontName /A def\n'),
    ascii('/FontMatrix [0.001 0 0 0.001 0 0] readonly def /FontBBox {0 0 999 999} readonly def\n'),
    ascii('/Encoding 256 array dup 65 /A put readonly def currentdict end currentfile eexec\n'),
    encrypted(Buffer.concat([ascii('xxxx'), secret]), 55_665),
    ascii(`\n${'0'.repeat(512)}\ncleartomark\n`),
  ])
}

/** As Type 1 hides its programs. */
function encrypted(bytes: Buffer, key: number): Buffer {
  let state = key
  return Buffer.from(
    bytes.map((byte) => {
      const cipher = byte ^ (state >>> 8)
      state = ((cipher + state) * 52_845 + 22_719) & 0xff_ff
      return cipher
    }),
  )
}

/** CFF: the letter calls a subroutine of all fonts that calls itself. */
export function loopingCff(): Buffer {
  // Fewer than 1,240 subroutines are counted from -107, which is byte 32.
  const callsFirst = Buffer.from([32, 29])
  const head = Buffer.from([1, 0, 4, 1])
  const name = index([ascii('A')])
  const strings = index([])
  const routines = index([callsFirst])
  const letters = index([Buffer.from([...callsFirst, 14]), Buffer.from([...callsFirst, 14])])
  const dictionary = (place: number) =>
    index([Buffer.from([29, 0, 0, place >>> 8, place & 255, 17])])
  const before = head.length + name.length + dictionary(0).length + strings.length + routines.length
  return Buffer.concat([head, name, dictionary(before), strings, routines, letters])
}

function index(items: Buffer[]): Buffer {
  if (items.length === 0) return Buffer.from([0, 0])
  const places = [1]
  for (const item of items) places.push(places.at(-1)! + item.length)
  return Buffer.concat([Buffer.from([0, items.length, 1, ...places]), ...items])
}

/** TrueType: the letter is made of itself, twice. */
export function loopingTrueType(): Buffer {
  const part = (flags: number) => [flags, 0, 1, 0, 0]
  const glyph = i16(-1, 0, 0, 999, 999, ...part(0x00_22), ...part(0x00_02)).subarray(0, 30)
  const composite = Buffer.concat([glyph, Buffer.alloc(2)])
  const format4 = i16(4, 32, 0, 4, 4, 1, 0, 65, -1, 0, 65, -1, 1 - 65, 1, 0, 0)
  return tables({
    cmap: Buffer.concat([i16(0, 1, 3, 1, 0, 12), format4]),
    glyf: composite,
    head: Buffer.concat([
      i16(1, 0, 1, 0, 0, 0, 0x5f_0f, 0x3c_f5, 0, 1000),
      Buffer.alloc(16),
      i16(0, 0, 999, 999, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([i16(1, 0, 900, -100, 0, 999), Buffer.alloc(22), i16(1)]),
    hmtx: i16(500, 0, 0),
    loca: i16(0, 0, composite.length / 2),
    maxp: Buffer.concat([i16(1, 0, 2, 0, 0, 0, 0, 2), Buffer.alloc(12), i16(2, 2)]),
  })
}

function tables(parts: Record<string, Buffer>): Buffer {
  const entries = Object.entries(parts)
  const head = i16(0x00_01, 0, entries.length, 64, 2, 48)
  let place = head.length + entries.length * 16
  const lines: Buffer[] = []
  const contents: Buffer[] = []
  for (const [tag, content] of entries) {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    const line = Buffer.alloc(16)
    line.write(tag, 'latin1')
    line.writeUInt32BE(place, 8)
    line.writeUInt32BE(content.length, 12)
    lines.push(line)
    contents.push(padded)
    place += padded.length
  }
  return Buffer.concat([head, ...lines, ...contents])
}

function i16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xff_ff, at * 2)
  return bytes
}
