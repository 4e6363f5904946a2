import { expect, test } from 'vitest'
import { describeDocument, nounFor } from './document-words.ts'

test('a document is described by its kind, and its page count if more than one; a photo of an iPhone is a photo', () => {
  expect(describeDocument({ kind: 'pdf', pages: 3 })).toBe('PDF, 3 pages')
  expect(describeDocument({ kind: 'pdf', pages: 1 })).toBe('PDF')
  expect(describeDocument({ kind: 'xml', pages: null })).toBe('E-invoice')
  expect(nounFor({ kind: 'heic' })).toBe('photo')
  expect(nounFor(null)).toBe('photo')
  expect(nounFor({ kind: 'pdf' })).toBe('document')
})
