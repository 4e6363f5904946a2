import { expect, test } from 'vitest'
import { kindOfFile } from './kind-of-file.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))
const ftyp = (main: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + others.length * 4], 'ftyp', main, [0, 0, 0, 0], ...others)
const utf16 = (text: string) => [
  0xff,
  0xfe,
  ...Array.from(new TextEncoder().encode(text)).flatMap((letter) => [letter, 0]),
]

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'photo'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'photo'],
  ['a WebP', bytes('RIFF', [1, 0, 0, 0], 'WEBP'), 'photo'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a PDF with something before it', bytes('\n'.repeat(900), '%PDF-1.4'), 'pdf'],
  ['HEIC', ftyp('heic', 'mif1', 'heic'), 'heic'],
  ['HEIC under an open brand', ftyp('mif1', 'mif1', 'heic'), 'heic'],
  ['AVIF', ftyp('avif', 'mif1'), 'other'],
  ['AVIF under an open brand', ftyp('mif1', 'avif', 'miaf'), 'other'],
  ['a film', ftyp('isom'), 'other'],
  ['TIFF of either order', bytes('II*', [0]), 'tiff'],
  ['TIFF of the other order', bytes('MM', [0], '*'), 'tiff'],
  ['XML', bytes('<?xml version="1.0"?><a/>'), 'xml'],
  ['XML with a mark before it', bytes([0xef, 0xbb, 0xbf], '<Invoice/>'), 'xml'],
  ['XML in UTF-16', bytes(utf16('<?xml version="1.0"?>')), 'xml'],
  ['a page of the web', bytes('<html><body>'), 'other'],
  ['a page with its type', bytes('<!DOCTYPE html>'), 'other'],
  ['a drawing', bytes('<svg xmlns="a">'), 'other'],
  ['a zip, also one that holds a PDF', bytes('PK', [3, 4], 'a.pdf%PDF-1.7'), 'other'],
  ['a GIF', bytes('GIF89a'), 'other'],
  ['nothing', bytes(), 'other'],
  ['a few letters', bytes('<'), 'other'],
])('%s', async (_what, file, kind) => {
  expect(await kindOfFile(file)).toBe(kind)
})

test('neither its name nor its type is asked', async () => {
  const file = new File(['%PDF-1.7'], 'photo.jpg', { type: 'image/jpeg' })
  expect(await kindOfFile(file)).toBe('pdf')
})
