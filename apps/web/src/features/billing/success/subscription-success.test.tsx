import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { setUser } from '#lib/data/user.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { press } from '#test/hands.ts'
import { signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { SubscriptionSuccess } from './subscription-success.tsx'

const call = 'POST /api/subscription/confirm-payment'
const succeeded = 'payment_intent_status=succeeded&redirect_status=succeeded'
const paid = `/subscription-success?payment_intent=pi_1&${succeeded}`

beforeEach(() => {
  history.replaceState(null, '', paid)
  signIn()
})

afterEach(() => sessionStorage.clear())

function open() {
  return show(
    <StrictMode>
      <SubscriptionSuccess />
    </StrictMode>,
  )
}

function calls(fetch: ReturnType<typeof answer>) {
  return fetch.mock.calls.filter(([path]) => path === '/api/subscription/confirm-payment').length
}

test.each([
  ['no payment', `/subscription-success?${succeeded}`],
  ['no status', '/subscription-success?payment_intent=pi_1'],
  [
    'a payment that did not succeed',
    '/subscription-success?payment_intent=pi_1&payment_intent_status=requires_payment_method&redirect_status=succeeded',
  ],
  ['a failed redirect behind our own status', `${paid}&redirect_status=failed`],
])('%s in the address leads home', (_what, address) => {
  history.replaceState(null, '', address)
  const fetch = answer({})
  open()
  expect(location.pathname).toBe('/')
  expect(fetch).not.toHaveBeenCalled()
})

test('says that it confirms', async () => {
  answer({ [call]: never })
  open()
  expect(await screen.findByRole('heading', { name: 'Confirming Payment...' })).toBeTruthy()
})

test('confirms once, also when mounted twice or opened again, and knows the new tier', async () => {
  const fetch = answer({ [call]: () => ({ body: { success: true, message: 'ok' } }) })
  const first = open()
  await screen.findByRole('heading', { name: 'Payment Confirmed!' })
  expect(currentToast()?.title).toBe('Payment Confirmed!')
  expect(sentTo('/api/subscription/confirm-payment', fetch)).toEqual({ payment_intent_id: 'pi_1' })
  expect(fetch.mock.calls.map(([path]) => path)).toContain('/api/auth/user')
  expect(document.body.textContent).toMatch(/PlanPro Plan.*£10 per month.*StatusActive/)
  expect(screen.getByText('Unlimited trips & receipts')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' }).getAttribute('href')).toBe('/')

  first.unmount()
  queryClient.clear()
  signIn({ subscriptionTier: 'premium' })
  open()
  await screen.findByRole('heading', { name: 'Subscription Successful!' })
  expect(calls(fetch)).toBe(1)
})

test.each([
  [
    'refused',
    { body: { success: false, message: 'The payment was cancelled.' } },
    'The payment was cancelled.',
  ],
  [
    'refused without a word',
    { body: { success: false, message: '' } },
    'Failed to confirm payment',
  ],
  [
    'unknown',
    { status: 404, body: { message: 'Failed to confirm payment' } },
    'Failed to confirm payment',
  ],
])('%s: the message, and two ways on', async (_what, reply, message) => {
  answer({ [call]: () => reply })
  open()
  await screen.findByRole('heading', { name: 'Payment Confirmation Failed' })
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByText('Please contact support if this issue persists.')).toBeTruthy()
  expect(currentToast()).toMatchObject({
    title: 'Payment Confirmation Failed',
    description: message,
  })
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe(
    '/subscribe/pro',
  )
})

test.each([
  [
    'a provider that cannot be asked',
    () => ({ status: 502, body: { message: 'Please try again in a minute.' } }),
    'Please try again in a minute.',
  ],
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'An error occurred while confirming your payment',
  ],
])('%s leaves it open, and it can be checked again', async (_what, reply, description) => {
  answer({ [call]: reply })
  open()
  await screen.findByRole('heading', { name: 'Payment Confirmation Failed' })
  expect(currentToast()).toMatchObject({ title: 'Payment Confirmation Error', description })
  answer({ [call]: () => ({ body: { success: true, message: 'ok' } }) })
  press('Check Again')
  await screen.findByRole('heading', { name: 'Payment Confirmed!' })
})

test('a visitor who is no longer signed in logs in first and comes back here', async () => {
  setUser(null)
  const fetch = answer({})
  open()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(new URLSearchParams(location.search).get('redirect')).toBe(paid)
  expect(fetch).not.toHaveBeenCalled()
})
