import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { pastTrip } from '#test/trips.ts'
import { ArchivedTrips } from './archived-trips.tsx'
import { TripHistory } from './trip-history.tsx'

const finalized = { id: 1, startDate: '2025-01-05', endDate: '2025-01-09' }

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a history that cannot be loaded says so', async () => {
  answer({ 'GET /api/trips/history': () => ({ status: 500, body: { message: 'Oh no' } }) })
  show(<TripHistory downloads={() => null} />)
  expect(await screen.findByText('Failed to load trip history')).toBeTruthy()
})

test('a trip has its name, its dates, its badge and a menu; only a finalized one can be re-opened', async () => {
  answer({
    'GET /api/trips/history': () => ({
      body: [
        pastTrip({ ...finalized, name: 'Oslo' }),
        pastTrip({ id: 2, name: 'Rome', status: 'inactive', endDate: null, claim: null }),
      ],
    }),
  })
  show(<TripHistory downloads={({ name }) => <button type="button">Files of {name}</button>} />)
  await screen.findByText('Jan 5, 2025 - Jan 9, 2025')
  expect(screen.getByText('Completed')).toBeTruthy()
  expect(screen.getByText('Oct 20, 2026 - Ongoing')).toBeTruthy()
  expect(screen.getByText('inactive')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Files of Oslo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Files of Rome' })).toBeNull()
  expect(await menuOf('Oslo')).toEqual(['Re-open Trip', 'Edit Trip', 'Archive Trip'])
  expect(await menuOf('Rome')).toEqual(['Edit Trip', 'Archive Trip'])
})

test('a trip has its sums, its receipts, and what became of its claim', async () => {
  const claim = {
    version: 2,
    sentAt: '2026-10-24T12:00:00.000Z',
    sentTo: 'finance@example.com',
    openings: 3,
    lastOpenedAt: new Date().toISOString(),
  }
  answer({
    'GET /api/trips/history': () => ({
      body: [pastTrip({ name: 'Oslo', claim }), pastTrip({ id: 2, receiptCount: 1 })],
    }),
  })
  show(<TripHistory downloads={() => null} />)
  await screen.findByText('Oslo')
  const [oslo, other] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(oslo).toContain('67.00 USD1,204.20 EUR')
  expect(oslo).toContain('about 1,266.75 EUR in all')
  expect(oslo).toContain('2 receiptsVersion 2')
  expect(oslo).toContain('Sent Oct 24, 2026 to finance@example.com')
  expect(oslo).toContain('Opened 3 times, last now')
  expect(other).toContain('1 receipt')
  expect(other).toContain('Not opened yet')
  expect(other).not.toContain('Version')
})

test('a claim says how many receipts had no rate', async () => {
  const some = pastTrip({ converted: { currency: 'EUR', total: '12.00', missing: 3 } })
  const none = pastTrip({ id: 2, converted: { currency: 'EUR', total: '0.00', missing: 1 } })
  answer({ 'GET /api/trips/history': () => ({ body: [some, none] }) })
  show(<TripHistory downloads={() => null} />)
  expect(
    await screen.findByText('about 12.00 EUR in all, without 3 receipts that have no rate'),
  ).toBeTruthy()
  expect(screen.getByText('no rate for 1 receipt')).toBeTruthy()
})

test('a trip that an older version kept on the device shows what is known of it', async () => {
  const { receiptCount, currencies, converted, claim, ...kept } = pastTrip({ name: 'Oslo' })
  answer({ 'GET /api/trips/history': () => ({ body: [kept] }) })
  show(<TripHistory downloads={() => null} />)
  expect(await screen.findByText('Oslo')).toBeTruthy()
  expect(screen.queryByText('$0.00')).toBeNull()
})

test('the archive: restoring is off with its reason, and a card explains the limit', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  signIn()
  answer({
    'GET /api/trips/archived': () => ({ body: [pastTrip({ name: 'Bern', status: 'archived' })] }),
  })
  show(<ArchivedTrips />)
  const restore = await screen.findByRole('button', { name: /Restore/ })
  expect(restore.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/still count towards your subscription limit/)).toBeTruthy()
  fireEvent.click(restore)
  expect(screen.getByRole('tooltip').textContent).toBe('Premium feature: Restore archived trips')
})

async function menuOf(name: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: `Actions for ${name}` }), { key: 'Enter' })
  await screen.findByRole('menu')
  const offered = ['Re-open Trip', 'Edit Trip', 'Archive Trip'].filter((label) =>
    screen.queryByRole('menuitem', { name: label }),
  )
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return offered
}
