import { expect, test } from 'vitest'
import { canRetry } from './can-retry.ts'

const problem = { message: 'It was not read', isFinal: true }

test('what failed can be tried again, what waits need not be', () => {
  expect(canRetry({ readingProblem: problem })).toBe(true)
  expect(canRetry({ readingProblem: { ...problem, isWaiting: true } })).toBe(false)
  expect(canRetry({ readingProblem: null })).toBe(false)
})

test('a document that is not taken is not tried again, unless the server was too busy', () => {
  expect(canRetry({ readingProblem: { ...problem, refusal: 'password' } })).toBe(false)
  expect(canRetry({ readingProblem: { ...problem, refusal: 'memory' } })).toBe(true)
  expect(canRetry({ readingProblem: { ...problem, refusal: 'time' } })).toBe(true)
  expect(canRetry({ readingProblem: { ...problem, refusal: 'died' } })).toBe(true)
})
