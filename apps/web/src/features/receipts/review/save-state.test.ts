import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import { canRetry } from './can-retry.ts'
import { isBeingRead, waitsForReading } from './save-state.ts'

const fresh = { state: 'checking', reading: null, readingProblem: null } as const
const problem = { message: 'Not now', isFinal: true }
const filled = { ...blankReceipt('EUR'), vendor: 'Kiosk', amount: '3.20', date: '2026-03-12' }

test('a photo is being read until there is a reading, or a reason why not', () => {
  expect(isBeingRead(fresh, false)).toBe(true)
  expect(isBeingRead({ ...fresh, reading: {} as ExtractedReceipt }, false)).toBe(false)
  expect(isBeingRead({ ...fresh, readingProblem: problem }, false)).toBe(false)
  expect(isBeingRead({ ...fresh, readingProblem: problem }, true)).toBe(true)
  expect(isBeingRead({ ...fresh, state: 'sending' }, true)).toBe(false)
})

test.each(['vendor', 'date', 'amount'] as const)(
  'saving waits for the reading while there is no %s, and no longer',
  (name) => {
    expect(waitsForReading(true, { ...filled, [name]: ' ' })).toBe(true)
    expect(waitsForReading(false, { ...filled, [name]: '' })).toBe(false)
  },
)

test('what was typed in full is saved while the photo is being read', () => {
  expect(waitsForReading(true, filled)).toBe(false)
})

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
