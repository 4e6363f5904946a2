import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import type { Entry } from '#offline/entries/entry-list.ts'
import { canSplit, pagesOf, partsOf, proposedStarts, withStart } from './split-plan.ts'

type Given = { pages: number | null; firstPage?: number; groups?: [number, number][] }

const read = ({ pages, firstPage, groups }: Given) =>
  ({
    state: 'checking',
    document: { kind: 'pdf', pages, ...(firstPage && { firstPage }) },
    reading: { groups } as ExtractedReceipt,
  }) as Entry

test('what the pages look like is proposed, else every page is a receipt', () => {
  const groups: [number, number][] = [
    [1, 2],
    [3, 3],
    [4, 5],
  ]
  expect(proposedStarts(read({ pages: 5, groups }))).toEqual(new Set([3, 4]))
  expect(proposedStarts(read({ pages: 3 }))).toEqual(new Set([2, 3]))
})

test('pages are counted in the whole document, also for a part of one', () => {
  const part = read({ pages: 3, firstPage: 4 })
  expect(pagesOf(part)).toEqual({ first: 4, last: 6 })
  expect(proposedStarts(part)).toEqual(new Set([5, 6]))
  // Groups on pages outside the document are ignored.
  const groups: [number, number][] = [
    [2, 4],
    [5, 9],
  ]
  expect(proposedStarts({ ...part, reading: { groups } as ExtractedReceipt })).toEqual(new Set([5]))
})

test('all pages in order, none twice', () => {
  const pages = { first: 4, last: 8 }
  expect(partsOf(pages, new Set())).toEqual([[4, 8]])
  expect(partsOf(pages, new Set([7, 5]))).toEqual([
    [4, 4],
    [5, 6],
    [7, 8],
  ])
})

test('a receipt is begun and joined again', () => {
  const begun = withStart(new Set([2]), 3, true)
  expect(begun).toEqual(new Set([2, 3]))
  expect(withStart(begun, 2, false)).toEqual(new Set([3]))
})

test('only several pages that were looked at can be split, and none on its way', () => {
  expect(canSplit(read({ pages: 2 }))).toBe(true)
  expect(canSplit(read({ pages: 1 }))).toBe(false)
  expect(canSplit(read({ pages: null }))).toBe(false)
  expect(canSplit({ ...read({ pages: 2 }), reading: null })).toBe(false)
  expect(canSplit({ ...read({ pages: 2 }), state: 'sending' })).toBe(false)
  expect(canSplit({ ...read({ pages: 2 }), document: null })).toBe(false)
})
