import { box, fullBox } from './heic-file.ts'
import type { HostileFile } from './hostile-file.ts'

/** Pictures that are films of pictures, whose tables promise billions of them. */
export function heicFilmFiles(): HostileFile[] {
  return [
    film('of-4-billion-pictures', fullBox('stsz', 0, u32(1, 0xff_ff_ff_ff))),
    film('of-4-billion-sizes', fullBox('stsz', 0, u32(0, 0xff_ff_ff_ff))),
    film('of-4-billion-pieces', fullBox('stco', 0, u32(0xff_ff_ff_ff))),
    film('of-4-billion-moments', fullBox('stts', 0, u32(1, 0xff_ff_ff_ff, 1))),
  ]
}

function film(name: string, table: Buffer): HostileFile {
  return { name: `heic-film-${name}.heic`, bytes: () => filmOf(table), expects: 'damaged' }
}

function filmOf(table: Buffer): Buffer {
  const tables = [
    fullBox('stsd', 0, u32(1), box('hvc1', Buffer.alloc(78))),
    fullBox('stts', 0, u32(1, 1, 1)),
    fullBox('stsc', 0, u32(1, 1, 1, 1)),
    fullBox('stco', 0, u32(1, 500)),
    fullBox('stsz', 0, u32(1, 1)),
  ]
  const kind = (one: Buffer) => one.toString('latin1', 4, 8)
  const told = tables.map((one) => (kind(one) === kind(table) ? table : one))
  return Buffer.concat([
    box('ftyp', Buffer.from('msf1\0\0\0\0msf1hevc', 'latin1')),
    box(
      'moov',
      fullBox('mvhd', 0, Buffer.alloc(96)),
      box(
        'trak',
        fullBox('tkhd', 0, u32(0, 0, 1), Buffer.alloc(68)),
        box(
          'mdia',
          fullBox('mdhd', 0, Buffer.alloc(20)),
          fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
          box('minf', fullBox('vmhd', 0, Buffer.alloc(8)), box('stbl', ...told)),
        ),
      ),
    ),
    box('mdat', Buffer.alloc(100)),
  ])
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
