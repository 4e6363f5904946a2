import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'

beforeEach(startOnNewDevice)
afterEach(async () => {
  cleanup()
  await untilDeviceRests()
  vi.unstubAllGlobals()
})

const photo = (name: string) => ({ name, type: 'image/jpeg', size: 1, sha256: name })
const full = new DOMException('Full', 'QuotaExceededError')

test('several that the device would not keep are asked about one after the other', async () => {
  const { entryList, showEntriesOf } = await import('#offline/entries/entry-list.ts')
  const { NotKeptError } = await import('#offline/entries/keep.ts')
  const { newEntry } = await import('#offline/store/entry.ts')
  const { NotKeptDialog } = await import('./not-kept-dialog.tsx')
  const { notKept } = await import('./take-in.ts')
  const { trayStore } = await import('./tray-store.ts')
  await showEntriesOf(1)
  const known = { userId: 1, tripId: 9, source: 'upload' } as const
  const entries = ['a.jpg', 'b.jpg'].map((name) => newEntry({ ...known, photo: photo(name) }))
  notKept.set(entries.map((entry) => new NotKeptError(full, entry, null)))
  render(<NotKeptDialog />)
  const dialog = () => screen.getByRole('dialog', { name: 'This photo is not kept yet' })
  expect(dialog().textContent).toContain('a.jpg: There is no room left on this phone.')

  fireEvent.click(screen.getByRole('button', { name: 'Go on without keeping' }))
  await expect.poll(() => entryList.get().entries.length).toBe(1)
  expect(trayStore.get().reviewing).toBeNull()
  expect(dialog().textContent).not.toContain('a.jpg')

  fireEvent.click(screen.getByRole('button', { name: 'Go on without keeping' }))
  await expect.poll(() => entryList.get().entries.length).toBe(2)
  await expect.poll(() => trayStore.get().reviewing).toBe(entries[1]?.id)
  expect(screen.queryByRole('dialog')).toBeNull()
})
