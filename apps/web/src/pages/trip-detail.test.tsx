import type { TripWithSummary } from '@quittance/contract/trips'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { TripDetailPage } from './trip-detail.tsx'

/** Its receipts do not matter here. */
function open(trip: Partial<TripWithSummary>, calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({
    'GET /api/trips/9': () => ({ body: tripWithSummary(trip) }),
    'GET /api/trips/9/receipts': () => ({ body: [] }),
    ...calls,
  })
  signIn()
  history.replaceState(null, '', '/history/9')
  show(<Route path="/history/:id" component={TripDetailPage} />)
  return fetch
}

test('shows status, dates, currency, totals, and that there are no receipts', async () => {
  const summary = {
    receiptCount: 2,
    totalAmount: '67.00 USD, 4.20 EUR',
    currencies: { EUR: '4.20', USD: '67.00' },
    converted: null,
    categories: {},
  }
  open(
    { status: 'finalized', endDate: '2026-10-24', summary },
    { 'GET /api/trips/9/receipts/summary': () => ({ body: summary }) },
  )
  await screen.findByText('No receipts in this trip')
  const labels = ['Status', 'Start Date', 'End Date', 'Currency', 'Total Receipts', 'Total Amount']
  const [status, start, end, currency, count, total] = labels.map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  )
  expect([status, start, end]).toEqual(['Completed', 'Oct 20, 2026', 'Oct 24, 2026'])
  expect([currency, count]).toEqual(['EUR', '2'])
  expect(total).toContain('67.00 USD')
  expect(total).toContain('4.20 EUR')
  expect(screen.getByRole('button', { name: 'Edit Trip' })).toBeTruthy()
})

const links = { excel: '/reports/x', zip: '/reports/z', pdf: '/reports/p' }
const withReceipts = {
  receiptCount: 1,
  totalAmount: '4.20 EUR',
  currencies: { EUR: '4.20' },
  converted: null,
  categories: { coffee: 1 },
}

test.each([
  ['on a desk the receipts, which stand first, are read first', true],
  ['on a phone what it came to is read first', false],
])('%s', async (_what, isDesk) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesk && query === '(min-width: 64rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open({ status: 'inactive' })
  const receipts = await screen.findByRole('heading', { name: 'Receipts' })
  const order = receipts.compareDocumentPosition(screen.getByText('Total Amount'))
  expect(order === Node.DOCUMENT_POSITION_FOLLOWING).toBe(isDesk)
})

test('an active trip can be finalized with an address alone', async () => {
  const fetch = open(
    { status: 'active', summary: withReceipts },
    { 'POST /api/trips/9/finalize': never },
  )
  const address = await screen.findByLabelText(/Send Report To/)
  fireEvent.change(address, { target: { value: 'finance@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  await screen.findByRole('button', { name: 'Finalizing...' })
  expect(sentTo('/api/trips/9/finalize', fetch)).toEqual({ email: 'finance@example.com' })
})

test.each([
  ['a finalized trip', 'finalized', '2026-10-24', true],
  ['an archived one that was finalized', 'archived', '2026-10-24', true],
  ['an archived one that was not', 'archived', null, false],
  ['an unfinished one', 'inactive', null, false],
] as const)('Download Reports: %s', async (_name, status, endDate, hasReports) => {
  open({ status, endDate }, { 'POST /api/trips/9/download': () => ({ body: { download: links } }) })
  await screen.findByText('No receipts in this trip')
  const button = screen.queryByRole('button', { name: /^Download Reports/ })
  expect(button !== null).toBe(hasReports)
  if (!button) return
  fireEvent.click(button)
  const excel = await screen.findByRole('link', { name: /^Excel Report/ })
  expect(excel.getAttribute('href')).toBe(links.excel)
})
