import type { Receipt } from '@quittance/contract/receipts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(cleanup)

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

test('can be edited only where that is offered', () => {
  render(<ReceiptRow receipt={dinner} onView={() => {}} />)
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  cleanup()
  const onEdit = vi.fn()
  render(<ReceiptRow receipt={dinner} onView={() => {}} onEdit={onEdit} />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit Trattoria Da Enzo' }))
  expect(onEdit).toHaveBeenCalledWith(dinner)
})
