import { expect, test } from 'vitest'
import { createPageCuts } from './page-cuts.ts'

const room = 700
const heightsOfRows = [22.5, 34, 46, 84, 32.5]

test.each(heightsOfRows)('no page has only a few rows, those of %d points high', (height) => {
  for (let count = 4; count < 120; count += 1) {
    expect(faultsOf(cut(Array(count).fill(height)))).toEqual([])
  }
})

test('rows of all heights find their pages in order', () => {
  for (let count = 0; count < 200; count += 1) {
    const heights = Array.from({ length: count }, (_, index) => {
      return heightsOfRows[(index * index + count) % heightsOfRows.length] ?? 0
    })
    const pages = cut(heights)
    expect(pages.flat().map(({ height }) => height)).toEqual(heights)
    if (count >= 4) expect(faultsOf(pages)).toEqual([])
  }
})

test('up to three rows stand together, and none makes no page', () => {
  expect(cut([]).length).toBe(0)
  expect(cut([20, 20, 20]).map((rows) => rows.length)).toEqual([3])
})

test('what follows the last row stays with it', () => {
  const pages = cut(Array(35).fill(20), 46)
  expect(pages.map((rows) => rows.length)).toEqual([29, 6])
})

test('a row higher than a page has one to itself', () => {
  expect(cut([900, 900]).map((rows) => rows.length)).toEqual([1, 1])
})

function cut(heights: number[], tail = 0) {
  const pages: { height: number }[][] = []
  const cuts = createPageCuts<{ height: number }>(
    (rows) => pages.push(rows),
    () => room,
  )
  for (const height of heights) cuts.add({ height })
  cuts.end(tail)
  return pages
}

/** Pages with too few rows or too many. */
function faultsOf(pages: { height: number }[][]) {
  return pages.filter((rows) => {
    return rows.length < 4 || rows.reduce((sum, { height }) => sum + height, 0) > room
  })
}
