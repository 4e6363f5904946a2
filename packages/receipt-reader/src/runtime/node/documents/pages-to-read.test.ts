import { expect, test } from 'vitest'
import type { OcrPage } from '#page/text-box.ts'
import { beginningAndEnd, withinReach } from './pages-to-read.ts'

function pageOf(count: number): OcrPage {
  const boxes = Array.from({ length: count }, (_, index) => ({
    text: String(index),
    confidence: 1,
    box: { x: 0, y: index, width: 1, height: 1 },
  }))
  return { width: 100, height: 100, rotation: 0, boxes }
}

test('of many pages the first six and the last two are read', () => {
  expect(beginningAndEnd([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(beginningAndEnd([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([1, 2, 3, 4, 5, 6, 9, 10])
})

test('all pages of a long bill are read, and of far too much text those at both ends', () => {
  const pages = (count: number, texts: number) => Array.from({ length: count }, () => pageOf(texts))
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(withinReach(pages(10, 120), numbers)).toEqual({
    pages: pages(10, 120),
    numbers,
    isCut: false,
  })
  expect(withinReach(pages(10, 180), numbers)).toEqual({
    pages: pages(8, 180),
    numbers: [1, 2, 3, 4, 5, 6, 9, 10],
    isCut: false,
  })
})

test('of a page with far too many texts the beginning and the end are left', () => {
  const { pages, numbers, isCut } = withinReach([pageOf(10), pageOf(20_000)], [1, 2])
  expect({ numbers, isCut }).toEqual({ numbers: [1, 2], isCut: true })
  expect(pages.map(({ boxes }) => boxes.length)).toEqual([10, 1490])
  expect(pages[1]!.boxes[0]!.text).toBe('0')
  expect(pages[1]!.boxes.at(-1)!.text).toBe('19999')
})

test('what short pages leave is shared by the long ones', () => {
  const all = [pageOf(1000), pageOf(10), pageOf(600), pageOf(10), pageOf(3000)]
  const { pages } = withinReach(all, [1, 2, 3, 4, 5])
  expect(pages.map(({ boxes }) => boxes.length)).toEqual([493, 10, 493, 10, 494])
})

test('a long text counts as the lines that it fills', () => {
  const page = pageOf(30)
  const long = { ...page.boxes[0]!, text: 'x'.repeat(60 * 100) }
  const all = [
    pageOf(10),
    { ...page, boxes: [...page.boxes, ...Array.from({ length: 20 }, () => long)] },
  ]
  const { pages, isCut } = withinReach(all, [1, 2])
  expect(isCut).toBe(true)
  expect(pages.map(({ boxes }) => boxes.length)).toEqual([10, 30 + 9 + 4])
})
