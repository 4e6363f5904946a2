import { exifOfJpeg, takenAtIn } from '@quittance/contract/photo-marks'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '#test/images.ts'
import { describeOriginal } from './describe-original.ts'

const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><Iptc4xmpExt:DigitalSourceType>${address}</Iptc4xmpExt:DigitalSourceType></x:xmpmeta>`

test.each(['jpeg', 'png', 'webp'] as const)('marks and day of a %s are found', async (format) => {
  const taken = { IFD2: { DateTimeOriginal: '2026:11:12 09:14:33' } }
  const bytes = await photo().toFormat(format).withExif(taken).withXmp(xmp).toBuffer()
  expect(describeOriginal(bytes, await sharp(bytes).metadata())).toEqual({
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    bytes: bytes.length,
    takenAt: '2026-11-12 09:14',
    generated: 'xmp',
  })
  // As the browser reads it.
  const exif = exifOfJpeg(bytes)
  expect(exif && takenAtIn(exif)).toBe(format === 'jpeg' ? '2026-11-12 09:14' : undefined)
})

test('a C2PA manifest with that source is named as such; a manifest alone says nothing', async () => {
  const plain = await photo().jpeg().toBuffer()
  const box = Buffer.from('jumbjumdc2pa')
  const marked = Buffer.concat([plain, box, Buffer.from(address)])
  expect(describeOriginal(marked, {}).generated).toBe('c2pa')
  const signed = Buffer.concat([plain, box, Buffer.from('digitalCapture')])
  expect(describeOriginal(signed, {}).generated).toBeUndefined()
})

test('EXIF data of any bytes is harmless', async () => {
  const bytes = await photo()
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:12 09:14:33' } })
    .toBuffer()
  const { exif = Buffer.of() } = await sharp(bytes).metadata()
  for (let length = 0; length < exif.length; length += 1) {
    expect(() => describeOriginal(bytes, { exif: exif.subarray(0, length) })).not.toThrow()
    const damaged = Buffer.from(exif)
    damaged[length] = 0xff
    expect(() => describeOriginal(bytes, { exif: damaged })).not.toThrow()
  }
})
