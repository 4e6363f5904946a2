import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, never, show } from '#test/calls.tsx'
import { pastTrip } from '#test/trips.ts'
import { Welcome } from './welcome.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('waits for the history behind a skeleton', () => {
  answer({ 'GET /api/trips/history': never })
  show(<Welcome />)
  expect(screen.getByRole('status', { name: 'Loading your trips' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start Here' })).toBeNull()
})

function visit(...trips: ReturnType<typeof pastTrip>[]) {
  answer({
    'GET /api/trips/history': () => ({ body: trips }),
    'GET /api/trips/active': () => ({ status: 404 }),
    'GET /api/trips/all': () => ({ body: trips }),
  })
  show(<Welcome sample={<p>Try a sample</p>} />)
}

test('a newcomer sees the steps, the tips and what else there is to try', async () => {
  visit()
  expect(await screen.findByRole('heading', { name: 'Where are you off to?' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Getting started' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Tips' })).toBeTruthy()
  expect(screen.getByText('Try a sample')).toBeTruthy()
})

test('a history that cannot be reached is no first visit: a trip can be begun, and it is asked for again', async () => {
  let isReached = false
  answer({
    'GET /api/trips/history': () => (isReached ? { body: [pastTrip()] } : { status: 400 }),
    'GET /api/trips/active': () => ({ status: 404 }),
    'GET /api/trips/all': () => ({ body: [] }),
  })
  show(<Welcome />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('button', { name: 'Start Here' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Getting started' })).toBeNull()
  isReached = true
  fireEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'Your last claim' })).toBeTruthy()
})

test('Truth 5: claims that failed are told on Home, with what to do, until they are opened or sent again', async () => {
  const failed = (id: number, name: string, openings = 0) => {
    const trip = pastTrip({ id, name })
    const at = '2026-10-24T12:00:00.000Z'
    const delivery = { state: 'failed', to: `${name}@example.com`, at, words: 'Unknown' } as const
    return { ...trip, claim: trip.claim && { ...trip.claim, openings, delivery } }
  }
  visit(failed(1, 'Lisbon'), failed(2, 'Oslo'), failed(3, 'Rome', 1))
  const claim = await screen.findByRole('region', { name: 'Your last claim' })
  expect(claim.textContent).toContain('Could not be delivered to Lisbon@example.com: Unknown')
  expect(within(claim).getByRole('button', { name: 'Send again' })).toBeTruthy()
  const notice = screen.getByRole('region', { name: 'Claim not delivered' })
  expect(notice.textContent).toContain('Could not be delivered to Oslo@example.com: Unknown')
  expect(within(notice).getByRole('button', { name: 'Change address' })).toBeTruthy()
  fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: 'Claim not delivered' })).toBeNull()
  sessionStorage.clear()
})

test('after a claim its sum and what became of it, and the steps fold away', async () => {
  visit(pastTrip(), pastTrip({ id: 8, name: 'Oslo' }))
  const claim = await screen.findByRole('region', { name: 'Your last claim' })
  expect(claim.textContent).toMatch(/(?<!about )1,266\.75 EUR in all/)
  expect(claim.textContent).toContain('finance@example.com')
  expect(claim.textContent).toContain('Not opened yet')
  expect(screen.getAllByRole('button', { name: 'Start Here' })).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Previous trips' }).textContent).not.toContain('Lisbon')
  expect(screen.queryByRole('heading', { name: 'Getting started' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'How it works' }))
  expect(screen.getByRole('heading', { name: 'Getting started' })).toBeTruthy()
})

test('the last claim is the one that was sent last, whenever its trip began', async () => {
  const { claim } = pastTrip()
  const sentAt = '2026-11-02T12:00:00.000Z'
  visit(pastTrip(), pastTrip({ id: 8, name: 'Oslo', claim: claim && { ...claim, sentAt } }))
  const last = await screen.findByRole('region', { name: 'Your last claim' })
  expect(last.textContent).toContain('Oslo')
})

test('an answer that an earlier version kept has neither sums nor a claim', async () => {
  const { id, name, startDate, endDate, currency, status } = pastTrip()
  visit({ id, name, startDate, endDate, currency, status } as ReturnType<typeof pastTrip>)
  expect(await screen.findByRole('link', { name: /Lisbon.*Completed/ })).toBeTruthy()
})
