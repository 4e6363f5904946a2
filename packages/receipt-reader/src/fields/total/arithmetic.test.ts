import { expect, test } from 'vitest'
import { arithmeticFeatures } from './arithmetic.ts'
import type { Figures } from './figures.ts'

const none: Figures = {
  totals: [],
  subtotals: [],
  taxes: [],
  tips: [],
  roundings: [],
  cash: [],
  change: [],
  cards: [],
  all: [],
  largest: 0,
}

function trueOf(minor: number, figures: Partial<Figures>, itemSum?: number) {
  const features = arithmeticFeatures(minor, { ...none, ...figures }, itemSum)
  return Object.entries(features)
    .filter(([, value]) => value)
    .map(([name]) => name)
}

test('cash less change', () => {
  expect(trueOf(2340, { cash: [10000], change: [7660] })).toEqual(['isCashLessChange'])
  expect(trueOf(10000, { cash: [10000], change: [7660] })).toEqual(['isCashWithChange'])
  expect(trueOf(2340, { cash: [2340], change: [0] })).toEqual(['isExactCash'])
})

test('subtotal, tax, tip and rounding', () => {
  expect(trueOf(1296, { subtotals: [1200], taxes: [96] })).toEqual(['isSumWithTax'])
  expect(trueOf(1496, { subtotals: [1200], taxes: [96], tips: [200] })).toEqual(['isSumWithTip'])
  expect(trueOf(11245, { subtotals: [10610], taxes: [637], roundings: [-2] })).toEqual([
    'isSumWithTax',
  ])
})

test('items', () => {
  expect(trueOf(1200, {}, 1200)).toEqual(['isItemSum'])
  expect(trueOf(1296, { taxes: [96] }, 1200)).toEqual(['isItemSumWithTax'])
})

test('of an odd and a rounded sum the rounded one is paid, whichever sign the rounding lost', () => {
  const figures = { roundings: [1], all: [6031, 6030] }
  expect(trueOf(6030, figures)).toEqual(['isRounded'])
  expect(trueOf(6031, figures)).toEqual(['isUnrounded', 'isToBeRounded'])
})
