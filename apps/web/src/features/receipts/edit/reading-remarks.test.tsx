import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReadingRemarks } from './reading-remarks.tsx'

const reading = (remarks: ExtractedReceipt['remarks']) => ({ remarks }) as ExtractedReceipt

test('what disagrees in a document that was read again is said, but no split is spoken of', () => {
  render(<ReadingRemarks reading={reading(['sums-disagree', 'several'])} />)
  expect(screen.getByText('The totals of this e-invoice do not add up. Please check.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).not.toContain('receipts')
})

test('shows nothing if there are no remarks', () => {
  const { container } = render(<ReadingRemarks reading={reading(undefined)} />)
  expect(container.childElementCount).toBe(0)
})
