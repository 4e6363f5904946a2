import type { Delivery } from '@quittance/contract/deliveries'
import type { ClaimVersion } from '@quittance/contract/reports'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { describeDifference } from './changed-lines.tsx'
import { TripClaims } from './trip-claims.tsx'

const taxi = {
  vendor: 'Taxi',
  date: '2026-11-01',
  amount: '18.00',
  currency: 'EUR',
  category: 'transport',
  notes: null,
  items: null,
  tax: null,
  vatNumber: null,
  printed: null,
  files: null,
  unconfirmed: null,
  card: null,
  rate: null,
  converted: '18.00',
} as const
const first: ClaimVersion = {
  version: 1,
  sentAt: '2026-11-03T12:00:00.000Z',
  sentTo: 'finance@example.com',
  delivery: { state: 'delivered', to: 'finance@example.com', at: '2026-11-03T12:00:00.000Z' },
  receiptCount: 2,
  totalAmount: '1,218.00 EUR',
  currencies: { EUR: '1218.00' },
  converted: null,
  openings: 1,
  firstOpenedAt: '2026-11-03T13:00:00.000Z',
  lastOpenedAt: '2026-11-03T13:00:00.000Z',
  revokedAt: '2026-11-04T12:00:00.000Z',
  difference: null,
}
const second: ClaimVersion = {
  ...first,
  version: 2,
  sentAt: '2026-11-05T12:00:00.000Z',
  openings: 0,
  lastOpenedAt: null,
  revokedAt: null,
  difference: {
    since: { version: 1, sentAt: first.sentAt },
    added: 1,
    removed: 1,
    changed: 1,
    total: { amount: '12.40', currency: 'EUR' },
    lines: [
      { kind: 'added', after: { ...taxi, vendor: 'Bakery', amount: '4.40' } },
      {
        kind: 'changed',
        before: { ...taxi, notes: 'To the airport' },
        after: { ...taxi, amount: '28.00', category: 'other' },
        facts: ['amount', 'category', 'notes'],
      },
    ],
  },
}

function open(claims: readonly object[]) {
  answer({ 'GET /api/trips/9/claims': () => ({ body: { claims } }) })
  show(<TripClaims tripId={9} isSent />)
}

test('each version says when and to whom it went, what it came to, and what changed since the one before', async () => {
  open([second, first])
  await screen.findByText('Version 2')
  const [newest, oldest] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(newest).toContain('Current')
  expect(newest).toContain('Not opened yet')
  expect(oldest).toContain('Replaced')
  expect(oldest).toContain('1,218.00 EUR')
  expect(oldest).toContain('finance@example.com Sent Nov 3, 2026')

  const changes = screen.getByRole('button', { name: /since version 1/ })
  expect(changes.textContent).toContain(
    '1 added, 1 removed, 1 changed since version 1 of Nov 3, 2026: 12.40 EUR more',
  )
  fireEvent.click(changes)
  expect(screen.getByText('Amount: 18.00 EUR → 28.00 EUR')).toBeTruthy()
  expect(screen.getByText('Category: Transport → Other')).toBeTruthy()
  expect(screen.getByText('Notes: To the airport → none')).toBeTruthy()
  expect(screen.getByText('and 1 more')).toBeTruthy()
})

test('Truth 6: a change that no sum shows is named, and so is one of the trip', async () => {
  const difference = {
    ...second.difference,
    since: { version: 1, sentAt: first.sentAt },
    added: 0,
    removed: 0,
    changed: 1,
    total: { amount: '0.00', currency: 'EUR' as const },
    trip: [
      { fact: 'endDate' as const, before: '2026-11-02', after: '2026-11-03' },
      { fact: 'purpose' as const, before: '', after: 'Kick-off' },
    ],
    lines: [
      {
        kind: 'changed' as const,
        before: { ...taxi, files: 'Photo', vatNumber: null },
        after: {
          ...taxi,
          files: 'Photo',
          vatNumber: 'DE136695976',
          paidBy: 'Company card',
          details: 'Project: Apollo',
        },
        facts: ['vatNumber' as const, 'files' as const, 'paidBy' as const, 'details' as const],
      },
    ],
  }
  open([{ ...second, difference }, first])
  const changes = await screen.findByRole('button', { name: /since version 1/ })
  expect(changes.textContent).toContain('1 changed, trip details changed since version 1')
  fireEvent.click(changes)
  expect(screen.getByText('End date: Nov 2, 2026 → Nov 3, 2026')).toBeTruthy()
  expect(screen.getByText('VAT number: none → DE136695976')).toBeTruthy()
  expect(screen.getByText('Photo or document: changed')).toBeTruthy()
  expect(screen.getByText('Purpose: none → Kick-off')).toBeTruthy()
  expect(screen.getByText('Paid by: Traveller → Company card')).toBeTruthy()
  expect(screen.getByText('Details: none → Project: Apollo')).toBeTruthy()
})

