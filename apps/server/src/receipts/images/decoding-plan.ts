import type { Metadata } from 'sharp'

const megabyte = 1024 * 1024

/** Memory for one image on top of the process's 95 MB. */
const maxMemory = 220 * megabyte

/** libwebp's peak bytes per decoded pixel: its own copy, the canvas, and the output. */
const webpBytes = { plain: 8, transparent: 10, animated: 16 }

/** Coefficients a progressive JPEG keeps per pixel; chroma is often subsampled. */
const coefficients: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2, '4:1:1': 1.5 }

export type Plan = 'at-once' | 'in-two-steps' | 'refuse'

/**
 * Decides by its header how to re-encode an image. Most are decoded row by row and need little
 * memory; some are completely in memory, once or more. If decoder and rotation would both need the
 * whole image, decode first, then rotate.
 */
export function planFor(header: Metadata): Plan {
  const [decoded, turned, encoded] = [inDecoder(header), forTurning(header), inEncoder(header)]
  if (decoded + turned + encoded <= maxMemory) return 'at-once'
  return decoded <= maxMemory && turned + encoded <= maxMemory && turned > 0
    ? 'in-two-steps'
    : 'refuse'
}

/** Optimal Huffman tables save 5 % of the file, but need the whole image in memory. */
export function isWorthPacking(header: Metadata): boolean {
  return pixelsOf(header) <= 16_000_000
}

/** These need all their data before the first row, and libwebp never decodes by rows. */
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

/** The first row of the result needs the last one. */
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
