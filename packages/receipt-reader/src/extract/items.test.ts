import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { itemLinesOf } from './items.ts'
import { rowsOf } from './rows.ts'

function itemsOn(...rows: string[]) {
  const lines = itemLinesOf(rowsOf(pageOf(...rows)))
  return lines.map(({ item: { name, quantity, price } }) => `${quantity} ${name} ${price}`)
}

test('rows with a price on the right, down to the first sum', () => {
  expect(
    itemsOn('Corner Cafe', 'Soup|8.00', '2 Tea|4.00', 'Subtotal|12.00', 'Tax|0.96', 'Total|12.96'),
  ).toEqual(['1 Soup 8.00', '2 Tea 4.00'])
})

test('quantity, unit price and price in columns', () => {
  expect(itemsOn('Item|Qty|Price|Amount', 'Plastic box|2|15.50|31.00', 'Total|31.00')).toEqual([
    '2 Plastic box 31.00',
  ])
})

test('the name above numbers and article number', () => {
  expect(
    itemsOn(
      'TABLE LAMP WHITE',
      '9555916500133|1 X 3.11|3.11',
      'CANDLES',
      '9555916500126|2 X 4.62|9.24',
      'Total|12.35',
    ),
  ).toEqual(['1 TABLE LAMP WHITE 3.11', '2 CANDLES 9.24'])
})

test('the name below numbers and article number', () => {
  expect(
    itemsOn(
      'ITEM|QTY|U/P|AMOUNT',
      '9557068000035|1|3.30|3.30',
      '-STEEL RULER',
      '1234567|2|0.65|1.30',
      '-FILM',
      'TOTAL|4.60',
    ),
  ).toEqual(['1 STEEL RULER 3.30', '2 FILM 1.30'])
})

test('a count above the item, tax codes behind the price', () => {
  expect(
    itemsOn('KAROTTENSALAT|1,19 E', '3 x 1,99', 'MOCCA TAFEL|5,97 E', 'SUMME EUR|7,16'),
  ).toEqual(['1 KAROTTENSALAT 1.19', '3 MOCCA TAFEL 5.97'])
})

test('the unit price in brackets is no part of the name', () => {
  expect(itemsOn('Bud Light (2 @3.70)|7.40', 'Total|7.40')).toEqual(['2 Bud Light 7.40'])
})

test('a count behind the name', () => {
  expect(itemsOn('French Fries x 2|5.00', 'Total|5.00')).toEqual(['2 French Fries 5.00'])
})

test('words of payment in the name of a dish', () => {
  expect(
    itemsOn(
      'Chicken Tenders|5.95',
      'Steak Tip|12.00',
      '1Root Beer|2.50',
      'Total|20.45',
      'Cash|21.00',
    ),
  ).toEqual(['1 Chicken Tenders 5.95', '1 Steak Tip 12.00', '1 Root Beer 2.50'])
})

test('no sum, no items', () => {
  expect(itemsOn('Chapter 1|1.10', 'Chapter 2|2.20')).toEqual([])
})
