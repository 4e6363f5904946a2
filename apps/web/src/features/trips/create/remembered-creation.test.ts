import { afterEach, expect, test } from 'vitest'
import { forgetCreation, rememberCreation, takeRememberedCreation } from './remembered-creation.ts'

const oslo = { name: 'Oslo', startDate: '2026-05-04', currency: 'EUR' } as const

afterEach(forgetCreation)

test('gives the trip back once, when the one in its way is finalized', () => {
  rememberCreation(oslo, 7)
  expect(takeRememberedCreation(7)).toEqual(oslo)
  expect(takeRememberedCreation(7)).toBeNull()
})

test.each([8, 'plan'] as const)('what waits for %s waits for no other trip', (obstacle) => {
  rememberCreation(oslo, obstacle)
  expect(takeRememberedCreation(7)).toBeNull()
  expect(takeRememberedCreation(obstacle)).toEqual(oslo)
})

test('keeps the last attempt', () => {
  rememberCreation(oslo, 7)
  rememberCreation({ ...oslo, name: 'Bergen' }, 7)
  expect(takeRememberedCreation(7)?.name).toBe('Bergen')
})
