import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { editReceiptAddress } from '#lib/data/receipts.ts'
import { answer, show } from '#test/calls.tsx'
import { savedReceipt } from '#test/entries.ts'
import { LinkedReceipt } from './linked-receipt.tsx'

const receipt = { ...savedReceipt, id: 17, vendor: 'Bar & Grill' }

function follow(id: number) {
  history.replaceState(null, '', editReceiptAddress({ tripId: 9, id }))
  const fetch = answer({
    'GET /api/receipts/17': () => ({ body: receipt }),
    'GET /api/receipts/18': () => ({ body: { ...receipt, id: 18, tripId: 8 } }),
  })
  show(<LinkedReceipt tripId={9} />)
  return fetch
}

test('the receipt of the address opens to be edited; closing it leaves the page', async () => {
  const fetch = follow(17)
  expect(await screen.findByRole('dialog', { name: 'Edit Receipt' })).toBeTruthy()
  expect(screen.getByLabelText(/^Vendor/)).toHaveProperty('value', 'Bar & Grill')
  const asked = fetch.mock.calls.filter(([path]) => path === '/api/receipts/17')
  expect(asked).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname + location.search).toBe('/history/9')
})

test.each([
  ['that is gone', 99],
  ['of another trip', 18],
])('one %s opens nothing', async (_name, id) => {
  const fetch = follow(id)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without one in the address nothing is asked', () => {
  history.replaceState(null, '', '/history/9')
  const fetch = answer({})
  show(<LinkedReceipt tripId={9} />)
  expect(fetch).not.toHaveBeenCalled()
})
