import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('shows one toast at a time, the newest', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Receipt saved' }))
  act(() => toast({ title: 'Trip created', description: 'Berlin' }))
  expect(screen.queryByText('Receipt saved')).toBeNull()
  expect(screen.getByText('Trip created')).toBeTruthy()
  expect(screen.getByText('Berlin')).toBeTruthy()
})

test('the same words shown again are a new toast', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Refresh Failed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Refresh Failed')).toBeNull()
  act(() => toast({ title: 'Refresh Failed' }))
  expect(screen.getByText('Refresh Failed')).toBeTruthy()
})

test('a toast leaves after 5 seconds', async () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => toast({ title: 'Receipt saved' }))
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.getByText('Receipt saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Receipt saved')).toBeNull()
})

test('F8 moves the focus to the toasts', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Receipt saved' }))
  fireEvent.keyDown(document, { code: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test.each([
  [50, 1],
  [51, 0],
])('a swipe of %d px to the right leaves %d toasts', (distance, left) => {
  render(<Toaster />)
  act(() => toast({ title: 'Receipt saved' }))
  const item = screen.getByRole('listitem')
  item.setPointerCapture = () => {}
  item.hasPointerCapture = () => false
  fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(item, { clientX: 100 + distance, clientY: 100 })
  fireEvent.pointerUp(item, { clientX: 100 + distance, clientY: 100 })
  expect(screen.queryAllByText('Receipt saved')).toHaveLength(left)
})

test('a failure looks different from a success', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Receipt saved' }))
  const success = screen.getByRole('listitem').className
  act(() => toast({ title: 'Update Failed', variant: 'destructive' }))
  expect(screen.getByRole('listitem').className).not.toBe(success)
  expect(screen.getByRole('listitem').className).toContain('border-wrong')
})
