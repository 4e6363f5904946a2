import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { loadedChooser } from '#test/loaded-models.ts'
import { pageOf } from '#test/page.ts'
import { learnedTags } from './chooser.ts'
import { rowTags } from './row-tags.ts'

const chooser = await loadedChooser()

test('every row is something, and what it is adds up to one', async () => {
  const rows = rowsOf(
    pageOf('# Blue Heron', '# Family Restaurant', '12 Harbor Street', 'Soup|8.00'),
  )
  const tags = await learnedTags(chooser, rows)
  for (const { index } of rows) {
    const sum = rowTags.reduce((total, tag) => total + tags.chanceOf(index, tag), 0)
    expect(sum).toBeCloseTo(1, 3)
  }
})

test('a name over two rows begins in the first and goes on in the second', async () => {
  const rows = rowsOf(
    pageOf(
      '# Harbor Lights',
      '# Family Restaurant',
      '1402 Ocean Blvd',
      'Portland, OR 97201',
      '(555) 010-4477',
      'Server: Anna',
      '1 Clam Chowder|8.50',
      'Subtotal|8.50',
      'Tax|0.70',
      'Total|9.20',
    ),
  )
  const tags = await learnedTags(chooser, rows)
  expect(tags.chanceOf(0, 'name')).toBeGreaterThan(0.5)
  expect(tags.chanceOf(1, 'name-more')).toBeGreaterThan(0.5)
  expect(tags.chanceOf(2, 'address')).toBeGreaterThan(0.5)
})

test('no rows, and more rows than it looks at', async () => {
  expect((await learnedTags(chooser, [])).chanceOf(0, 'name')).toBe(0)
  const many = rowsOf(pageOf(...Array.from({ length: 150 }, (_, index) => `Item ${index}|1.00`)))
  const tags = await learnedTags(chooser, many)
  expect(tags.chanceOf(149, 'name')).toBe(0)
})
