import { expect, test } from 'vitest'
import { parseTripId } from './trip-id.ts'

test('takes whole positive numbers that the database can hold', () => {
  expect(parseTripId('42')).toBe(42)
  for (const text of ['', '0', '-1', '1.5', '1e3', 'abc', '2147483648', ' ']) {
    expect(parseTripId(text)).toBeNull()
  }
})
