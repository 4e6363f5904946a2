import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { itemLinesOf } from './items.ts'

function itemsOn(...rows: string[]) {
  const lines = itemLinesOf(tagRows(rowsOf(pageOf(...rows))))
  return lines.map(({ item: { name, quantity, price } }) => `${quantity} ${name} ${price}`)
}

test('rows with a price on the right, down to the first sum', () => {
  expect(
    itemsOn('Corner Cafe', 'Soup|8.00', '2 Tea|4.00', 'Subtotal|12.00', 'Tax|0.96', 'Total|12.96'),
  ).toEqual(['1 Soup 8.00', '2 Tea 4.00'])
})

test('rows with a price on the right, down to sums whose names stand above them', () => {
  expect(itemsOn('Airline', 'Flight|128.05', 'Seat|10.00', 'Fare|TOTAL', '125.50|138.05')).toEqual([
    '1 Flight 128.05',
    '1 Seat 10.00',
  ])
})

test('a minus that the sum contradicts is a smudge; one that it needs is money taken off', () => {
  expect(itemsOn('Corner Cafe', 'Soup|$8.00', 'Tea|-$4.00', 'Subtotal|$12.00')).toEqual([
    '1 Soup 8.00',
    '1 Tea 4.00',
  ])
  expect(itemsOn('Corner Cafe', 'Soup|$8.00', 'Lunch deal|-$4.00', 'Subtotal|$4.00')).toEqual([
    '1 Soup 8.00',
  ])
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

test('what is printed with 0.00 was had, what was left out was not', () => {
  expect(
    itemsOn('Lentil Bowl|$9.00', 'Mint dip|+$0.00', 'No Cheese|$0.00', 'Subtotal|$9.00'),
  ).toEqual(['1 Lentil Bowl 9.00', '1 Mint dip 0.00'])
})

test('a short name in one box with its price, a code before a price', () => {
  expect(itemsOn('Ramen|$9.50', '|Nut $1.30', 'Bean|SR 2.00', 'Subtotal|$12.80')).toEqual([
    '1 Ramen 9.50',
    '1 Nut 1.30',
    '1 Bean 2.00',
  ])
})

test('a price in brackets is in the price above already', () => {
  expect(
    itemsOn('Wrap|$8.35', 'Large, Fried Leek ($0.75)|', 'Soup|$4.00', 'Subtotal|$12.35'),
  ).toEqual(['1 Wrap Large, Fried Leek 8.35', '1 Soup 4.00'])
})

test('a name goes on below, past the price of one', () => {
  expect(
    itemsOn(
      'Barley Salad|7.00',
      'With Walnuts|',
      'Pie x 2|9.00',
      '(4.50 each)|',
      'Family Size|',
      'Total|16.00',
    ),
  ).toEqual(['1 Barley Salad 7.00', '2 Pie Family Size 9.00'])
})

test.each(['> rare', '*no leek*', 'mild please', 'w/ rye bread', 'Special Request'])(
  '%s is said to the kitchen',
  (note) => {
    expect(itemsOn('Flat Steak|19.00', `${note}|`, 'Tea|2.00', 'Total|21.00')).toEqual([
      '1 Flat Steak 19.00',
      '1 Tea 2.00',
    ])
  },
)

test('where the prices do not add up, a row without one may have lost it', () => {
  expect(itemsOn('Barley Salad|7.00', 'Walnut Pie|', 'Total|11.50')).toEqual([
    '1 Barley Salad 7.00',
  ])
})

test('counted rows without a price are parts of a menu', () => {
  const rows = ['1 Feast Menu|10.29', '1 Dill Sauce|', '1 6 Doughnuts|2.89']
  expect(itemsOn(...rows, 'Subtotal|13.18')).toEqual([
    '1 Feast Menu 10.29',
    '1 Dill Sauce 0.00',
    '1 6 Doughnuts 2.89',
  ])
  expect(itemsOn(...rows, 'Subtotal|15.00')).toEqual(['1 Feast Menu 10.29', '1 6 Doughnuts 2.89'])
})

test('the count goes, the number of the dish stays', () => {
  expect(itemsOn('1 #4 LAMB PLATE|9.39', '2 + OLIVES|1.95', 'Total|11.34')).toEqual([
    '1 #4 LAMB PLATE 9.39',
    '2 OLIVES 1.95',
  ])
})

test('the price of one behind the name', () => {
  expect(itemsOn('3 House Wine @7.50|22.50', 'Total|22.50')).toEqual(['3 House Wine 22.50'])
})

test('a fee above the subtotal is a line when the subtotal holds it', () => {
  const rows = ['Stew|30.00', 'Serv. Charge (2%)|0.60']
  expect(itemsOn(...rows, 'Subtotal|30.60')).toEqual(['1 Stew 30.00', '1 Serv. Charge (2%) 0.60'])
  expect(itemsOn(...rows, 'Subtotal|30.00')).toEqual(['1 Stew 30.00'])
})

test('the kind of order beside the sum of all is no item', () => {
  expect(itemsOn('Bun|3.30', 'Shake|4.70', 'Take Out|8.00', 'Tax|0.64', 'Amount Due|8.64')).toEqual(
    ['1 Bun 3.30', '1 Shake 4.70'],
  )
})

test('numbers and codes are no names: the name stands above', () => {
  expect(
    itemsOn(
      'PAPER TAPE',
      '2pc @ 9.89|19.78 T',
      'Imported Cherries',
      'RM1.50|1|RM1.50',
      'BOWL SET',
      '1 SR 9566405112206|1|5.80|5.80',
      'Total|27.08',
    ),
  ).toEqual(['2 PAPER TAPE 19.78', '1 Imported Cherries 1.50', '1 BOWL SET 5.80'])
})

test('no sum, no items', () => {
  expect(itemsOn('Chapter 1|1.10', 'Chapter 2|2.20')).toEqual([])
})

test('goods by weight, a price of one, and a total that is misread', () => {
  expect(
    itemsOn(
      'PEARS|000000004411KI',
      '1.75 lb @ 1 lb /0.54|0.95 R',
      'Face mask|19,90',
      'Einzelpreis|9,95',
      'Tatal|20.85',
      'A VAT A|17.52',
      'VAT Total|20.85',
    ),
  ).toEqual(['1 PEARS 0.95', '1 Face mask 19.90'])
})

test('a telephone number above the first price is no name', () => {
  expect(itemsOn('TEL: 555 6913', '2121161|39.00 b', 'USB CABLE', 'Total|39.00')).toEqual([
    '1 USB CABLE 39.00',
  ])
})

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

test('the main reading tells the price, where another took a sign for a minus', () => {
  const rows = ['Cola|*5.80~-5.80', 'Juice|5.40', 'Total|11.20']
  expect(itemsOn(...rows)).toEqual(['1 Cola 5.80', '1 Juice 5.40'])
})

test('a unit price whose sign was misread is no part of the name', () => {
  expect(itemsOn('3 House wine #7.50|22.50', 'Tea|2.00', 'Total|24.50')).toEqual([
    '3 House wine 22.50',
    '1 Tea 2.00',
  ])
})

test('ages are no price', () => {
  const rows = ['Buffet kids|(6-10Y)', 'Tea|2.00', 'Total|2.00']
  expect(itemsOn(...rows)).toEqual(['1 Tea 2.00'])
})
