import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { Pricing } from './pricing.tsx'

afterEach(() => localStorage.clear())

test('choosing Pro is remembered across signing up', () => {
  answer({})
  show(<Pricing />)
  fireEvent.click(screen.getByRole('link', { name: 'Choose Pro Plan' }))
  expect(localStorage.getItem('subscriptionIntent')).toBe('pro')
  expect(location.pathname + location.search).toBe('/signup?intent=pro')
})

test('the free trial leads to signing up and remembers nothing', () => {
  answer({})
  show(<Pricing />)
  fireEvent.click(screen.getByRole('link', { name: 'Start Free Trial' }))
  expect(localStorage.getItem('subscriptionIntent')).toBeNull()
  expect(location.pathname + location.search).toBe('/signup')
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
