import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog.tsx'
import { currentToast } from './toast-store.ts'

function Question({ name }: { name: string; onClose: () => void }) {
  return <p>A question about {name}</p>
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('comes when it is opened, and at once when it was sent for', async () => {
  const fetchDialog = vi.fn(async () => Question)
  const Lazy = lazyDialog(fetchDialog)
  expect(Lazy.isLoaded()).toBe(false)
  const { unmount } = render(<Lazy name="Rome" onClose={() => {}} />)
  expect(screen.getByRole('status')).toBeTruthy()
  expect(await screen.findByText('A question about Rome')).toBeTruthy()
  unmount()
  render(<Lazy name="Oslo" onClose={() => {}} />)
  expect(screen.getByText('A question about Oslo')).toBeTruthy()
  expect(fetchDialog).toHaveBeenCalledOnce()
})

test('a dialog that fails to load is closed with a message that offers a reload', async () => {
  const fetchDialog = vi
    .fn(async () => Question)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Lazy = lazyDialog(fetchDialog)
  const onClose = vi.fn()
  const { unmount } = render(<Lazy name="Rome" onClose={onClose} />)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(currentToast()).toMatchObject({
    title: 'This could not be opened',
    variant: 'destructive',
    action: { label: 'Reload' },
  })
  unmount()
  render(<Lazy name="Rome" onClose={onClose} />)
  expect(await screen.findByText('A question about Rome')).toBeTruthy()
})

test('while it is on its way, Escape or a press beside it goes back, but not a second press on what opens it', () => {
  vi.useFakeTimers()
  const Lazy = lazyDialog(() => new Promise<typeof Question>(() => {}))
  const onClose = vi.fn()
  render(<Lazy name="Rome" onClose={onClose} />)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  act(() => void vi.runAllTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Stop opening' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('without a network nothing is sent for on a guess', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchDialog = vi.fn(async () => Question)
  lazyDialog(fetchDialog).load()
  expect(fetchDialog).not.toHaveBeenCalled()
})

test('one that was closed before it came says nothing', async () => {
  let fail = (_error: Error) => {}
  const Lazy = lazyDialog(() => new Promise<typeof Question>((_, reject) => (fail = reject)))
  const onClose = vi.fn()
  const { unmount } = render(<Lazy name="Rome" onClose={onClose} />)
  unmount()
  fail(new TypeError('Failed to fetch'))
  await Promise.resolve()
  expect(onClose).not.toHaveBeenCalled()
})
