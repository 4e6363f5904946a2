import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { signIn } from '#test/people.ts'
import { loadFakeStripe } from '#test/stripe.ts'
import { currentToast } from '#ui/toast-store.ts'
import { Subscribe } from './subscribe.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/subscribe/pro')
  signIn()
  answer({
    'GET /api/config': () => ({
      body: publicConfig({ stripePublishableKey: 'pk_test_1' }),
    }),
    'POST /api/create-subscription': () => ({ body: { clientSecret: 'pi_1_secret_2' } }),
  })
})

afterEach(() => vi.useRealTimers())

async function subscribe() {
  show(<Subscribe tier="pro" />)
  const button = await screen.findByRole('button', { name: 'Subscribe Now' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}

test('while it is being paid the button says so; paid: a welcome, and 1.5 seconds later the success page with what was paid', async () => {
  const paying = Promise.withResolvers<{ paymentIntent: { id: string; status: string } }>()
  const { confirmPayment } = loadFakeStripe(() => paying.promise)
  show(<Subscribe tier="pro" />)
  const button = await screen.findByRole('button', { name: 'Subscribe Now' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  vi.useFakeTimers()
  fireEvent.click(button)
  const busy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(busy().disabled).toBe(true)
  paying.resolve({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(currentToast()).toMatchObject({
    title: 'Subscription Created!',
    description: 'Welcome to the Pro plan! Redirecting...',
  })
  expect(busy().disabled).toBe(true)
  expect(confirmPayment).toHaveBeenCalledTimes(1)
  expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}/subscription-success?payment_intent_status=succeeded&redirect_status=succeeded`,
    },
  })
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(location.pathname).toBe('/subscribe/pro')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(location.pathname + location.search).toBe(
    '/subscription-success?payment_intent=pi_1&payment_intent_status=succeeded&redirect_status=succeeded',
  )
})

test.each([
  ['Your card was declined.', 'Your card was declined.'],
  [undefined, 'Something went wrong with your payment'],
])('refused with %s: the form stays, for another card', async (message, description) => {
  loadFakeStripe(async () => ({ error: { ...(message && { message }) } }))
  await subscribe()
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Payment Failed', description }),
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toHaveProperty('disabled', false),
  )
})

const paidEarlier = { id: 'pi_1', status: 'succeeded' }

test.each([
  [
    'breaks off',
    () => Promise.reject(new Error('boom')),
    'Payment Error',
    /^An error occurred while processing your payment$/,
  ],
  [
    'was paid in an earlier try',
    async () => ({ error: { message: 'Already paid', payment_intent: paidEarlier } }),
    'Subscription Created!',
    /Welcome/,
  ],
  [
    'takes the bank some time',
    async () => ({ paymentIntent: { id: 'pi_1', status: 'processing' } }),
    'Payment pending',
    /Your bank needs a moment/,
  ],
])('a payment that %s is reported as such', async (_what, confirm, title, description) => {
  loadFakeStripe(confirm)
  await subscribe()
  await waitFor(() => expect(currentToast()?.title).toBe(title))
  expect(currentToast()?.description).toMatch(description)
})
