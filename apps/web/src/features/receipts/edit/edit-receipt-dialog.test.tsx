import type { Receipt } from '@quittance/contract/receipt'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { EditReceiptDialog } from './edit-receipt-dialog.tsx'

const receipt = {
  id: 3,
  tripId: 9,
  vendor: 'Kiosk',
  date: '2026-03-12',
  amount: '3.20',
  currency: 'EUR',
  category: 'food',
  notes: null,
  hasImage: false,
  imageVersion: null,
} as Receipt

test('Truth 21: enclosures without pages are named, each to be saved', () => {
  answer({})
  const facts = { bytes: 5, sha256: '' }
  const document = {
    kind: 'xml',
    name: 'bill.xml',
    ...facts,
    pageCount: 3,
    firstPage: 1,
    lastPage: 3,
    enclosures: [
      { name: 'taxi.pdf', type: 'pdf', ...facts, pages: [2, 3] },
      { name: 'km.csv', type: 'csv', ...facts, pages: null },
    ],
  } satisfies Receipt['document']
  show(<EditReceiptDialog receipt={{ ...receipt, document }} onClose={() => {}} />)
  const link = screen.getByRole('link', { name: 'km.csv' })
  expect(link.getAttribute('href')).toBe('/api/receipts/9/3/enclosures/2')
  expect(screen.queryByText('taxi.pdf')).toBeNull()
})

test('Truth 27: Re-analyze on a manual receipt says Manual Receipt Detected', async () => {
  answer({})
  show(<EditReceiptDialog receipt={receipt} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Re-analyze' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Manual Receipt Detected'))
})
