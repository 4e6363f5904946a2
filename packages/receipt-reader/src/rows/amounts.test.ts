import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { amountsIn, amountsOf } from './amounts.ts'

function minorsIn(text: string) {
  return amountsIn(text).map(({ minor }) => minor)
}

test.each([
  ['1,234.56', 123456],
  ['1.234,56', 123456],
  ['1 234,56', 123456],
  ["1'234.50", 123450],
  ['12.-', 1200],
  ['12,--', 1200],
  ['$8.20', 820],
  ['RM 30.91', 3091],
  ['2,99 E', 299],
  ['-5.59', -559],
  ['45,00-', -4500],
  ['-.50', -50],
  ['-$4.00', -400],
  ['- €4,00', -400],
  ['-¥1,060', -106000],
  ['-Rp.4.000', -400000],
  ['\u22124,00', -400],
  ['54.–', 5400],
  ['45:-', 4500],
  ['Fr.12.50', 1250],
  ['Rs.120.00', 12000],
  ['1, 234.50', 123450],
  ['1 .234,50', 123450],
  ['1\u00a0234,50', 123450],
  ['Rp 125.000', 12500000],
  ['₩13,820', 1382000],
  ['¥ 12 345', 1234500],
])('%s is an amount', (text, minor) => {
  expect(minorsIn(text)).toEqual([minor])
})

test.each([
  ['50.0C', 5000],
  ['S8.20', 820],
  ['14-10', 1410],
  ['4.9 0', 490],
  ['75.005R', 7500],
  ['1O.50', 1050],
])('%s is an amount in spite of what was misread', (text, minor) => {
  expect(minorsIn(text)).toEqual([minor])
})

test.each(['6.00%', '16:14:45', '23.04.2020', '07-350 7405', '0.412 kg', '192.168.0.1'])(
  '%s is no amount',
  (text) => {
    expect(amountsIn(text).filter(({ isWhole }) => !isWhole)).toEqual([])
  },
)

test('numbers without decimals are kept apart: they may be yen, a count, or have lost their point', () => {
  expect(amountsIn('1,980')).toEqual([{ minor: 198000, isWhole: true }])
})

test('the recogniser that kept the point outdoes the one that lost it', () => {
  const [box] = pageOf('8091~80.91').boxes
  expect(box && amountsOf(box)).toMatchObject([{ minor: 8091, isWhole: false }])
})

test('numbers of neighbouring boxes are never joined', () => {
  const amounts = pageOf('Cola|1|234.50').boxes.flatMap(amountsOf)
  expect(amounts.map(({ minor }) => minor)).toEqual([100, 23450])
})

test.each(['Zones 10, 11 et 21', 'Zonen 10, 11 und 21', 'Gates 4, 12 and 30'])(
  'numbers in a list are no fractions: %s',
  (text) => {
    expect(amountsIn(text).every(({ isWhole }) => isWhole)).toBe(true)
  },
)
