import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import glyphs from './icons/glyphs.json' with { type: 'json' }
import { endOldToast, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => vi.useRealTimers())

function showToast(message: Parameters<typeof toast>[0]) {
  render(<Toaster />)
  act(() => toast(message))
}

test('shows one toast at a time, the newest', () => {
  showToast({ title: 'Receipt saved' })
  act(() => toast({ title: 'Trip created', description: 'Berlin' }))
  expect(screen.queryByText('Receipt saved')).toBeNull()
  expect(screen.getByText('Trip created')).toBeTruthy()
  expect(screen.getByText('Berlin')).toBeTruthy()
})

test('the same words shown again are a new toast', () => {
  showToast({ title: 'Refresh Failed' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Refresh Failed')).toBeNull()
  act(() => toast({ title: 'Refresh Failed' }))
  expect(screen.getByText('Refresh Failed')).toBeTruthy()
})

test('a toast leaves after 5 seconds', async () => {
  vi.useFakeTimers()
  showToast({ title: 'Receipt saved' })
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.getByText('Receipt saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Receipt saved')).toBeNull()
})

test('F8 moves the focus to the toasts', () => {
  showToast({ title: 'Receipt saved' })
  fireEvent.keyDown(document, { code: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test.each([
  [50, 1],
  [51, 0],
])('a swipe of %d px to the right leaves %d toasts', (distance, left) => {
  showToast({ title: 'Receipt saved' })
  const item = screen.getByRole('listitem')
  item.setPointerCapture = () => {}
  item.hasPointerCapture = () => false
  fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(item, { clientX: 100 + distance, clientY: 100 })
  fireEvent.pointerUp(item, { clientX: 100 + distance, clientY: 100 })
  expect(screen.queryAllByText('Receipt saved')).toHaveLength(left)
})

test('a failure looks different from a success', () => {
  showToast({ title: 'Receipt saved' })
  const success = screen.getByRole('listitem').className
  act(() => toast({ title: 'Update Failed', variant: 'destructive' }))
  expect(screen.getByRole('listitem').className).not.toBe(success)
  expect(screen.getByRole('listitem').className).toContain('border-wrong')
})

test.each([
  [{ tone: 'done' }, 'circle-check', 'text-settled'],
  [{ tone: 'info' }, 'info', 'text-primary'],
  [{ tone: 'waiting' }, 'clock', 'text-waiting'],
  [{ tone: 'done', variant: 'destructive' }, 'circle-alert', ''],
] as const)('news of the kind %o has an icon of its own', (kind, name, color) => {
  showToast({ title: 'News', ...kind })
  const icon = screen.getByRole('listitem').querySelector('.icon')
  expect(icon?.textContent).toBe(glyphs[name])
  expect(icon?.className).toContain(color)
})

test('what is likely to come next is one press away, and takes the toast along', () => {
  const next = vi.fn()
  showToast({ title: 'Receipt saved', action: { label: 'Next receipt', onSelect: next } })
  fireEvent.click(screen.getByRole('button', { name: 'Next receipt' }))
  expect(next).toHaveBeenCalledOnce()
  expect(screen.queryByText('Receipt saved')).toBeNull()
})

test.each([
  [1000, 1],
  [1001, 0],
])('%d ms after it was shown, a sheet that opens leaves %d toasts', (passed, left) => {
  vi.useFakeTimers()
  showToast({ title: 'Receipt saved' })
  vi.setSystemTime(Date.now() + passed)
  render(<Dialog open onOpenChange={() => {}} form="sheet" title="Edit Receipt" />)
  expect(screen.queryAllByText('Receipt saved')).toHaveLength(left)
})

test('one whose place came late counts from when it is seen', () => {
  vi.useFakeTimers()
  toast({ title: 'Receipt saved' })
  vi.advanceTimersByTime(3000)
  render(<Toaster />)
  act(endOldToast)
  expect(screen.getByText('Receipt saved')).toBeTruthy()
  vi.advanceTimersByTime(1001)
  act(endOldToast)
  expect(screen.queryByText('Receipt saved')).toBeNull()
})
