import { box, fullBox, type HeicParts, heicOf } from './heic-file.ts'
import type { HostileFile } from './hostile-file.ts'

/** Pictures of phones whose boxes lie about sizes, places and each other. */
export function heicFiles(): HostileFile[] {
  return [
    heic('size-2-31', 'too-large', { width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
    heic('just-over-50-megapixels', 'too-large', { width: 10_000, height: 5_001 }),
    heic('size-nothing', 'damaged', { width: 0, height: 0 }),
    heic('data-beyond-file', 'damaged', { dataPlace: 0x7f_ff_ff_00 }),
    heic('data-of-4-gigabytes', 'damaged', { dataLength: 0xff_ff_ff_ff }),
    heic('data-of-noise', 'damaged', { data: Buffer.alloc(5000, 0x5a) }),
    heic('100000-tiles', 'damaged', { tiles: 100_000 }),
    heic('tiles-of-itself', 'damaged', { tiles: 1, isTileItself: true }),
    heic('turned-10000-times', 'damaged', { turns: 10_000 }),
    file('heic-cut-off.heic', 'damaged', () => heicOf({}).subarray(0, 200)),
    file('heic-only-its-name.heic', 'damaged', () => heicName('heic')),
    file('heic-boxes-100000-deep.heic', 'damaged', () =>
      Buffer.concat([heicName('heic'), deepBoxes(100_000)]),
    ),
    file('heic-box-of-2-63.heic', 'damaged', () =>
      Buffer.concat([
        heicName('heic'),
        Buffer.from([0, 0, 0, 1]),
        Buffer.from('meta'),
        Buffer.from('7fffffffffffffff', 'hex'),
      ]),
    ),
    file('heic-million-empty-boxes.heic', 'damaged', () =>
      Buffer.concat([heicName('heic'), Buffer.alloc(8_000_000, box('free'))]),
    ),
    file('heic-two-heads.heic', 'damaged', () =>
      Buffer.concat([heicName('heic'), fullBox('meta'), fullBox('meta')]),
    ),
    file('heic-is-avif.heic', 'not-a-document', () => heicName('avif')),
    file('heic-is-film.heic', 'not-a-document', () => heicName('isom')),
  ]
}

function file(name: string, expects: HostileFile['expects'], bytes: () => Buffer): HostileFile {
  return { name, bytes, expects }
}

function heic(name: string, expects: HostileFile['expects'], parts: HeicParts): HostileFile {
  return file(`heic-${name}.heic`, expects, () => heicOf(parts))
}

function heicName(brand: string) {
  return box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
}

/** Boxes in boxes: each one's length covers all that comes after it. */
function deepBoxes(count: number) {
  const bytes = Buffer.alloc(count * 8)
  for (let at = 0; at < count; at += 1) {
    bytes.writeUInt32BE((count - at) * 8, at * 8)
    bytes.write(at === 0 ? 'meta' : 'iprp', at * 8 + 4, 'latin1')
  }
  return bytes
}
