import { expect, test } from 'vitest'
import { choose, rank } from './scoring.ts'

const weights = { isGood: 4, isBad: -6 }

test('one good candidate is believed, two share the belief', () => {
  const good = { features: { isGood: true } }
  expect(choose([good], weights)?.probability).toBeGreaterThan(0.9)
  const [first, second] = rank([good, { ...good }], weights)
  expect(first?.probability).toBeCloseTo(0.5, 1)
  expect(first?.probability).toBe(second?.probability)
})

test('a bad candidate is no answer', () => {
  expect(choose([{ features: { isBad: true } }], weights)).toBeUndefined()
})
