import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { packedZeros } from './packed.ts'

/** Scans whose directories run in circles or promise more than any paper holds. */
export function tiffFiles(): HostileFile[] {
  return [
    // Found out and ended at the last page that is new.
    tiff('pages-in-a-circle', 'opens', () => pages(3, (next, last) => (last ? firstPage : next))),
    tiff('page-follows-itself', 'opens', () => pages(1, () => firstPage)),
    tiff('31-pages', 'too-many-pages', () => pages(31)),
    tiff('100000-pages', 'too-many-pages', () => pages(100_000)),
    tiff('million-empty-pages', 'damaged', () => emptyPages(1_000_000)),
    tiff('100000-by-100000', 'too-large', () => onePage({ width: 100_000, height: 100_000 })),
    tiff('2-32-by-1', 'damaged', () => onePage({ width: 0xff_ff_ff_ff, height: 1 })),
    tiff('just-over-50-megapixels', 'too-large', () => onePage({ width: 10_000, height: 5001 })),
    tiff('nothing-by-nothing', 'damaged', () => onePage({ width: 0, height: 0 })),
    tiff('strip-of-4-gigabytes', 'damaged', () => onePage({ stripLength: 0xff_ff_ff_ff })),
    tiff('strip-beyond-file', 'damaged', () => onePage({ stripPlace: 0x7f_ff_ff_00 })),
    tiff('65535-colours', 'damaged', () => onePage({ colours: 65_535 })),
    tiff('bomb-of-47-megapixels', 'opens', () =>
      onePage({ width: 8192, height: 5760, packing: 8, strip: packedZeros(45) }),
    ),
    tiff('strip-of-noise', 'damaged', () =>
      onePage({ packing: 8, strip: Buffer.alloc(5000, 0x5a) }),
    ),
    ...heavyPages(),
    tiff('unknown-packing', 'damaged', () => onePage({ packing: 34_713 })),
    tiff('directory-beyond-file', 'damaged', () => head(0x7f_ff_ff_00)),
    tiff('cut-off', 'damaged', () => onePage({}).subarray(0, 60)),
    tiff('only-its-name', 'damaged', () => Buffer.from('II*\0', 'latin1')),
  ]
}

function tiff(name: string, expects: HostileFile['expects'], bytes: () => Buffer): HostileFile {
  return { name: `tiff-${name}.tiff`, bytes, expects }
}

const firstPage = 8

/** Pages within the pixel limit that decode to more than they declare. */
function heavyPages(): HostileFile[] {
  const size = { width: 8192, height: 5760, packing: 8 }
  return [
    // 16 times as many bytes as pixels, and all of them in one strip.
    tiff('45-megapixels-of-16-bytes', 'too-large', () =>
      onePage({ ...size, bits: 32, colours: 4, strip: packedZeros(720) }),
    ),
    tiff('45-megapixels-of-two-bytes', 'opens', () =>
      onePage({ ...size, bits: 16, strip: packedZeros(90) }),
    ),
    tiff('45-megapixels-on-their-side', 'opens', () =>
      onePage({ ...size, turn: 6, strip: packedZeros(45) }),
    ),
    tiff('30-pages-of-45-megapixels', 'opens', () => pages(30, undefined, size, packedZeros(45))),
    tiff('strip-unpacks-to-2-gigabytes', 'opens', () =>
      onePage({ packing: 8, strip: packedZeros(2048) }),
    ),
  ]
}

type Page = {
  /** Of each colour. */
  bits?: number
  /** The orientation tag of cameras. */
  turn?: number
  width?: number
  height?: number
  colours?: number
  packing?: number
  strip?: Buffer
  stripPlace?: number
  stripLength?: number
}

function head(place: number): Buffer {
  const bytes = Buffer.from('II*\0\0\0\0\0', 'latin1')
  bytes.writeUInt32LE(place, 4)
  return bytes
}

function onePage(page: Page): Buffer {
  const strip = page.strip ?? deflateSync(Buffer.alloc(100))
  const place = firstPage + directory({}, 0).length
  return Buffer.concat([
    head(firstPage),
    directory({ packing: 8, stripLength: strip.length, stripPlace: place, ...page }, 0),
    strip,
  ])
}

/** This many pages, 10 by 10 by default, sharing one strip; `nextOf` overrides the next page's offset. */
function pages(
  count: number,
  nextOf = (next: number, last: boolean) => (last ? 0 : next),
  page: Page = {},
  strip: Buffer = Buffer.alloc(100),
) {
  const length = directory({}, 0).length
  const stripPlace = firstPage + count * length
  return Buffer.concat([
    head(firstPage),
    ...Array.from({ length: count }, (_, index) =>
      directory(
        { ...page, stripPlace, stripLength: strip.length },
        nextOf(firstPage + (index + 1) * length, index === count - 1),
      ),
    ),
    strip,
  ])
}

/** Directories of one line each, which say no more than that they are pages. */
function emptyPages(count: number): Buffer {
  const bytes = Buffer.alloc(firstPage + count * 18)
  head(firstPage).copy(bytes)
  for (let index = 0; index < count; index += 1) {
    const at = firstPage + index * 18
    bytes.writeUInt16LE(1, at)
    entry(254, 4, 2).copy(bytes, at + 2)
    bytes.writeUInt32LE(index === count - 1 ? 0 : at + 18, at + 14)
  }
  return bytes
}

function directory(page: Page, next: number): Buffer {
  const { width = 10, height = 10, bits = 8, colours = 1, packing = 1, turn = 1 } = page
  const entries = [
    entry(256, 4, width),
    entry(257, 4, height),
    entry(258, 3, bits),
    entry(259, 3, packing),
    entry(262, 3, 1),
    entry(273, 4, page.stripPlace ?? 0),
    entry(274, 3, turn),
    entry(277, 3, colours),
    entry(278, 4, height),
    entry(279, 4, page.stripLength ?? 0),
  ]
  const bytes = Buffer.concat([Buffer.alloc(2), ...entries, Buffer.alloc(4)])
  bytes.writeUInt16LE(entries.length, 0)
  bytes.writeUInt32LE(next, bytes.length - 4)
  return bytes
}

function entry(tag: number, kind: 3 | 4, value: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(tag, 0)
  bytes.writeUInt16LE(kind, 2)
  bytes.writeUInt32LE(1, 4)
  bytes.writeUInt32LE(value, 8)
  return bytes
}
