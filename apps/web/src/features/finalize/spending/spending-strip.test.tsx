import type { Spending } from '@quittance/contract/reports'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, never, show } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { DaySum } from './day-sum.tsx'
import { SpendingStrip } from './spending-strip.tsx'

const euros: Spending = {
  currency: 'EUR',
  total: '100.00',
  categories: [
    { category: 'coffee', total: '20.00' },
    { category: 'food', total: '80.00' },
  ],
  days: [{ date: '2026-10-20', total: '1100.00' }],
}
const dollars: Spending = {
  currency: 'USD',
  total: '7.00',
  categories: [{ category: 'transport', total: '7.00' }],
  days: [{ date: '2026-10-20', total: '7.00' }],
}
const pounds: Spending = { ...dollars, currency: 'GBP' }

const summary = {
  receiptCount: 3,
  totalAmount: '',
  currencies: { EUR: '100.00' },
  converted: null,
  categories: { coffee: 1, food: 2 },
}
const trip = tripWithSummary({ status: 'active', summary })

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function spend(...body: Spending[]) {
  answer({ 'GET /api/trips/9/spending': () => ({ body }) })
}

test('says where the money went, the most first, and opens the whole picture', async () => {
  spend(euros)
  show(<SpendingStrip trip={trip} />)
  const strip = await screen.findByRole('button', {
    name: /^Spending in EUR:.*Food 80 %.*Coffee 20 %/,
  })
  fireEvent.click(strip)
  expect(await screen.findByRole('dialog', { name: 'Spending by category and day' })).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'EUR by category' })).toBeTruthy()
})

test('of several currencies it shows the trip’s own, and says which', async () => {
  spend(dollars, euros)
  show(<SpendingStrip trip={trip} />)
  expect(await screen.findByText('in EUR')).toBeTruthy()
})

test('a trip without receipts has spent nothing, and asks for nothing', () => {
  const fetch = answer({})
  const { container } = show(<SpendingStrip trip={tripWithSummary()} />)
  expect(container.childElementCount).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})

test('its room is there before it comes', () => {
  answer({ 'GET /api/trips/9/spending': never })
  const { container } = show(<SpendingStrip trip={trip} />)
  expect(container.querySelector('.min-h-13')).toBeTruthy()
})

test.each([
  [[euros], '1,100.00 EUR'],
  [[euros, dollars], '1,100.00 EUR, 7.00 USD'],
  [[euros, dollars, pounds], '1,100.00 EUR and 2 more'],
])('what a day came to', async (body, words) => {
  spend(...body)
  show(<DaySum tripId={9} date="2026-10-20" />)
  expect(await screen.findByText(words)).toBeTruthy()
})
