import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { onAddReceipt } from '#features/receipts/add-receipt-methods.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery } from '#lib/data/trips.ts'
import { lastSaved } from '#offline/entries/sync-queue.ts'
import { currentToast } from '#ui/toast-store.ts'
import { useSavedToast } from './use-saved-toast.ts'

const receipt = { id: 5 } as NonNullable<ReturnType<typeof lastSaved.get>>['receipt']

function Teller() {
  useSavedToast()
  return null
}

beforeEach(() => void render(<Teller />))

test.each([
  ['camera', 'camera', 'Receipt saved'],
  ['shared', 'upload', 'Receipt saved'],
  ['manual', 'manual', 'Receipt added'],
] as const)('after one by %s the next is one press away', (source, way, title) => {
  const open = vi.fn()
  const stop = onAddReceipt(open)
  lastSaved.set({ receipt, id: 'a', source })
  expect(currentToast()).toMatchObject({ title, action: { label: 'Next receipt' } })
  currentToast()?.action?.onSelect()
  expect(open).toHaveBeenCalledWith(way)
  stop()
})

test('offers no next receipt without a trip', () => {
  queryClient.setQueryData(activeTripQuery.queryKey, null)
  const stop = onAddReceipt(vi.fn())
  lastSaved.set({ receipt, id: 'a', source: 'camera' })
  expect(currentToast()?.action).toBeUndefined()
  stop()
  queryClient.clear()
})

test('offers no next receipt where none can be added', () => {
  lastSaved.set({ receipt, id: 'a', source: 'camera' })
  expect(currentToast()?.action).toBeUndefined()
})
