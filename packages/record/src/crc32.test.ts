import { crc32 as ofNode } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test('gives the checksum that Node gives, for every length and start', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index * 167 + (index >> 3))
  for (let start = 0; start < bytes.length; start += 1) {
    expect(crc32(bytes.subarray(start))).toBe(ofNode(bytes.subarray(start)))
  }
})
