import type { Metadata } from 'sharp'

const megabyte = 1024 * 1024

/** What one image may take on top of the 95 MB of the process that decodes it. */
const mostMemory = 220 * megabyte

/** Bytes of a decoded pixel that libwebp holds at its peak: its own copy, the canvas, and what it hands over. */
const webpBytes = { plain: 8, transparent: 10, animated: 16 }

/** How many numbers a progressive JPEG keeps for each pixel; colour is often kept at half the size. */
const coefficients: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2, '4:1:1': 1.5 }

export type Plan = 'at-once' | 'in-two-steps' | 'refuse'

/**
 * How an image can be written anew, by its header. Most are decoded row by row and take next to nothing, whatever
 * their size; some are whole in memory, one or more times. What would have to be held both by the decoder and for
 * turning can be decoded first, and turned then.
 */
export function planFor(header: Metadata): Plan {
  const [decoded, turned, encoded] = [inDecoder(header), forTurning(header), inEncoder(header)]
  if (decoded + turned + encoded <= mostMemory) return 'at-once'
  return decoded <= mostMemory && turned + encoded <= mostMemory && turned > 0
    ? 'in-two-steps'
    : 'refuse'
}

/** Choosing the shortest code words saves a twentieth of the file, but takes the whole image in memory. */
export function isWorthPacking(header: Metadata): boolean {
  return pixelsOf(header) <= 16_000_000
}

/** Interlaced and progressive images are there only when their last byte is, and libwebp decodes nothing by rows. */
function inDecoder(header: Metadata): number {
  const pixels = pixelsOf(header)
  if (header.format === 'webp') return pixels * webpBytes[kindOfWebp(header)]
  if (!header.isProgressive) return 0
  if (header.format !== 'jpeg') return decodedBytes(header)
  return pixels * 2 * (coefficients[header.chromaSubsampling ?? ''] ?? header.channels)
}

function kindOfWebp({ pages = 1, hasAlpha }: Metadata) {
  if (pages > 1) return 'animated'
  return hasAlpha ? 'transparent' : 'plain'
}

/** The last row is needed for the first one. */
function forTurning(header: Metadata): number {
  return (header.orientation ?? 1) > 1 ? decodedBytes(header) : 0
}

function inEncoder(header: Metadata): number {
  return isWorthPacking(header) ? pixelsOf(header) * 3 : 0
}

function decodedBytes(header: Metadata): number {
  return pixelsOf(header) * header.channels * (header.depth === 'ushort' ? 2 : 1)
}

function pixelsOf({ width, height }: Metadata): number {
  return width * height
}
