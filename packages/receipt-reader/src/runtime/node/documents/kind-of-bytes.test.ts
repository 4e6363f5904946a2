import { expect, test } from 'vitest'
import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import { type BytesKind, kindOfBytes } from './kind-of-bytes.ts'

const box = (brands: string) =>
  `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x08meta`

const files: [name: string, start: string, kind: BytesKind][] = [
  ['PDF', '%PDF-1.7\n', 'pdf'],
  ['PDF behind something', `${' '.repeat(900)}%PDF-1.4`, 'pdf'],
  ['HEIC of an iPhone', box('heic\0\0\0\0mif1heic'), 'heic'],
  ['HEIF whose others say so', box('mif1\0\0\0\0mif1heic'), 'heic'],
  ['AVIF', box('avif\0\0\0\0mif1avif'), 'other'],
  ['AVIF in the open container', box('mif1\0\0\0\0avifmiaf'), 'other'],
  ['film', box('isom\0\0\0\0mp42'), 'other'],
  ['TIFF', 'II*\0\x08\0\0\0', 'tiff'],
  ['TIFF the other way round', 'MM\0*\0\0\0\x08', 'tiff'],
  ['XML', '<?xml version="1.0"?><a/>', 'xml'],
  ['XML with a mark', '\xef\xbb\xbf<a xmlns="b"/>', 'xml'],
  ['XML without a head', '\n<Invoice xmlns="x">', 'xml'],
  ['web page', '<!DOCTYPE html><html>', 'other'],
  ['web page without a head', '<html><body>', 'other'],
  ['JPEG', '\xff\xd8\xff\xe0', 'image'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'image'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'image'],
  ['zip', 'PK\x03\x04', 'zip'],
  ['zip with a PDF in it', 'PK\x03\x04\x14\0a.pdf%PDF-1.7', 'zip'],
  ['Word', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'other'],
  ['OpenDocument', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/`, 'other'],
  ['gzip', '\x1f\x8b\x08', 'other'],
  ['winmail.dat', '\x78\x9f\x3e\x22', 'outlook-format'],
  ['Word of old', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'other'],
  ['text', 'Hello', 'other'],
  ['nothing', '', 'empty'],
]

test.each(files)('%s', (_, start, kind) => {
  expect(kindOfBytes(Buffer.from(start, 'latin1'))).toBe(kind)
})

test('an e-invoice in UTF-16 is XML', () => {
  const xml = ciiInvoice(hotelBill)
  expect(kindOfBytes(Buffer.from(`\ufeff${xml}`, 'utf16le'))).toBe('xml')
  expect(kindOfBytes(Buffer.from(xml, 'utf16le').swap16())).toBe('xml')
})
