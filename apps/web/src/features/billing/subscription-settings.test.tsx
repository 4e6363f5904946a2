import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { subscription } from '#test/subscriptions.ts'
import { currentToast } from '#ui/toast-store.ts'
import { SubscriptionSettings } from './subscription-settings.tsx'

test('a free user sees the trial with an upgrade, and the Pro plan', () => {
  signIn()
  answer({})
  show(<SubscriptionSettings />)
  const [trial, pro] = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ parentElement }) => parentElement?.parentElement?.textContent)
  expect(trial).toMatch(/^Free Trial.*£0for 7 days/)
  expect(pro).toMatch(/^Pro Plan.*£10per month/)
  expect(screen.getByRole('link', { name: 'Upgrade to Pro Plan' }).getAttribute('href')).toBe(
    '/subscribe/pro',
  )
})

test('Truth 27: where the details cannot be loaded there is no price, but a retry and a way to cancel', async () => {
  signIn({ subscriptionTier: 'premium' })
  const tab = { location: { href: '' }, opener: window, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  let isDown = true
  answer({
    'POST /api/subscription/manage': () => ({ body: { url: 'https://billing.example/' } }),
    'GET /api/subscription/details': () =>
      isDown ? { status: 502, body: { message: 'Down' } } : { body: subscription() },
  })
  show(<SubscriptionSettings />)
  await screen.findByText('Unable to load subscription details')
  expect(document.body.textContent).not.toContain('£')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  await waitFor(() => expect(tab.location.href).toBe('https://billing.example/'))
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('£10')).toBeTruthy()
})

test('where the browser blocks the tab, the refusal still shows', async () => {
  vi.stubGlobal('open', () => null)
  signIn({ subscriptionTier: 'premium' })
  const message = 'Payment management is not available for manually granted subscriptions'
  answer({
    'GET /api/subscription/details': () => ({ body: subscription() }),
    'POST /api/subscription/manage': () => ({ status: 409, body: { message } }),
  })
  show(<SubscriptionSettings />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
  await waitFor(() => expect(currentToast()?.description).toBe(message))
})
