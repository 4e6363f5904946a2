import type { Receipt } from '@quittance/contract/receipt'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { EditReceiptDialog } from './edit-receipt-dialog.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('Truth 27: Re-analyze on a manual receipt says Manual Receipt Detected', async () => {
  answer({})
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
  show(<EditReceiptDialog receipt={receipt} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Re-analyze' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Manual Receipt Detected'))
})
