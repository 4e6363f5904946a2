import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { pageOf } from '#test/page.ts'
import { amountsIn, amountsOf } from './amounts.ts'

function minorsIn(text: string) {
  return amountsIn(text).map(({ minor }) => minor)
}

test.each(fixtureRows<[string, number]>('printed/amounts'))('%s is an amount', (text, minor) => {
  expect(minorsIn(text)).toEqual([minor])
})

test.each(fixtureRows<[string, number]>('printed/misread-amounts'))(
  '%s is an amount in spite of what was misread',
  (text, minor) => {
    expect(minorsIn(text)).toEqual([minor])
  },
)

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
