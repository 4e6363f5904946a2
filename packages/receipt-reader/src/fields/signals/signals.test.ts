import { expect, test } from 'vitest'
import { fieldWeights } from '#confidence/weights.ts'
import { findCandidates } from '#fields/candidates.ts'
import type { TextBox } from '#page/text-box.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { printSignals, signalsOf } from './signals.ts'

const today = new Date('2026-03-01T12:00:00Z')

function signalsIn(...rows: string[]) {
  const page = pageOf(...rows)
  return signalsOf(findCandidates(page, tagRows(rowsOf(page)), {}, today), page, fieldWeights)
}

test('a name that the web address says again, a sum that adds up, a day that is told in one way only', () => {
  const { vendor, date, amount } = signalsIn(
    '# Harbour Grill',
    '9 Quay Street',
    'www.harbourgrill.example',
    'Date: 23/04/2025 19:40|',
    'Soup|6.50',
    'Trout|18.50',
    'Subtotal|25.00',
    'Tax|2.50',
    'Total|27.50',
    'Visa|27.50',
  )
  expect(vendor).toMatchObject({ isSaidAgain: 1, isBusiness: 1, lacksDayOrSum: 0, hardPage: 0 })
  expect(date).toMatchObject({ isOpenOrder: 0, hasFullYear: 1 })
  expect(amount).toMatchObject({ addsUp: 1, isRepeated: 1, isNoTotal: 0 })
})

test('03/04 may be read in two orders', () => {
  const rows = ['# Kiosk', 'Date: 03/04/2025|', 'Tea|2.50', 'Total|2.50']
  expect(signalsIn(...rows).date).toMatchObject({ isOpenOrder: 1 })
})

test('nothing found gives no signals', () => {
  expect(signalsIn()).toEqual({ vendor: undefined, date: undefined, amount: undefined })
})

const clear: TextBox = {
  text: '12.50',
  confidence: 0.99,
  weakest: 0.9,
  box: { x: 0, y: 0, width: 50, height: 20 },
}

test('clear print speaks against nothing', () => {
  expect(printSignals([clear])).toEqual({
    unclear: expect.closeTo(0.1),
    hasGuessedLetter: 0,
    isReadTwoWays: 0,
  })
})

test.each<[what: string, boxes: TextBox[], sign: 'unclear' | 'hasGuessedLetter' | 'isReadTwoWays']>(
  [
    ['faint print', [{ ...clear, confidence: 0.7 }], 'unclear'],
    ['one faint part', [clear, { ...clear, confidence: 0.7 }], 'unclear'],
    ['one letter of many', [{ ...clear, weakest: 0.3 }], 'hasGuessedLetter'],
    [
      'two readings',
      [{ ...clear, alternatives: [{ text: '12.60', confidence: 0.9 }] }],
      'isReadTwoWays',
    ],
  ],
)('%s is a sign', (_, boxes, sign) => {
  expect(printSignals(boxes)[sign]).toBeGreaterThanOrEqual(1)
})

test('readings that differ in spaces only are one; an older page knows nothing of single letters', () => {
  const { weakest: _, ...older } = clear
  const box = { ...older, alternatives: [{ text: '12 .50', confidence: 0.9 }] }
  expect(printSignals([box])).toMatchObject({ hasGuessedLetter: 0, isReadTwoWays: 0 })
})
