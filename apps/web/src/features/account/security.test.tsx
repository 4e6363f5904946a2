import type { SecurityEvent } from '@quittance/contract/sessions'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { nothingSetUp } from '#test/people.ts'
import { Security } from './security.tsx'

function event(id: number, over: Partial<SecurityEvent> = {}): SecurityEvent {
  const at = new Date(2026, 10, 3, 14, 5).toISOString()
  return { id, at, kind: 'sign-in', device: 'Chrome on Android', address: '203.0.113.7', ...over }
}

test('keeps the place until everything is there', async () => {
  answer({ ...nothingSetUp, 'GET /api/auth/events': never })
  show(<Security />)
  expect(screen.getByRole('status', { name: 'Loading security' })).toBeTruthy()
})

test('what could not be loaded says so where it would stand, and is tried again', async () => {
  let isDown = true
  answer({
    ...nothingSetUp,
    'GET /api/auth/events': () => (isDown ? { status: 503 } : { body: [event(1)] }),
  })
  show(<Security />)
  const section = await screen.findByRole('region', { name: 'Recent activity' })
  expect(within(section).getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.getByRole('region', { name: 'Passkeys' })).toBeTruthy()
  isDown = false
  fireEvent.click(within(section).getByRole('button', { name: 'Retry' }))
  await within(section).findByText('Signed in')
})

test('lists security events in plain words, with device, address and time', async () => {
  const events = [event(2, { kind: 'premium-granted', device: null, address: null }), event(1)]
  answer({ ...nothingSetUp, 'GET /api/auth/events': () => ({ body: events }) })
  show(<Security />)
  await screen.findByText('Pro granted by an administrator')
  expect(screen.getByText('Signed in')).toBeTruthy()
  expect(screen.getByText('Chrome on Android · 203.0.113.7')).toBeTruthy()
  expect(screen.getAllByText('Nov 3, 2026, 2:05 PM')).toHaveLength(2)
})

test('ten at first, more when asked for', async () => {
  const events = Array.from({ length: 12 }, (_, index) => event(index))
  answer({ ...nothingSetUp, 'GET /api/auth/events': () => ({ body: events }) })
  show(<Security />)
  expect(await screen.findAllByText('Signed in')).toHaveLength(10)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getAllByText('Signed in')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
