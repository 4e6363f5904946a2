import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { safeName } from './safe-name.ts'

test.each(fixtureRows<[string, string]>('texts/file-names'))('%j becomes %j', (text, name) => {
  expect(safeName(text, 'receipt')).toBe(name)
})

test('at most 40 characters, whole ones, and no dash at the end', () => {
  expect(safeName('x'.repeat(300), 'receipt')).toBe('x'.repeat(40))
  expect(safeName('𠮷'.repeat(300), 'receipt')).toBe('𠮷'.repeat(40))
  expect(safeName(`${'x'.repeat(39)} and more`, 'receipt')).toBe('x'.repeat(39))
})
