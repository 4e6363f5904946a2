import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { TrialBanner } from './trial-banner.tsx'

const plan = { tier: 'free', trialEndsAt: null, isTrialOver: false, tripLimit: 3, tripsUsed: 1 }

afterEach(() => sessionStorage.clear())

test('leads to the Pro plan, and stays away for the session once dismissed', async () => {
  signIn()
  answer({ 'GET /api/subscription/plan': () => ({ body: { ...plan, isTrialOver: true } }) })
  const { unmount } = show(<TrialBanner />)
  await screen.findByRole('heading', { name: 'Your free trial has ended' })
  const link = screen.getByRole('link', { name: 'Upgrade to Pro Plan' })
  expect(link.getAttribute('href')).toBe('/subscribe/pro')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('heading')).toBeNull()

  unmount()
  show(<TrialBanner />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a dismissed warning of the end does not hide the end', async () => {
  signIn()
  const trialEndsAt = new Date(Date.now() + 3_600_000).toISOString()
  answer({ 'GET /api/subscription/plan': () => ({ body: { ...plan, trialEndsAt } }) })
  const { unmount } = show(<TrialBanner />)
  await screen.findByRole('heading', { name: /^Your free trial ends/ })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  unmount()
  await queryClient.invalidateQueries()
  answer({ 'GET /api/subscription/plan': () => ({ body: { ...plan, isTrialOver: true } }) })
  show(<TrialBanner />)
  expect(await screen.findByRole('heading', { name: 'Your free trial has ended' })).toBeTruthy()
})

test('nothing is asked for a premium user', () => {
  signIn({ subscriptionTier: 'premium' })
  const fetch = answer({})
  show(<TrialBanner />)
  expect(fetch).not.toHaveBeenCalled()
})
