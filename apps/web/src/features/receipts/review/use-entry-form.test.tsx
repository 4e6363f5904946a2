import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#offline/entries/entry-list.ts'
import { startOnNewDevice } from '#test/device.ts'
import { extracted } from '#test/entries.ts'

const entry = {
  id: 'one',
  form: null,
  edited: [],
  lookedAt: [],
  reading: extracted,
} as unknown as Entry

beforeEach(startOnNewDevice)
afterEach(() => vi.unstubAllGlobals())

test('a look at what another reading has changed since confirms nothing', async () => {
  const { useEntryForm } = await import('./use-entry-form.ts')
  const { blankReceipt } = await import('#features/receipts/form/blank-receipt.ts')
  const { result, rerender } = renderHook(
    (shown: Entry) => useEntryForm(shown, blankReceipt('EUR')),
    { initialProps: entry },
  )
  act(() => {
    result.current.markReviewed('vendor')
    result.current.markReviewed('amount')
  })
  rerender({ ...entry, reading: { ...extracted, amount: '8.20' } })
  expect(result.current.form.getValues('amount')).toBe('8.20')
  expect([...result.current.lookedAt.current]).toEqual(['vendor'])
  // Pending writes would outlive the test.
  const { flushDrafts } = await import('#offline/entries/draft-autosave.ts')
  await flushDrafts()
})
