import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { press, type } from '#test/hands.ts'
import { currentToast } from '#ui/toast-store.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignupForm } from './signup-form.tsx'

afterEach(() => localStorage.clear())

test('signing up for the Pro plan is remembered from the address', async () => {
  history.replaceState(null, '', '/signup?intent=pro')
  show(<SignupForm />)
  await waitFor(() => expect(localStorage.getItem('subscriptionIntent')).toBe('pro'))
})

function openReset(calls: Parameters<typeof answer>[0]) {
  history.replaceState(null, '', '/reset-password?token=abc')
  const fetch = answer(calls)
  show(<ResetPassword />)
  return fetch
}

function fillReset(value: string) {
  type(/^New Password/, value)
  type(/^Confirm New Password/, value)
  press('Change Password')
}

test('a reset mail that could not be sent is reported; after one another address can be tried', async () => {
  const replies = [{ status: 429, body: { message: 'Slow down' } }, { body: { message: 'Sent' } }]
  answer({ 'POST /api/auth/forgot-password': () => replies.shift() ?? {} })
  show(<ForgotPassword />)
  type(/Email/, 'dana@example.com')
  press('Send Reset Link')
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Slow down' }),
  )
  press('Send Reset Link')
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
  type(/^Email/, 'dana@example.com')
  type(/^Password/, 'password')
  press('Create Account')
  await screen.findByText('Please choose another')
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true')
})

test('Hole 14: a password refused at a reset is shown at its field, and the link still works', async () => {
  openReset({
    'POST /api/auth/reset-password/passkeys': () => ({ body: [] }),
    'POST /api/auth/reset-password': weak,
  })
  await screen.findByLabelText(/^New Password/)
  expect(screen.queryByRole('group', { name: 'Passkeys to keep' })).toBeNull()
  fillReset('password')
  await screen.findByText('Please choose another')
  expect(screen.getByLabelText(/^New Password/).getAttribute('aria-invalid')).toBe('true')
})

const passkeyNamed = (id: number, name: string) => ({
  id,
  name,
  createdAt: '2026-11-03T10:00:00.000Z',
  lastUsedAt: null,
})

test('Hole 25: a reset lists the passkeys and keeps only those that were ticked', async () => {
  const fetch = openReset({
    'POST /api/auth/reset-password/passkeys': () => ({
      body: [passkeyNamed(7, 'My phone'), passkeyNamed(8, 'Linux computer')],
    }),
    'POST /api/auth/reset-password': () => ({ body: { message: 'Password changed' } }),
  })
  const list = await screen.findByRole('group', { name: 'Passkeys to keep' })
  const boxes = within(list).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
  fireEvent.click(within(list).getByRole('checkbox', { name: /^My phone/ }))
  fillReset('battery staple')
  await waitFor(() => expect(currentToast()?.title).toBe('Password Changed'))
  expect(sentTo('/api/auth/reset-password', fetch)).toMatchObject({ keptPasskeys: [7] })
})

test('Hole 25: without the list of passkeys no password can be set', async () => {
  let isUp = false
  openReset({
    'POST /api/auth/reset-password/passkeys': () =>
      isUp ? { body: [passkeyNamed(7, 'My phone')] } : { status: 503, body: { message: 'Busy' } },
  })
  await screen.findByText('Busy')
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull()
  isUp = true
  press('Try again')
  await screen.findByRole('checkbox', { name: /^My phone/ })
})

test('a reset link that is over says so before a password is typed', async () => {
  const body = { code: 'INVALID_TOKEN', message: 'It has expired.' }
  openReset({ 'POST /api/auth/reset-password/passkeys': () => ({ status: 400, body }) })
  await screen.findByText('It has expired. Your password has not changed.')
  expect(screen.queryByLabelText(/^New Password/)).toBeNull()
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
