import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { pastTrip, sentClaim } from '#test/trips.ts'
import { announcements } from '#ui/announcements.ts'
import { WaitingLine } from '#ui/waiting-line.tsx'
import { useClaimNotices } from './claim-notices.tsx'
import { Welcome } from './welcome.tsx'

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
  show(
    <>
      <Welcome sample={<p>Try a sample</p>} />
      <Notices />
    </>,
  )
}

function Notices() {
  return <WaitingLine things={useClaimNotices(null).failed} />
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
  isReached = true
  fireEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'Your last claim' })).toBeTruthy()
})

test('Truth 5: failed claims are shown on Home, with what to do, until they are opened or sent again', async () => {
  const failed = (id: number, name: string, openings = 0) => {
    const at = '2026-10-24T12:00:00.000Z'
    const delivery = { state: 'failed', to: `${name}@example.com`, at, words: 'Unknown' } as const
    return pastTrip({ id, name, claim: { ...sentClaim, openings, delivery } })
  }
  visit(failed(1, 'Lisbon'), failed(2, 'Oslo'), failed(3, 'Rome', 1))
  const claim = await screen.findByRole('region', { name: 'Your last claim' })
  expect(claim.textContent).toContain('Lisbon@example.com Could not be delivered: Unknown')
  expect(within(claim).getByRole('button', { name: 'Send again' })).toBeTruthy()
  // It loads after the first screen.
  const name = 'Claim not delivered'
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
  expect(announcements.get().text).toBe(name)
  const notice = screen.getByRole('region', { name })
  expect(notice.textContent).toContain('Oslo@example.com Could not be delivered: Unknown')
  expect(within(notice).getByRole('button', { name: 'Change address' })).toBeTruthy()
  fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name })).toBeNull()
  sessionStorage.clear()
})

test('Truth 26: after a claim the welcome screen stays whole, and all trips are there as cards', async () => {
  const others = Array.from({ length: 7 }, (_, index) =>
    pastTrip({ id: 20 + index, name: `Oslo ${index}` }),
  )
  visit(pastTrip(), ...others)
  const claim = await screen.findByRole('region', { name: 'Your last claim' })
  expect(claim.textContent).toMatch(/(?<!about )1,266\.75 EUR in all/)
  expect(claim.textContent).toContain('finance@example.com')
  expect(claim.textContent).toContain('Not opened yet')
  expect(screen.getAllByRole('button', { name: 'Start Here' })).toHaveLength(1)
  for (const name of ['Where to next?', 'Getting started', 'Tips', 'No active trip']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  }
  expect(screen.getByRole('button', { name: 'Create New Trip' })).toBeTruthy()
  for (const name of ['View History', 'Go Home', 'Back to Home', 'Trip History']) {
    expect(screen.getByRole('link', { name })).toBeTruthy()
  }
  const previous = within(screen.getByRole('region', { name: 'Previous trips' }))
  const cards = () => previous.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards()).toHaveLength(6)
  expect(cards()[0]).toMatch(/^Lisbon.*, 2026 - .*, 2026 Completed$/)
  fireEvent.click(previous.getByRole('button', { name: 'Show 2 more' }))
  expect(cards()).toHaveLength(8)
  expect(previous.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Oslo 5')
})

test('the last claim is the one that was sent last, whenever its trip began', async () => {
  const claim = { ...sentClaim, sentAt: '2026-11-02T12:00:00.000Z' }
  visit(pastTrip(), pastTrip({ id: 8, name: 'Oslo', claim }))
  const last = await screen.findByRole('region', { name: 'Your last claim' })
  expect(last.textContent).toContain('Oslo')
})

test('an answer that an earlier version kept has neither sums nor a claim', async () => {
  const { id, name, startDate, endDate, currency, status } = pastTrip()
  visit({ id, name, startDate, endDate, currency, status } as ReturnType<typeof pastTrip>)
  const claim = await screen.findByRole('region', { name: 'Your last claim' })
  expect(claim.textContent).toMatch(/Lisbon.*Completed/)
})
