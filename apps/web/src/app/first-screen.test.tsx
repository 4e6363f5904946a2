import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headline } from '#features/marketing/content.ts'
import { answer, never } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { savedReceipt } from '#test/entries.ts'
import { startOnPage } from '#test/page-answers.ts'
import { person } from '#test/people.ts'
import { pastTrip, tripWithSummary } from '#test/trips.ts'

const receipt = { ...savedReceipt, vendor: 'Café Nero' }
const trip = tripWithSummary({ status: 'active' })
const owed = { totals: [{ currency: 'USD', total: '67.00', claims: 1 }] }
const member = {
  '/api/auth/user': { ...person, subscriptionTier: 'premium' },
  '/api/config': publicConfig(),
  '/api/trips/active': trip,
}

beforeEach(() => {
  // Preloaded data is as old as the page, and the tests' page is as old as their process.
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + 1000 })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** The first render, before any pending work can change it. */
async function showFirst() {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const { loadFirstScreen } = await import('./first-screen.ts')
  const { App } = await import('./app.tsx')
  await loadFirstScreen()
  act(() => void render(<App />, { container: document.querySelector('#root') as HTMLElement }))
}

test('Home renders at once, without requests', async () => {
  const address = `/api/trips/${trip.id}`
  startOnPage({
    ...member,
    '/api/trips/active': { ...trip, summary: { ...trip.summary, receiptCount: 1 } },
    [`${address}/receipts?search=&category=all&limit=3`]: [receipt],
    [`${address}/spending`]: [
      {
        currency: 'EUR',
        total: '4.20',
        categories: [{ category: 'coffee', total: '4.20' }],
        days: [{ date: '2026-03-02', total: '4.20' }],
      },
    ],
    [`${address}/check`]: { warnings: [] },
    '/api/claims/outstanding': owed,
  })
  const fetch = answer({})
  await showFirst()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Dana')
  expect(screen.getByText('Café Nero')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Spending in EUR:.*Coffee 100 %/ })).toBeTruthy()
  expect(screen.getByText('Nothing stands out in this trip.')).toBeTruthy()
  expect(screen.getByText(/^To be paid back:/).textContent).toContain('67.00 USD in 1 claim')
  expect(screen.queryAllByRole('status')).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
})

const receipts = `/api/trips/${trip.id}/receipts`
const past = pastTrip({ name: 'Oslo' })

test.each([
  [
    '/history',
    ['Oslo', /^To be paid back:/],
    {
      '/api/trips/history': [past],
      '/api/trips/archived': [],
      '/api/trips/all': [past],
      '/api/claims/outstanding': owed,
    },
  ],
  [
    '/receipts',
    ['Café Nero'],
    {
      [`${receipts}?search=&category=all&limit=100`]: [receipt],
      [`${receipts}/summary?search=&category=all`]: trip.summary,
      [`/api/trips/${trip.id}/spending`]: [],
    },
  ],
])('so does %s', async (path, words, brought) => {
  startOnPage({ ...member, ...brought }, path)
  const fetch = answer({})
  await showFirst()
  for (const text of words) expect(screen.getAllByText(text)[0]).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['/', headline],
  ['/login', 'Log in'],
  ['/receipts', 'Log in'],
])('a visitor sees the page at %s at once', async (path, heading) => {
  startOnPage({ '/api/auth/user': null, '/api/config': publicConfig() }, path)
  const fetch = answer({})
  await showFirst()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(fetch).not.toHaveBeenCalled()
})

test('a page without answers waits for them', async () => {
  startOnPage({})
  answer({ 'GET /api/auth/user': never })
  await showFirst()
  expect(screen.getByRole('status').textContent).toContain('Loading')
})
