import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { currentToast, toastStore } from '#ui/toast-store.ts'
import { trayStore } from './tray-store.ts'
import { useSharedPhotos } from './use-shared-photos.ts'

function Shared() {
  useSharedPhotos()
  return null
}

afterEach(() => {
  trayStore.close()
  toastStore.set(null)
  history.replaceState(null, '', '/')
})

test('one notice reports all refused shared files, and the others are listed', async () => {
  history.replaceState(null, '', '/receipts?shared=2&unkept=1&refused=2&large=1')
  render(<Shared />)
  await waitFor(() => expect(currentToast()).toBeTruthy())
  const { title, description } = currentToast() ?? {}
  expect(title).toBe('1 file was not stored, 3 files were not added')
  expect(description).toContain('There is no room left on this phone.')
  expect(description).toContain('Please choose a document smaller than 25 MB.')
  expect(description).toContain('Please choose a PDF, HEIC, TIFF')
  expect(trayStore.get().isOpen).toBe(true)
  expect(location.search).toBe('')
})

test('where all were taken nothing else is said', () => {
  history.replaceState(null, '', '/receipts?shared=2')
  render(<Shared />)
  expect(currentToast()).toBeNull()
  expect(trayStore.get().isOpen).toBe(true)
})
