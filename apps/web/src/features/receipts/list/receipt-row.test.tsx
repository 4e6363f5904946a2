import type { Receipt } from '@quittance/contract/receipt'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReceiptRow } from './receipt-row.tsx'

const dinner: Receipt = {
  id: 3,
  tripId: 7,
  vendor: 'Trattoria Da Enzo',
  date: '2026-03-01',
  amount: '27.30',
  currency: 'EUR',
  category: 'food',
  notes: 'Team dinner',
  items: null,
  hasImage: true,
  imageVersion: 'oKx3-Zq1',
  clientId: null,
  photoHash: null,
  cardAmount: null,
  printed: null,
  tax: null,
}

test('shows vendor, date, amount with currency, category, notes and a thumbnail that opens', () => {
  const onView = vi.fn()
  const { container } = render(<ReceiptRow receipt={dinner} onView={onView} />)
  expect(screen.getByText('Trattoria Da Enzo')).toBeTruthy()
  expect(screen.getByText('Mar 1, 2026')).toBeTruthy()
  expect(container.textContent).toContain('27.30 EUR')
  expect(screen.getByText('Food')).toBeTruthy()
  expect(screen.getByText('Team dinner')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'View photo of Trattoria Da Enzo' }))
  expect(onView).toHaveBeenCalledWith(dinner)
})

test('a question of finance takes the place of the details', () => {
  render(<ReceiptRow receipt={dinner} question="Who was there?" onView={() => {}} />)
  expect(screen.getByText('Finance asks: Who was there?')).toBeTruthy()
  expect(screen.queryByText('Team dinner')).toBeNull()
})

test('can be edited only where that is offered', () => {
  render(<ReceiptRow receipt={dinner} onView={() => {}} />)
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  cleanup()
  const onEdit = vi.fn()
  render(<ReceiptRow receipt={dinner} onView={() => {}} onEdit={onEdit} />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit Trattoria Da Enzo' }))
  expect(onEdit).toHaveBeenCalledWith(dinner)
})

test('says what is printed, the rate that makes of it, and what the card was charged', () => {
  const printed = { currency: 'CHF', amount: '1047.90' }
  const booked = { ...dinner, amount: '1100.00', printed, cardAmount: '1180.5' }
  const { container } = render(<ReceiptRow receipt={booked} tripCurrency="USD" onView={() => {}} />)
  expect(container.textContent).toContain('1,100.00 EUR')
  expect(container.textContent).toContain(
    'Printed: 1,047.90 CHF · 1 CHF = 1.04972 EUR · Card: 1,180.50 USD · Team dinner',
  )
})

test('one that an earlier version kept on the device has no such facts', () => {
  const { cardAmount: _card, printed: _printed, tax: _tax, ...older } = dinner
  const { container } = render(<ReceiptRow receipt={older as Receipt} onView={() => {}} />)
  expect(container.textContent).toMatch(/Team dinner$/)
})
