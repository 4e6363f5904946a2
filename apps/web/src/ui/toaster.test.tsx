import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

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
