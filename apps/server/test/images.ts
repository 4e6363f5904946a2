import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Red on the left, blue on the right: shows the orientation. */
export function photo(width = 400, height = 300) {
  const half = { width: width / 2, height, channels: 3, background: '#0000ff' } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ])
}

/** The placeholder that manual entry sends. */
export const placeholder = png(1, 1, deflateSync(Buffer.from([0, 255])))

/** A few bytes that claim to be an image of any size. */
export function png(
  width: number,
  height: number,
  pixels = deflateSync(randomBytes(1000)),
  { bits = 8, isColoured = false, isInterlaced = false } = {},
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  header[9] = isColoured ? 6 : 0
  header[12] = isInterlaced ? 1 : 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A complete WebP of 16,383 x 3,051 equal pixels in 38 bytes, with trailing data. */
export function hugeWebp() {
  const image = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv/r/6EgdQwAIWsICBiOh/AAA=', 'base64')
  return Buffer.concat([image, Buffer.alloc(200)])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
