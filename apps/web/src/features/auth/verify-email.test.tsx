import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#lib/data/user.ts'
import { answer, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { VerifyEmail } from './verify-email.tsx'

beforeEach(() => history.replaceState(null, '', '/verify-email?token=abc'))
afterEach(() => vi.useRealTimers())

test('uses the token once, even when React mounts the page twice', async () => {
  const fetch = answer({ 'POST /api/auth/verify-email': () => ({ body: { message: 'ok' } }) })
  setUser(null)

  show(
    <StrictMode>
      <VerifyEmail />
    </StrictMode>,
  )
  await screen.findByRole('heading', { name: 'Email Verified Successfully!' })
  const calls = fetch.mock.calls.filter(([path]) => path === '/api/auth/verify-email')
  expect(calls).toHaveLength(1)
})

test('verifies, mentions the trial, and goes home after 3 seconds', async () => {
  vi.useFakeTimers()
  let reply = () => {}
  const fetch = answer({
    'POST /api/auth/verify-email': () =>
      new Promise((resolve) => {
        reply = () => resolve({ body: { message: 'ok' } })
      }),
  })
  signIn({ emailVerified: false })
  show(<VerifyEmail />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { name: 'Verifying Your Email...' })).toBeTruthy()

  reply()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Your 7-day free trial is active.')).toBeTruthy()
  expect(screen.getByText('Redirecting to dashboard in 3 seconds...')).toBeTruthy()
  expect(currentToast()?.title).toBe('Email verified!')
  expect(fetch.mock.calls.map(([path]) => path)).toContain('/api/auth/user')

  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(location.pathname).toBe('/verify-email')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(location.pathname).toBe('/')
})

test('a user who is already verified learns so without a call', () => {
  const fetch = answer({})
  signIn()
  show(<VerifyEmail />)
  expect(screen.getByRole('heading', { name: 'Email Already Verified!' })).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test('Hole 2: a verified user whose new address waits has it verified all the same', async () => {
  const fetch = answer({ 'POST /api/auth/verify-email': () => ({ body: { message: 'ok' } }) })
  signIn({ pendingEmail: 'new@example.com' })
  show(<VerifyEmail />)
  await screen.findByRole('heading', { name: 'Email Verified Successfully!' })
  expect(screen.getByText('Your address is now new@example.com.')).toBeTruthy()
  expect(screen.queryByText(/free trial/)).toBeNull()
  expect(fetch.mock.calls.map(([path]) => path)).toContain('/api/auth/verify-email')
})
