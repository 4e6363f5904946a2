import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { SignupForm } from './signup-form.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('logging in needs an address and a password', async () => {
  const fetch = answer({})
  show(<LoginForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByText('Email is required')
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test('signing up for the Pro plan is remembered from the address', async () => {
  history.replaceState(null, '', '/signup?intent=pro')
  show(<SignupForm />)
  await waitFor(() => expect(localStorage.getItem('subscriptionIntent')).toBe('pro'))
})

test('a reset mail that could not be sent is reported', async () => {
  answer({
    'POST /api/auth/forgot-password': () => ({ status: 429, body: { message: 'Slow down' } }),
  })
  show(<ForgotPassword />)
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'dana@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Slow down' }),
  )
})

test('after the reset mail another address can be tried', async () => {
  answer({ 'POST /api/auth/forgot-password': () => ({ body: { message: 'Sent' } }) })
  show(<ForgotPassword />)
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'dana@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try Different Email' }))
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeTruthy()
})
