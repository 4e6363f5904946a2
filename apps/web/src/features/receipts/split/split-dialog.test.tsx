import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { answerUploads } from '#test/uploads.ts'

const groups = [
  [1, 2],
  [3, 3],
]
const document = { kind: 'pdf', pageCount: 3, firstPage: 1, lastPage: 3, pages: [] }

let stop = () => {}
beforeEach(startOnNewDevice)
afterEach(async () => {
  stop()
  await untilDeviceRests()
})

/** The dialog of a three-page scan on this device. */
async function openDialog() {
  answer({ 'POST /api/uploads/u1/split': () => ({ status: 503, body: { message: 'Busy' } }) })
  answerUploads({
    processDocument: () => ({ body: { vendor: 'Cafe', groups, uploadId: 'u1', document } }),
  })
  const { resumeSync, startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { entryList } = await import('#offline/entries/entry-list.ts')
  const { storeDocument } = await import('#offline/entries/store-entry.ts')
  const { currentToast } = await import('#ui/toast-store.ts')
  const { SplitDialog } = await import('./split-dialog.tsx')
  stop = startSyncQueue(1)
  const file = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
  await storeDocument(file, 'pdf', { source: 'import', tripId: 9 })
  void resumeSync()
  const entries = () => entryList.get().entries
  await expect.poll(() => entries()[0]?.reading).toBeTruthy()
  const onClose = vi.fn()
  show(<SplitDialog entry={entries()[0]!} onClose={onClose} />)
  return { onClose, entries, currentToast }
}

test('what the pages look like is proposed, and put right by its switches; one is nothing to split', async () => {
  await openDialog()
  const dialog = screen.getByRole('dialog', { name: 'Split into single receipts' })
  const pages = within(dialog).getAllByRole('listitem')
  expect(pages).toHaveLength(3)
  const second = switchAt(2)
  expect(second.getAttribute('aria-checked')).toBe('false')
  expect(switchAt(3).getAttribute('aria-checked')).toBe('true')
  expect(pages[2]?.textContent).toContain('Receipt 2')
  fireEvent.click(second)
  expect(pages[2]?.textContent).toContain('Receipt 3')
  expect(screen.getByRole('button', { name: 'Split into 3 receipts' })).toBeTruthy()
  fireEvent.click(second)
  fireEvent.click(switchAt(3))
  expect(screen.getByRole('button', { name: 'One receipt' })).toHaveProperty('disabled', true)
})

test('where it fails the dialog stays, and says why', async () => {
  const { onClose, currentToast, entries } = await openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Split into 2 receipts' }))
  await expect.poll(() => currentToast()?.description).toBe('Busy')
  expect(onClose).not.toHaveBeenCalled()
  expect(entries()).toHaveLength(1)
})

function switchAt(page: number) {
  return screen.getByRole('switch', { name: `New receipt from here, page ${page}` })
}
