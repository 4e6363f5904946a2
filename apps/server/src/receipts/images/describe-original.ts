import { hash } from 'node:crypto'
import type { GeneratedMark, OriginalFile } from '#db/schema/trips.ts'

/** How the IPTC says that a picture was generated; XMP and C2PA both use this address. */
const generatedAddress = 'cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** What the bytes of a received image say, before they are re-encoded. */
export function describeOriginal(
  bytes: Buffer,
  { exif, xmp }: { exif?: Buffer | undefined; xmp?: Buffer | undefined },
): OriginalFile {
  const takenAt = exif && takenAtIn(exif)
  // Some PNG files compress their XMP.
  const generated = markIn(bytes) ?? (xmp && markIn(xmp))
  return {
    sha256: hash('sha256', bytes),
    bytes: bytes.length,
    ...(takenAt && { takenAt }),
    ...(generated && { generated }),
  }
}

function markIn(bytes: Buffer): GeneratedMark | undefined {
  if (!bytes.includes(generatedAddress)) return undefined
  // The box that holds every C2PA manifest.
  return bytes.includes('jumb') && bytes.includes('c2pa') ? 'c2pa' : 'xmp'
}

const tags = { exifPart: 0x8769, takenAt: 0x9003 }

/** `2026-11-12 09:14`; undefined if it is absent or makes no sense. */
function takenAtIn(exif: Buffer): string | undefined {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0)
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const read = (at: number, size: 2 | 4) => {
    if (at + size > tiff.length) return 0
    return isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size)
  }
  const valueOf = (directory: number, tag: number) => {
    const count = directory === 0 ? 0 : Math.min(read(directory, 2), 200)
    const places = Array.from({ length: count }, (_, index) => directory + 2 + 12 * index)
    const place = places.find((at) => read(at, 2) === tag)
    return place === undefined ? 0 : read(place + 8, 4)
  }
  const at = valueOf(valueOf(read(4, 4), tags.exifPart), tags.takenAt)
  const text = at === 0 ? '' : tiff.subarray(at, at + 16).toString('latin1')
  const found = /^(\d{4}):([01]\d):([0-3]\d) ([0-2]\d:[0-5]\d)$/.exec(text)
  return found ? `${found[1]}-${found[2]}-${found[3]} ${found[4]}` : undefined
}
