/** How the IPTC says that a picture was generated; XMP and C2PA both use this address. */
const generatedAddress = 'cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** Whether the file itself says that a generator made it. */
export function isMarkedGenerated(bytes: Uint8Array): boolean {
  return indexOfText(bytes, generatedAddress) >= 0
}

/** Whether it has the kind of box that every C2PA manifest is in. */
export function hasManifest(bytes: Uint8Array): boolean {
  return indexOfText(bytes, 'jumb') >= 0 && indexOfText(bytes, 'c2pa') >= 0
}

export function exifOfJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  // Each segment before the image itself starts with its marker and its length.
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const part = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2))
    if (bytes[at + 1] === 0xe1 && indexOfText(part.subarray(0, 6), 'Exif\0\0') === 0) return part
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const tags = { exifPart: 0x8769, takenAt: 0x9003 }

/** `2026-11-12 09:14` in the camera's time; undefined if it is absent or makes no sense. */
export function takenAtIn(exif: Uint8Array): string | undefined {
  const tiff = indexOfText(exif.subarray(0, 6), 'Exif\0\0') === 0 ? exif.subarray(6) : exif
  const view = viewOf(tiff)
  const isLittle = tiff[0] === 0x49
  const short = (at: number) => (at + 2 > tiff.length ? 0 : view.getUint16(at, isLittle))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : view.getUint32(at, isLittle))
  const valueOf = (directory: number, tag: number) => {
    const count = directory === 0 ? 0 : Math.min(short(directory), 200)
    const places = Array.from({ length: count }, (_, index) => directory + 2 + 12 * index)
    const place = places.find((at) => short(at) === tag)
    return place === undefined ? 0 : long(place + 8)
  }
  const at = valueOf(valueOf(long(4), tags.exifPart), tags.takenAt)
  const text = at === 0 ? '' : String.fromCharCode(...tiff.subarray(at, at + 16))
  const [, year, month, day, time] =
    /^(\d{4}):([01]\d):([0-3]\d) ([0-2]\d:[0-5]\d)$/.exec(text) ?? []
  return year && `${year}-${month}-${day} ${time}`
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array) {
  return new DataView(buffer, byteOffset, byteLength)
}

function indexOfText(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0))
  for (let at = bytes.indexOf(codes[0] ?? 0); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  }
  return -1
}