const to = 'finance@example.com'
const at = '2026-11-05T12:00:00.000Z'

test.each<[Delivery | null, string]>([
  [
    { state: 'waiting', to, nextTryAt: '2020-01-01T00:00:00.000Z' },
    'finance@example.com Waiting to be sent, next try soon',
  ],
  [
    { state: 'failed', to, at, words: '550 User unknown' },
    'finance@example.com Could not be delivered: 550 User unknown',
  ],
  [
    { state: 'not-sent', to, at, words: 'That address has been sent many reports today.' },
    'finance@example.com Not sent: That address has been sent many reports today.',
  ],
  [null, 'finance@example.com Finalized Nov 5, 2026'],
])('Truth 5: "Sent" is said of no mail that did not go: %o', async (delivery, words) => {
  open([{ ...second, delivery }])
  const item = await screen.findByRole('listitem')
  expect(item.textContent).toContain(words)
  expect(item.textContent).not.toMatch(/Sent [A-Z]/)
})

test('Truth 5: a claim that failed can be sent again, and to another address', async () => {
  let delivery: Delivery = { state: 'failed', to, at, words: '550 User unknown' }
  const fetch = answer({
    'GET /api/trips/9/claims': () => ({ body: { claims: [{ ...second, delivery }] } }),
    'POST /api/trips/9/claims/send': () => {
      const email = { success: false, message: `The report could not be delivered to ${to}: No` }
      return { body: { email, delivery } }
    },
  })
  show(<TripClaims tripId={9} isSent />)
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await expect.poll(() => currentToast()?.description).toContain('could not be delivered')
  expect(sentTo('/api/trips/9/claims/send', fetch)).toEqual({})

  fireEvent.click(screen.getByRole('button', { name: 'Change address' }))
  const field = await screen.findByLabelText(/Send Report To/)
  expect(field).toHaveProperty('value', to)
  fireEvent.change(field, { target: { value: 'nobody' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  delivery = { state: 'delivered', to: 'books@example.com', at }
  fireEvent.change(field, { target: { value: 'books@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText('Sent Nov 5, 2026')).toBeTruthy()
  expect(sentTo('/api/trips/9/claims/send', fetch)).toEqual({ email: 'books@example.com' })
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the link in the mail about a failure asks for another address at once', async () => {
  const delivery = { state: 'failed', to, at, words: '550 User unknown' }
  history.replaceState(null, '', '/history/9?change-address')
  open([{ ...second, delivery }])
  expect(await screen.findByRole('dialog', { name: 'Change address' })).toBeTruthy()
  history.replaceState(null, '', '/')
})

test.each([
  [{ total: { amount: '-1234.50', currency: 'EUR' as const } }, ': 1,234.50 EUR less'],
  [{ total: { amount: '0.00', currency: 'EUR' as const } }, '2026'],
  [{ total: null }, '2026'],
])('a difference of %o ends in %s', (change, ending) => {
  const { difference } = second
  if (!difference) throw new Error('The second version has a difference.')
  expect(describeDifference({ ...difference, ...change }).endsWith(ending)).toBe(true)
})

test.each([
  ['was never sent', { body: { claims: [] } }],
  ['is open, of what cannot be loaded', { status: 500 }],
])('nothing shows for a trip that %s', async (_name, reply) => {
  const fetch = answer({ 'GET /api/trips/9/claims': () => reply })
  const { container } = show(<TripClaims tripId={9} isSent={false} />)
  await expect.poll(() => fetch).toHaveBeenCalled()
  expect(container.textContent).toBe('')
})

test('what was sent and cannot be loaded says so, and can be tried again', async () => {
  let isBroken = true
  answer({
    'GET /api/trips/9/claims': () =>
      isBroken ? { status: 500 } : { body: { claims: [second, first] } },
  })
  show(<TripClaims tripId={9} isSent />)
  expect(await screen.findByText(/The claim cannot be shown right now/)).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Version 2')).toBeTruthy()
})
