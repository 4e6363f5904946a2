import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { itemLinesOf } from './items.ts'

function itemsOn(...rows: string[]) {
  const lines = itemLinesOf(tagRows(rowsOf(pageOf(...rows))))
  return lines.map(({ item: { name, quantity, price } }) => `${quantity} ${name} ${price}`)
}

test('what a hotel charges by the day is a line of the bill', () => {
  const rows = rowsOf(
    pageOf(
      '# Harbor Hotel',
      'Room charge 09/14|129.00',
      'Room charge 09/15|129.00',
      'Breakfast|24.00',
      'Total|282.00',
    ),
  )
  expect(itemLinesOf(tagRows(rows)).map(({ item }) => item.price)).toEqual([
    '129.00',
    '129.00',
    '24.00',
  ])
})

test.each(frozenCases<string[]>('items'))('$what', ({ rows, expected }) => {
  expect(itemsOn(...rows)).toEqual(expected)
})
