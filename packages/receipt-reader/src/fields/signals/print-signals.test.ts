import { expect, test } from 'vitest'
import type { TextBox } from '#page/text-box.ts'
import { printSignals } from './signals.ts'

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
