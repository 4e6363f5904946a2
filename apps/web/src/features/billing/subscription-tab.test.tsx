import type { SubscriptionDetails } from '@quittance/contract/billing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { subscription } from '#test/subscriptions.ts'
import { currentToast } from '#ui/toast-store.ts'
import { SubscriptionTab } from './subscription-tab.tsx'

function openPremium(
  calls: Parameters<typeof answer>[0] = {},
  over: Partial<SubscriptionDetails> = {},
) {
  signIn({ subscriptionTier: 'premium' })
  const fetch = answer({
    'GET /api/subscription/details': () => ({ body: subscription(over) }),
    ...calls,
  })
  show(<SubscriptionTab />)
  return fetch
}

function fakeTab() {
  const tab = { location: { href: '' }, opener: window, close: vi.fn() }
  const open = vi.fn(() => tab)
  vi.stubGlobal('open', open)
  return { tab, open }
}

test('a paid plan: badge, name, price, next bill, card, benefits', async () => {
  openPremium()
  const badge = await screen.findByText('ACTIVE')
  expect(badge.className).toContain('settled')
  expect(screen.getByRole('heading', { name: 'Pro Plan' })).toBeTruthy()
  expect(screen.queryByText('Admin Granted')).toBeNull()
  expect(screen.getByText('£10.00').parentElement?.textContent).toBe('£10.00per month')
  expect(screen.getByText('Next billing date')).toBeTruthy()
  expect(screen.getByText('15 December 2026')).toBeTruthy()
  expect(screen.getByText('Visa •••• 4242')).toBeTruthy()
  for (const benefit of [
    'Unlimited trips',
    'Advanced AI analysis',
    'Excel & PDF exports',
    'Priority support',
  ]) {
    expect(screen.getByText(benefit)).toBeTruthy()
  }
})

test('any other status is yellow', async () => {
  openPremium({}, { status: 'past_due' })
  const badge = await screen.findByText('PAST DUE')
  expect(badge.className).toContain('waiting')
})

test('Truth 27: a granted plan that has a price shows it', async () => {
  openPremium({}, { isManuallyGranted: true, amount: 1000, paymentMethod: null })
  await screen.findByText('Admin Granted')
  expect(screen.getByText(/Admin-granted premium needs no payment/)).toBeTruthy()
  expect(screen.getByText('£10.00').parentElement?.textContent).toBe('£10.00per month')
})

test.each(['Update Payment', 'Cancel Subscription'])(
  '%s opens the portal in a new tab',
  async (name) => {
    const { tab, open } = fakeTab()
    openPremium({
      'POST /api/subscription/manage': () => ({ body: { url: 'https://billing.example/p/1' } }),
    })
    fireEvent.click(await screen.findByRole('button', { name }))
    // Within the click, or the browser would block it.
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    await waitFor(() => expect(tab.location.href).toBe('https://billing.example/p/1'))
  },
)

test.each([
  [
    { status: 503, body: { message: 'Failed to create portal session' } },
    'Failed to create portal session',
  ],
  [undefined, 'Failed to open payment management'],
])('a portal that does not open closes its tab and reports why', async (reply, description) => {
  const { tab } = fakeTab()
  openPremium({
    'POST /api/subscription/manage': () =>
      reply ?? Promise.reject(new TypeError('Failed to fetch')),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Update Payment' }))
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Payment Management Error', description }),
  )
  expect(tab.close).toHaveBeenCalledOnce()
})

test('keeps the place of details that are not loaded yet', () => {
  openPremium({ 'GET /api/subscription/details': never })
  expect(screen.getByRole('status', { name: 'Loading subscription' })).toBeTruthy()
})

test('Truth 27: where the details cannot be loaded, Profile still has a way to cancel, and another try', async () => {
  let isUp = false
  openPremium({
    'GET /api/subscription/details': () =>
      isUp ? { body: subscription() } : { status: 500, body: { message: 'Oh no' } },
  })
  await screen.findByText('Unable to load subscription details')
  const explained = "Your subscription is active, but we couldn't fetch the details"
  expect(screen.getByText(explained)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('ACTIVE')
})

test('a plan that has lapsed meanwhile is the free one', async () => {
  openPremium({
    'GET /api/subscription/details': () => ({ status: 403, body: { code: 'PREMIUM_REQUIRED' } }),
    'GET /api/auth/user': () => ({ body: { subscriptionTier: 'free' } }),
  })
  expect(await screen.findByText("You're on the Free Plan")).toBeTruthy()
})

test('a free user sees the trial, the trips left and the upgrade; no details are requested', async () => {
  signIn()
  const trialEndsAt = new Date(2026, 10, 22, 12).toISOString()
  const fetch = answer({
    'GET /api/subscription/plan': () => ({
      body: { tier: 'free', trialEndsAt, isTrialOver: false, tripLimit: 3, tripsUsed: 1 },
    }),
  })
  show(<SubscriptionTab />)
  expect(screen.getByText("You're on the Free Plan")).toBeTruthy()
  await screen.findByText('Your free trial ends on Nov 22, 2026.')
  expect(screen.getByText(/^2 of 3 trips left/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(
    '/subscribe/pro',
  )
  expect(fetch.mock.calls.map(([path]) => path)).not.toContain('/api/subscription/details')
})
