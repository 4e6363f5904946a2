import type { Receipt } from '@quittance/contract/receipt'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { savedReceipt } from '#test/entries.ts'
import { tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { EditReceiptDialog } from './edit-receipt-dialog.tsx'

const receipt = savedReceipt as Receipt

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

test('what finance asks about the receipt is above its fields; a typed reply goes with the change', async () => {
  const remark = {
    id: 51,
    receiptId: 3,
    vendor: 'Kiosk',
    version: 1,
    name: 'Ana',
    at: '2026-11-03T12:00:00.000Z',
    comment: 'Who was there?',
    reply: null,
  }
  const remarks = [remark, { ...remark, id: 52, receiptId: 4, comment: 'Not here' }]
  const fetch = answer({
    'GET /api/trips/active': () => ({ body: tripWithSummary({ claimState: 'sent-back' }) }),
    'GET /api/trips/9/conversation': () => ({
      body: { state: 'sent-back', answers: [], remarks, recipients: [], remindFrom: null },
    }),
    'PUT /api/receipts/3': () => ({ body: receipt }),
    'POST /api/remarks/51/reply': () => ({ status: 500 }),
  })
  const onClose = vi.fn()
  show(<EditReceiptDialog receipt={receipt} onClose={onClose} />)
  const field = await screen.findByLabelText('Your reply')
  expect(screen.getByRole('dialog').textContent).toContain('Finance asks: Who was there?')
  expect(screen.queryByText(/Not here/)).toBeNull()
  fireEvent.change(field, { target: { value: 'Two guests' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Reply not sent'))
  expect(sentTo('/api/remarks/51/reply', fetch)).toEqual({ reply: 'Two guests' })
  expect(onClose).toHaveBeenCalled()
})
