import { expect, test } from 'vitest'
import { describeDocument, describeUpload, nounFor } from './document-words.ts'

test('a document is described by its kind and page count; a photo of an iPhone is a photo', () => {
  expect(describeDocument({ kind: 'pdf', pages: 3 })).toBe('PDF, 3 pages')
  expect(describeDocument({ kind: 'pdf', pages: 1 })).toBe('PDF, 1 page')
  expect(describeDocument({ kind: 'heic', pages: 1 })).toBe('HEIC photo')
  expect(describeDocument({ kind: 'xml', pages: null })).toBe('E-invoice')
  expect(describeUpload(0.404)).toBe('40 % sent')
  expect(describeUpload(1)).toBe('Its pages are being read')
  expect(describeUpload(1, { read: 2, pages: 9 })).toBe('2 of 9 pages read')
  expect(nounFor({ kind: 'heic' })).toBe('photo')
  expect(nounFor(null)).toBe('photo')
  expect(nounFor({ kind: 'pdf' })).toBe('document')
})
