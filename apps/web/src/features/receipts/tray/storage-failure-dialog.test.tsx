import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'

beforeEach(startOnNewDevice)
afterEach(async () => {
  cleanup()
  await untilDeviceRests()
  vi.unstubAllGlobals()
})

const bill = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

test('several that the device would not keep are asked about one after the other', async () => {
  const { entryList, loadEntriesFor } = await import('#offline/entries/entry-list.ts')
  const { StorageFailureDialog } = await import('./storage-failure-dialog.tsx')
  const { addDocument } = await import('./add-files.ts')
  const { trayStore } = await import('./tray-store.ts')
  await loadEntriesFor(1)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  for (const name of ['a.pdf', 'b.pdf']) {
    // oxlint-disable-next-line no-await-in-loop -- as files are taken in
    await addDocument(bill(name), 'pdf', { source: 'import', tripId: 9 })
  }
  vi.restoreAllMocks()
  render(<StorageFailureDialog />)
  const dialog = () => screen.getByRole('dialog', { name: 'This document could not be stored' })
  expect(dialog().textContent).toContain('a.pdf: There is no room left on this phone.')

  fireEvent.click(screen.getByRole('button', { name: 'Continue without saving' }))
  await expect.poll(() => entryList.get().entries.length).toBe(1)
  expect(trayStore.get().reviewing).toBeNull()
  expect(dialog().textContent).not.toContain('a.pdf')

  fireEvent.click(screen.getByRole('button', { name: 'Continue without saving' }))
  await expect.poll(() => entryList.get().entries.length).toBe(2)
  await expect
    .poll(() => trayStore.get().reviewing)
    .toBe(entryList.get().entries.find((entry) => entry.photo?.name === 'b.pdf')?.id)
  expect(screen.queryByRole('dialog')).toBeNull()
})
