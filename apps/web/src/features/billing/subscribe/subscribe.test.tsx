import { act, fireEvent, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { setUser } from '#lib/data/user.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { signIn } from '#test/people.ts'
import { loadFakeStripe } from '#test/stripe.ts'
import { currentToast } from '#ui/toast-store.ts'
import { Subscribe } from './subscribe.tsx'

const config = publicConfig({ stripePublishableKey: 'pk_test_1' })
const ready = {
  'GET /api/config': () => ({ body: config }),
  'POST /api/create-subscription': () => ({ body: { clientSecret: 'pi_1_secret_2' } }),
}

beforeEach(() => {
  history.replaceState(null, '', '/subscribe/pro')
  signIn()
})

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

function refuse(status: number, body: object) {
  answer({
    'GET /api/config': () => ({ body: { ...config, stripePublishableKey: null } }),
    'POST /api/create-subscription': () => ({ status, body }),
  })
  show(<Subscribe tier="pro" />)
}

test.each(['basic', 'premium', 'pro'])(
  '%s is the Pro plan: what it is, and the form',
  async (tier) => {
    const { Stripe, elements } = loadFakeStripe()
    const fetch = answer(ready)
    show(
      <StrictMode>
        <Subscribe tier={tier} />
      </StrictMode>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Subscribe to Pro Plan' })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Preparing payment' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).toBeNull()
    const plan = screen.getByRole('region', { name: 'Your plan' })
    expect(plan.textContent).toMatch(/Pro Plan£10 per month/)
    for (const feature of [
      'Unlimited trips & receipts',
      'AI-powered receipt analysis',
      'Excel & PDF exports',
      'All export formats',
      'Priority support',
      'Cancel anytime',
    ]) {
      expect(within(plan).getByText(feature)).toBeTruthy()
    }
    const terms = screen.getByRole('link', { name: /^terms/ })
    expect(terms.getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: /^privacy policy/ }).getAttribute('href')).toBe(
      '/privacy',
    )
    expect(terms.parentElement?.textContent).toMatch(/terms.*privacy.*cancel.*account settings/)

    await screen.findByRole('button', { name: 'Subscribe Now' })
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(sentTo('/api/create-subscription', fetch)).toEqual({ tier })
    expect(fetch.mock.calls.filter(([path]) => path === '/api/create-subscription')).toHaveLength(1)
    expect(Stripe).toHaveBeenCalledWith('pk_test_1')
    expect(elements).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: 'pi_1_secret_2' }),
    )
  },
)

test('the form has the colours of the page, blue first, and its text size', async () => {
  const { elements } = loadFakeStripe()
  document.documentElement.style.setProperty('--primary', '#2a5bd7')
  document.documentElement.style.fontSize = '24px'
  answer(ready)
  show(<Subscribe tier="pro" />)
  await screen.findByRole('button', { name: 'Subscribe Now' })
  document.documentElement.style.fontSize = ''
  expect(elements.mock.calls[0]?.[0]).toMatchObject({
    appearance: {
      theme: 'stripe',
      variables: { colorPrimary: '#2a5bd7', fontSizeBase: '24px' },
    },
  })
})

test('a tier that does not exist is called invalid', () => {
  const fetch = answer({})
  show(<Subscribe tier="gold" />)
  expect(screen.getByRole('heading', { name: 'Invalid subscription tier' })).toBeTruthy()
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Invalid subscription tier selected',
  })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['pro', 'pro'],
  ['basic', null],
])(
  'signed out, %s leads to the login after 300 ms and stores the intent %s',
  async (tier, intent) => {
    vi.useFakeTimers()
    setUser(null)
    const fetch = answer({})
    show(<Subscribe tier={tier} />)
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(location.pathname).toBe('/subscribe/pro')
    expect(localStorage.getItem('subscriptionIntent')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(location.pathname + location.search).toBe('/login?redirect=/subscribe/pro')
    expect(localStorage.getItem('subscriptionIntent')).toBe(intent)
    expect(currentToast()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please log in to subscribe.',
    })
    expect(fetch).not.toHaveBeenCalled()
  },
)

test.each([
  [401, 'Please sign in.'],
  [403, 'Not authenticated'],
])('a session that has ended (%d) asks to log in, and leads there', async (status, message) => {
  refuse(status, { message, code: 'UNAUTHENTICATED' })
  await screen.findByRole('heading', { name: 'Authentication Required' })
  expect(currentToast()).toMatchObject({
    title: 'Authentication Required',
    description: 'Please log in to subscribe to the Pro plan.',
  })
  fireEvent.click(screen.getByRole('link', { name: 'Log In to Subscribe' }))
  expect(location.pathname + location.search).toBe('/login?redirect=/subscribe/pro')
  expect(queryClient.getQueryData(['/api/auth/user'])).toBeNull()
})

test('without payment keys it says so, with the details', async () => {
  refuse(503, { message: 'Payments are not set up.', development: true, details: ['No key.'] })
  await screen.findByRole('heading', { name: 'Development Mode' })
  expect(screen.getByRole('alert').textContent).toContain('Payments are not set up.No key.')
  fireEvent.click(screen.getByRole('button', { name: 'Contact Support' }))
  expect(location.pathname).toBe('/help')
})

test('a provider that cannot be reached is waited for; details stay inside', async () => {
  refuse(502, { message: 'Payments cannot be reached right now.', details: ['ECONNREFUSED'] })
  await screen.findByRole('heading', { name: 'Service Temporarily Unavailable' })
  const panel = screen.getByRole('alert')
  expect(panel.textContent).toContain('Payments cannot be reached right now.')
  expect(panel.textContent).not.toContain('ECONNREFUSED')
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toHaveProperty('disabled', true)
})

test('a lost connection: something went wrong, and trying again', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  show(<Subscribe tier="pro" />)
  await screen.findByRole('heading', { name: 'Something went wrong' })
  expect(screen.getByRole('alert').textContent).toContain('An error occurred')
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'An error occurred' })
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')

  loadFakeStripe()
  answer(ready)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('button', { name: 'Subscribe Now' })
})

test.each([
  ['the answer holds no secret', { ...ready, 'POST /api/create-subscription': () => ({}) }],
  [
    'the installation has no key',
    {
      ...ready,
      'GET /api/config': () => ({ body: { ...config, stripePublishableKey: null } }),
    },
  ],
])('%s: the subscription could not be initialized', async (_why, calls) => {
  loadFakeStripe()
  answer(calls)
  show(<Subscribe tier="pro" />)
  await screen.findByRole('heading', { name: 'Something went wrong' })
  expect(currentToast()?.description).toBe('Could not initialize subscription')
})

test('a form that the provider cannot show counts as a failure', async () => {
  const { tell } = loadFakeStripe()
  answer(ready)
  show(<Subscribe tier="pro" />)
  await screen.findByRole('button', { name: 'Subscribe Now' })
  act(() => tell('loaderror'))
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
})
