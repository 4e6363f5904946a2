import type { HostileFile } from './hostile-file.ts'
import { packedZeros } from './packed.ts'
import { ascii, stream } from './pdf-file.ts'
import { pdfOfPage } from './pdf-page.ts'

const side = 20_000

/** Pictures of 400 megapixels and more, as small as each of the ways of packing allows. */
export function pdfPictureFiles(): HostileFile[] {
  return [
    picture('flate', 'opens', () => packedZeros(382), '/FlateDecode'),
    // Unpacked row by row it takes no memory to speak of, but seconds each time.
    picture('flate-drawn-100-times', 'time', () => packedZeros(382), '/FlateDecode', {
      times: 100,
    }),
    picture('flate-of-8-gigapixels', 'opens', () => packedZeros(7725), '/FlateDecode', {
      size: 90_000,
    }),
    picture('ccitt', 'opens', whiteRows, '/CCITTFaxDecode', {
      bits: 1,
      parms: `<</K -1/Columns ${side}/Rows ${side}>>`,
    }),
    picture('jbig2', 'opens', () => jbig2(side), '/JBIG2Decode', { bits: 1 }),
    picture('jbig2-2-31', 'opens', () => jbig2(2 ** 31 - 1), '/JBIG2Decode', { bits: 1 }),
    picture('jpx', 'opens', () => jpegOf2000(side, 3), '/JPXDecode'),
    picture('jpx-2-31', 'memory', () => jpegOf2000(2 ** 31 - 1, 3), '/JPXDecode'),
    picture('jpx-16384-colours', 'memory', () => jpegOf2000(1000, 16_384), '/JPXDecode'),
    picture('jpeg-65535', 'opens', () => jpegHead(65_535, 65_535), '/DCTDecode'),
    {
      name: 'pdf-picture-within-the-text.pdf',
      bytes: () => pdfOfPage({ content: `BI /W ${side} /H ${side} /BPC 8 /CS /G ID 00 EI` }),
      expects: 'opens',
    },
    {
      name: 'pdf-picture-masks-itself.pdf',
      bytes: () =>
        pdfOfPage({ resources: '/XObject<</I 6 0 R>>', content: '99 0 0 99 0 0 cm /I Do' }, [
          stream(Buffer.alloc(81), `${imageEntries(9, '/DeviceGray', 8)}/SMask 6 0 R`),
        ]),
      expects: 'opens',
    },
  ]
}

type Packing = { size?: number; times?: number; bits?: number; colours?: string; parms?: string }

function picture(
  name: string,
  expects: HostileFile['expects'],
  content: () => Buffer,
  filter: string,
  { size = side, times = 1, bits = 8, colours = '/DeviceGray', parms = 'null' }: Packing = {},
): HostileFile {
  const entries = `${imageEntries(size, colours, bits)}/Filter${filter}/DecodeParms ${parms}`
  return {
    name: `pdf-picture-${name}.pdf`,
    bytes: () =>
      pdfOfPage(
        {
          resources: '/XObject<</I 6 0 R>>',
          content: 'q 595 0 0 842 0 0 cm /I Do Q '.repeat(times),
        },
        [stream(content(), entries)],
      ),
    expects,
  }
}

/** A white row that is like the one above it is a single bit. */
function whiteRows() {
  return Buffer.alloc(side / 8 + 10, 0xff)
}

function imageEntries(size: number, colours: string, bits: number) {
  return `/Type/XObject/Subtype/Image/Width ${size}/Height ${size}/ColorSpace${colours}/BitsPerComponent ${bits}`
}

/** A page and one region over all of it, with a few bytes to draw it from. */
function jbig2(size: number): Buffer {
  const place = u32(size, size, 0, 0)
  const context = Buffer.from([0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe])
  const region = Buffer.concat([place, Buffer.from([0]), context, Buffer.alloc(64)])
  return Buffer.concat([
    jbig2Segment(0, 48, Buffer.concat([place, Buffer.from([0, 0, 0])])),
    jbig2Segment(1, 38, region),
  ])
}

function jbig2Segment(number: number, kind: number, content: Buffer) {
  return Buffer.concat([u32(number), Buffer.from([kind, 0, 1]), u32(content.length), content])
}

/** JPEG 2000's head with one tile over all of it, and nothing in the tile. */
function jpegOf2000(size: number, colours: number): Buffer {
  const sizes = Buffer.concat([
    u16(0),
    u32(size, size, 0, 0, size, size, 0, 0),
    u16(colours),
    Buffer.from(Array.from({ length: colours }, () => [7, 1, 1]).flat()),
  ])
  const coding = Buffer.from([0, 0, 0, 1, 0, 5, 4, 4, 0, 1])
  const quantity = Buffer.from([0x40, ...Array.from({ length: 16 }, () => 0x40)])
  const tile = Buffer.concat([u16(0), u32(0), Buffer.from([0, 1])])
  return Buffer.concat([
    u16(0xff_4f),
    marker(0xff_51, sizes),
    marker(0xff_52, coding),
    marker(0xff_5c, quantity),
    marker(0xff_90, tile),
    u16(0xff_93),
    Buffer.alloc(200),
    u16(0xff_d9),
  ])
}

/** JPEG's head, and then nothing. */
function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.concat([
    Buffer.from([8]),
    u16(height),
    u16(width),
    Buffer.from([1, 1, 0x11, 0]),
  ])
  return Buffer.concat([
    u16(0xff_d8),
    marker(0xff_db, Buffer.alloc(65, 1).fill(0, 0, 1)),
    marker(0xff_c2, frame),
    marker(0xff_da, ascii('\u0001\u0001\0\0\0\0')),
    Buffer.alloc(1000),
    u16(0xff_d9),
  ])
}

function marker(code: number, content: Buffer) {
  return Buffer.concat([u16(code), u16(content.length + 2), content])
}

function u16(value: number) {
  return Buffer.from([value >>> 8, value & 255])
}

function u32(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
