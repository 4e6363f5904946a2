import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, today } from '#lib/dates.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { FinalizeDialog } from './finalize-dialog.tsx'

const oslo = tripWithSummary({
  id: 7,
  name: 'Oslo',
  startDate: '2026-10-01',
  status: 'active',
  summary: {
    receiptCount: 2,
    totalAmount: '67.00 USD, 4.20 EUR',
    currencies: { EUR: '4.20', USD: '67.00' },
    categories: {},
  },
})
const read = { 'GET /api/trips/7': () => ({ body: oslo }) }

function open(trip: typeof oslo | null = oslo) {
  const onClose = vi.fn()
  const onSuccess = vi.fn()
  const { container } = show(<FinalizeDialog isOpen {...{ trip, onClose, onSuccess }} />)
  return { container, onClose, onSuccess }
}

async function finalize() {
  fireEvent.change(await screen.findByLabelText(/Send Report To/), {
    target: { value: 'finance@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('nothing shows when it is closed', () => {
  answer(read)
  show(<FinalizeDialog isOpen={false} trip={oslo} onClose={() => {}} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing shows without a trip', async () => {
  const fetch = answer({})
  open(null)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a passed trip the active one is meant', async () => {
  answer({ ...read, 'GET /api/trips/active': () => ({ body: oslo }) })
  open(null)
  expect(await screen.findByText('Oslo')).toBeTruthy()
})

test('sums up the trip', async () => {
  answer(read)
  open()
  const facts = ['Trip Name', 'Date Range', 'Total Receipts', 'Total Amount']
  await screen.findByText(/Currency summary/)
  const [name, range, receipts, amount] = facts.map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  )
  expect(name).toBe('Oslo')
  expect(range).toBe(`Oct 1, 2026 - ${formatDate(today())}`)
  expect(receipts).toBe('2')
  expect(amount).toBe('67.00 USD4.20 EUR')
  expect(screen.getByText(/Currency summary/).textContent).toContain('67.00 USD, 4.20 EUR')
})

test('asks where to send the report; images and a copy are on', async () => {
  const fetch = answer({ ...read, 'POST /api/trips/7/finalize': never })
  open()
  const address = await screen.findByLabelText(/Send Report To/)
  expect(address.getAttribute('type')).toBe('email')
  expect(address.getAttribute('aria-required')).toBe('true')
  expect(address.getAttribute('placeholder')).toContain('finance@')
  expect(screen.getByLabelText('Include receipt images')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Send me a copy')).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Finalize Trip' })).toHaveProperty('disabled', true)

  await finalize()
  const busy = await screen.findByRole('button', { name: 'Finalizing...' })
  expect(busy).toHaveProperty('disabled', true)
  expect(sentTo('/api/trips/7/finalize', fetch)).toEqual({
    email: 'finance@example.com',
    includeCopy: true,
    includeImages: true,
  })
})

test('Cancel closes it', async () => {
  answer(read)
  const { onClose } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
})

test('without download links it calls back and is done', async () => {
  const email = { success: true, message: 'Sent' }
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ body: { download: null, email } }) })
  const { onSuccess } = open()
  await finalize()
  await waitFor(() => expect(onSuccess).toHaveBeenCalled())
  expect(currentToast()).toMatchObject({
    title: 'Trip finalized',
    description: 'Your trip has been finalized and the report sent',
  })
})

test('a mail that failed is told with its reason', async () => {
  const email = { success: false, message: 'mailbox full' }
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ body: { download: null, email } }) })
  const { onSuccess } = open()
  await finalize()
  await waitFor(() => expect(onSuccess).toHaveBeenCalled())
  expect(currentToast()?.title).toBe('Trip finalized')
  expect(currentToast()?.description).toMatch(/finalized.*e-?mail failed to send.*mailbox full/)
})

test('a refusal is told with its status, and stays beside the form', async () => {
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ status: 503, body: {} }) })
  open()
  await finalize()
  await screen.findByText(/Failed to finalize trip: 503/)
  expect(currentToast()?.title).toBe('Failed to finalize trip')
})
