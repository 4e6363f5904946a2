import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { withLabelledValues } from './labelled-values.ts'
import { linesOf } from './lines.ts'

function textsOn(...rows: string[]) {
  const page = pageOf(...rows)
  return withLabelledValues(linesOf(page), page).map(({ text }) => text)
}

test('values below their names become a line each', () => {
  expect(textsOn('Booked|Travel|Price', '01.12.23|26.12.23|138,90')).toEqual([
    'Booked  01.12.23',
    'Travel  26.12.23',
    'Price  138,90',
  ])
})

test('a table keeps its lines', () => {
  const rows = ['Date|Net|Gross', '01.12.23|10,00|11,90', '02.12.23|20,00|23,80']
  expect(textsOn(...rows)).toHaveLength(3)
})

test('a line of the bill below its headings stays one', () => {
  expect(textsOn('Item|Price', 'Coffee|2,80')).toHaveLength(2)
  expect(textsOn('Only words|and more', 'below|them')).toHaveLength(2)
  expect(textsOn()).toEqual([])
})
