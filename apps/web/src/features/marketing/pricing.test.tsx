import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { Pricing } from './pricing.tsx'

afterEach(() => localStorage.clear())

test.each([
  ['Choose Pro Plan', 'pro', '/signup?intent=pro'],
  ['Start Free Trial', null, '/signup'],
])('%s remembers the intent %s and leads to %s', (name, intent, address) => {
  answer({})
  show(<Pricing />)
  fireEvent.click(screen.getByRole('link', { name }))
  expect(localStorage.getItem('subscriptionIntent')).toBe(intent)
  expect(location.pathname + location.search).toBe(address)
})

test.each([
  [1, '1 day'],
  [14, '14 days'],
])('a trial of %d days is offered as such', async (trialDays, length) => {
  answer({ 'GET /api/config': () => ({ body: { trialDays } }) })
  show(<Pricing />)
  expect(await screen.findByText(`for ${length}`)).toBeTruthy()
  expect(screen.getByText(new RegExp(`^Try all of it for ${length}\\.`))).toBeTruthy()
})
