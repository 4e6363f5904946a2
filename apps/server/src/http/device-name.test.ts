import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { deviceName } from './caller.ts'

test.each(fixtureRows<[string, string]>('texts/user-agents'))('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('a caller that names no browser is an unknown device', () => {
  expect(deviceName(undefined)).toBe('Unknown device')
})
