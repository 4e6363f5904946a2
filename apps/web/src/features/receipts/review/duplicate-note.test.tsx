import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DuplicateNote } from './duplicate-note.tsx'

const cafe = { vendor: 'Cafe Nero', date: '2025-01-05', amount: '4.20', currency: 'GBP' } as const

afterEach(cleanup)

test('names the receipt that has the same values', () => {
  render(<DuplicateNote duplicate={{ same: 'values', other: cafe, isSaved: true }} />)
  expect(screen.getByText('Same vendor, date and amount as a receipt in this trip')).toBeTruthy()
  expect(screen.getByText(/Cafe Nero · Jan 5, 2025/).textContent).toContain('4.20 GBP')
})

test('a photo of which nothing is known yet is not named', () => {
  render(<DuplicateNote duplicate={{ same: 'photo', other: null, isSaved: false }} />)
  expect(screen.getByText('Same photo as one that waits on this phone')).toBeTruthy()
  expect(screen.queryByText(/·/)).toBeNull()
})

test('there is room for it to be said, and nothing while nothing is to say', () => {
  const { container } = render(<DuplicateNote duplicate={null} />)
  expect(container.textContent).toBe('')
})
