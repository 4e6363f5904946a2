import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'
import { tagRows } from './tag-rows.ts'

function kindsOn(...rows: string[]) {
  return tagRows(rowsOf(pageOf(...rows))).map(({ kind }) => kind)
}

test('what is ambiguous counts on pages of its own language only', () => {
  const english = [
    'Receipt',
    'Dim sum|8.00',
    'Resto mug|9.00',
    'Tax|1.00',
    'Total|18.00',
    'Thank you',
  ]
  expect(kindsOn(...english).slice(1, 3)).toEqual(['none', 'none'])
})

test('below a discount the row that the figures prove is the total', () => {
  const tagged = tagRows(
    rowsOf(pageOf('小票', '牛肉面|¥38.00', '合计|¥38.00', '优惠|-¥8.00', '买单|¥30.00')),
  )
  expect(tagged.map(({ kind }) => kind)).toEqual(['none', 'none', 'subtotal', 'discount', 'total'])
  expect(tagged[2]?.amounts).toEqual([])
  expect(tagged[4]?.isStrongTotal).toBe(true)
})

test('totals of a table of taxes are taxes', () => {
  expect(kindsOn('GST summary', 'SR 6%|10.00|0.60', 'Total|10.00|0.60')[2]).toBe('tax')
})

test('no rows, no tags', () => {
  expect(tagRows([])).toEqual([])
})

test('what the model learned goes along with the row', () => {
  const rows = rowsOf(pageOf('Blue Heron', 'Total|9.00'))
  const tagged = tagRows(rows, { chanceOf: (row, tag) => (row === 0 && tag === 'name' ? 0.9 : 0) })
  expect(tagged[0]?.chanceOf('name')).toBe(0.9)
  expect(tagged[1]?.chanceOf('name')).toBe(0)
})

test('where words say nothing, a model that is sure tells; where they say something, they do', () => {
  const rows = rowsOf(pageOf('Xqzw|9.00', 'Tax|1.00', 'Gdhk', 'Brtz|2.00'))
  const chances = [0.99, 0.99, 0.99, 0.7]
  const tagged = tagRows(rows, {
    chanceOf: (row, tag) => (tag === 'total' ? (chances[row] ?? 0) : 0),
  })
  expect(tagged.map(({ kind }) => kind)).toEqual(['total', 'tax', 'none', 'none'])
})

function amountsOn(isJoined: boolean, ...rows: string[]) {
  return tagRows(rowsOf(pageOf(...rows)), undefined, { isJoined }).map(
    ({ amounts }) => amounts.length,
  )
}

test.each([
  ['Carried forward', 'Brought forward'],
  ['Übertrag', 'Übertrag'],
  ['Suma y sigue', 'Viene de la página'],
  ['Riporto', 'A riportare'],
  ['次頁へ繰越', '前頁より'],
])('on joined pages %s is not counted again', (below, above) => {
  const rows = ['Room|100.00', `${below}|100.00`, `${above}|100.00`, 'Room|50.00', 'Total|150.00']
  expect(amountsOn(true, ...rows)).toEqual([1, 0, 0, 1, 1])
  expect(amountsOn(false, ...rows)).toEqual([1, 1, 1, 1, 1])
})

test.each([
  'Gesamtbetrag übertragen an Terminal|25,00',
  'Agriporto|25,00',
  'I alt overført|25,00',
  'Total carried forward|25,00',
])('%s keeps its amount where it is the last that could be paid', (row) => {
  expect(amountsOn(true, 'Kaffe|25,00', row)).toEqual([1, 1])
  expect(amountsOn(false, 'Kaffe|25,00', row)).toEqual([1, 1])
})

test('a longer word carries nothing, also above the total', () => {
  expect(amountsOn(true, 'Agriporto|25,00', 'Totale|25,00')).toEqual([1, 1])
})

test('the total of a table of taxes is the bill where there is no other', () => {
  const table = ['Item|Net|Tax rate|Price', 'Ticket|20.00|2.00|22.00', 'Total|20.00|2.00|22.00']
  expect(kindsOn(...table).at(-1)).toBe('total')
  expect(kindsOn('Total to pay|22.00', ...table).at(-1)).toBe('tax')
})

test.each(frozenCases<string[]>('row-kinds'))('$what', ({ rows, expected }) => {
  expect(kindsOn(...rows)).toEqual(expected)
})
