import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { trip } from '#test/trips.ts'
import { answerUploads } from '#test/uploads.ts'

beforeEach(startOnNewDevice)
let stopCourier = () => {}
afterEach(async () => {
  cleanup()
  stopCourier()
  await untilDeviceRests()
})

/** Fills in the form and presses Add Receipt, on a device where user 1 is signed in. */
async function addReceipt() {
  answer({})
  const { startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { entryList } = await import('#offline/entries/entry-list.ts')
  const { ManualEntryDialog } = await import('./manual-entry-dialog.tsx')
  const { currentToast } = await import('#ui/toast-store.ts')
  stopCourier = startSyncQueue(1)
  const onClose = vi.fn()
  show(<ManualEntryDialog trip={trip()} onClose={onClose} />)
  fireEvent.change(await screen.findByLabelText(/^Vendor/), { target: { value: 'Kiosk' } })
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Receipt' }))
  return { onClose, toast: currentToast, entries: () => entryList.get().entries }
}

test('Truth 9: without a network a typed receipt is kept, once, and that is no failure', async () => {
  answerUploads({ save: () => 'no-network' })
  const { onClose, toast, entries } = await addReceipt()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toast()).toMatchObject({
    title: 'Kept on this phone',
    description: 'It goes when you are online.',
  })
  expect(toast()?.variant).not.toBe('destructive')
  expect(entries()).toMatchObject([{ state: 'sending', form: { vendor: 'Kiosk' } }])
})

test('Truth 9: what the server refuses has failed, says so and stays in its form', async () => {
  const message = 'Amount must be more than 0'
  answerUploads({ save: () => ({ status: 400, body: { message, code: 'VALIDATION' } }) })
  const { onClose, toast } = await addReceipt()
  await waitFor(() => expect(toast()?.title).toBe('Failed to add receipt. Please try again.'))
  expect(toast()).toMatchObject({ description: message, variant: 'destructive' })
  expect(onClose).not.toHaveBeenCalled()
})
