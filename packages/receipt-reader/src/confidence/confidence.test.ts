import { expect, test } from 'vitest'
import type { TextBox } from '#page/text-box.ts'
import { confidenceIn } from './confidence.ts'
import { choose, rank } from './scoring.ts'

const weights = { isGood: 4, isBad: -6 }
const printed: TextBox = {
  text: '12.50',
  confidence: 0.99,
  box: { x: 0, y: 0, width: 50, height: 20 },
}
const clear = () => [printed]

function candidate(features: Record<string, boolean>) {
  return { features }
}

test('one good candidate is believed, two share the belief', () => {
  const alone = choose([candidate({ isGood: true })], weights)
  const [first, second] = rank([candidate({ isGood: true }), candidate({ isGood: true })], weights)
  expect(confidenceIn('amount', alone, clear)).toBeGreaterThan(0.9)
  expect(confidenceIn('amount', first, clear)).toBeCloseTo(0.5, 1)
  expect(first?.probability).toBe(second?.probability)
})

test('a bad candidate is no answer', () => {
  expect(choose([candidate({ isBad: true })], weights)).toBeUndefined()
  expect(confidenceIn('date', undefined, clear)).toBe(0)
})

test('nothing is ever quite certain', () => {
  const [sure] = rank([candidate({ isGood: true })], { isGood: 50 })
  expect(confidenceIn('vendor', sure, clear)).toBeLessThan(1)
})

test.each([
  ['faint print', [{ ...printed, confidence: 0.7 }]],
  ['two readings', [{ ...printed, alternatives: [{ text: '12.60', confidence: 0.9 }] }]],
  ['one faint part', [printed, { ...printed, confidence: 0.7 }]],
])('%s is believed less', (_, boxes) => {
  const alone = choose([candidate({ isGood: true })], weights)
  const plain = confidenceIn('amount', alone, clear)
  expect(confidenceIn('amount', alone, () => boxes)).toBeLessThan(plain - 0.1)
})

test('readings that differ in spaces only are one reading', () => {
  const alone = choose([candidate({ isGood: true })], weights)
  const box = { ...printed, alternatives: [{ text: '12 .50', confidence: 0.9 }] }
  expect(confidenceIn('amount', alone, () => [box])).toBe(confidenceIn('amount', alone, clear))
})
