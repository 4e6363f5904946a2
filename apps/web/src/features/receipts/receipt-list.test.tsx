import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'

beforeEach(() => {
  startOnNewDevice()
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
})
let stop = () => {}
afterEach(async () => {
  cleanup()
  stop()
  await untilDeviceRests()
})

test('what only this device has is shown while the list of the server cannot be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { storeManualEntry } = await import('#offline/entries/store-entry.ts')
  const { noFacts } = await import('#offline/entries/entry-form.ts')
  const { ReceiptList } = await import('./receipt-list.tsx')
  stop = startSyncQueue(1)
  const typed = { vendor: 'Kiosk', date: '2026-03-12', amount: '3.20', notes: '' }
  await storeManualEntry({ ...typed, ...noFacts, currency: 'EUR', category: 'food' }, 9)
  show(<ReceiptList tripId={9} />)
  expect(await screen.findByText('The receipts could not be loaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Check Kiosk' })).toBeDefined()
})
