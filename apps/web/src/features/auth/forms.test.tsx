import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignupForm } from './signup-form.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
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

const weak = () => ({
  status: 400,
  body: { code: 'WEAK_PASSWORD', message: 'Please choose another' },
})

test('Hole 14: a password refused at sign-up is shown at its field', async () => {
  answer({ 'POST /api/auth/register': weak })
  show(<SignupForm />)
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'dana@example.com' } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Please choose another')
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true')
})

test('Hole 14: a password refused at a reset is shown at its field, and the link still works', async () => {
  answer({ 'POST /api/auth/reset-password': weak })
  history.replaceState(null, '', '/reset-password?token=abc')
  show(<ResetPassword />)
  for (const label of [/^New Password/, /^Confirm New Password/]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'password' } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await screen.findByText('Please choose another')
  expect(screen.getByLabelText(/^New Password/).getAttribute('aria-invalid')).toBe('true')
})

test('what is required of a password, and the tips, are said with its field', () => {
  answer({})
  show(<SignupForm />)
  const ids =
    screen
      .getByLabelText(/^Password/)
      .getAttribute('aria-describedby')
      ?.split(' ') ?? []
  const said = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(said).toContain('At least 6 characters are required.')
  expect(said).toContain('Use at least 8 characters')
})
