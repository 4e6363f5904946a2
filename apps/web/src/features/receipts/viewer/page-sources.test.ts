// @vitest-environment jsdom
import type { Receipt } from '@quittance/contract/receipt'
import { expect, test } from 'vitest'
import { originalOf, pagesOfEntry, pagesOfReceipt } from './page-sources.ts'

const photo = { tripId: 9, id: 3, imageVersion: 'v1', document: null } as Receipt
const folio: Receipt = {
  ...photo,
  document: {
    kind: 'pdf',
    name: 'folio.pdf',
    bytes: 9000,
    sha256: 'a'.repeat(64),
    pageCount: 6,
    firstPage: 4,
    lastPage: 5,
  },
}

test('a photo is one picture, also as an earlier version kept it', () => {
  const one = [{ number: 1, src: '/api/receipts/9/3/image?t=v1' }]
  expect(pagesOfReceipt(photo)).toEqual(one)
  const { document: _, ...earlier } = photo
  expect(pagesOfReceipt(earlier as Receipt)).toEqual(one)
  expect(originalOf(photo)).toBeUndefined()
})

test('a saved part of a document shows its own pages, by their numbers in the whole', () => {
  expect(pagesOfReceipt(folio)).toEqual([
    { number: 4, src: '/api/receipts/9/3/image?t=v1' },
    { number: 5, src: '/api/receipts/9/3/pages/5?v=v1' },
  ])
  expect(originalOf(folio)).toEqual({ href: '/api/receipts/9/3/original', name: 'folio.pdf' })
})

test('of one that waits the first page is on the device, the others at the server', () => {
  const document = { kind: 'pdf', pages: 2, firstPage: 2 } as const
  expect(pagesOfEntry({ document, uploadId: 'up' }, 'blob:first')).toEqual([
    { number: 2, src: 'blob:first' },
    { number: 3, src: '/api/uploads/up/pages/3' },
  ])
})

test('an uncounted document, and one unknown to the server, has one picture', () => {
  const unread = { kind: 'tiff', pages: null } as const
  expect(pagesOfEntry({ document: unread, uploadId: null }, 'blob:a')).toHaveLength(1)
  const unsent = { kind: 'pdf', pages: 3 } as const
  expect(pagesOfEntry({ document: unsent, uploadId: null }, 'blob:a')).toHaveLength(1)
  expect(pagesOfEntry({ document: null, uploadId: null }, 'blob:a')).toHaveLength(1)
})
