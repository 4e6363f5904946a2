import { expect, test } from 'vitest'
import { confidenceIn } from './confidence.ts'
import { choose, rank } from './scoring.ts'

const weights = { isGood: 4, isBad: -6 }

function candidate(features: Record<string, boolean>) {
  return { features }
}

test('one good candidate is believed, two share the belief', () => {
  const alone = choose([candidate({ isGood: true })], weights)
  const [first, second] = rank([candidate({ isGood: true }), candidate({ isGood: true })], weights)
  expect(confidenceIn('amount', alone)).toBeGreaterThan(0.9)
  expect(confidenceIn('amount', first)).toBeCloseTo(0.5, 1)
  expect(first?.probability).toBe(second?.probability)
})

test('a bad candidate is no answer', () => {
  expect(choose([candidate({ isBad: true })], weights)).toBeUndefined()
  expect(confidenceIn('date', undefined)).toBe(0)
})

test('nothing is ever quite certain', () => {
  const [sure] = rank([candidate({ isGood: true })], { isGood: 50 })
  expect(confidenceIn('vendor', sure)).toBeLessThan(1)
})
