import { everyReceipt } from '@quittance/contract/first-screen'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterBadges, ReceiptToolbar } from './receipt-toolbar.tsx'

test('offers all, and the categories that are present', () => {
  render(
    <ReceiptToolbar filter={everyReceipt} present={{ coffee: 2, food: 1 }} onChange={() => {}} />,
  )
  const options = [...screen.getByLabelText<HTMLSelectElement>('Filter receipts').options]
  expect(options.map(({ value }) => value)).toEqual(['all', 'food', 'coffee'])
})

test('one badge shows the number of receipts, others the filters', () => {
  render(<FilterBadges count={2} filter={everyReceipt} onClear={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('2 receipts')
  cleanup()
  const filter = { search: 'dinner', category: 'food' as const }
  render(<FilterBadges count={1} filter={filter} onClear={() => {}} />)
  expect(screen.getByText('1 receipt')).toBeTruthy()
  expect(screen.getByText('dinner')).toBeTruthy()
  expect(screen.getByText('Food')).toBeTruthy()
})
