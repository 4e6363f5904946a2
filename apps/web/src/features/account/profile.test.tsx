import type { User } from '@quittance/contract/auth'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { press, typeText } from '#test/hands.ts'
import { person, signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { Profile } from './profile.tsx'

const profile = (
  <Profile
    subscription={null}
    resendTo={(email) => <button type="button">Resend to {email}</button>}
  />
)

function open(tab: 'Profile' | 'Password' | 'Data', user: Partial<User> = {}) {
  signIn(user)
  show(profile)
  fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
}

function changePassword() {
  typeText(/^Current Password/, 'correct horse')
  typeText(/^New Password/, 'battery staple')
  typeText(/^Confirm New Password/, 'battery staple')
  press('Change Password')
}

test('keeps the place of a user who is not loaded yet', () => {
  answer({ 'GET /api/auth/user': never })
  show(profile)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('has the fields of the profile and a note on security, says what is wrong, and while it saves', async () => {
  answer({ 'PUT /api/auth/profile': never })
  open('Profile')
  expect(screen.getByLabelText(/^First Name/)).toHaveProperty('value', 'Dana')
  expect(screen.getByLabelText(/^Last Name/)).toHaveProperty('value', 'Okafor')
  expect(screen.getByLabelText(/^Email Address/)).toHaveProperty('value', 'dana@example.com')
  expect(screen.getByText('Account Security')).toBeTruthy()
  typeText(/^First Name/, '')
  typeText(/^Last Name/, ' ')
  typeText(/^Email Address/, 'dana')
  press('Update Profile')
  await screen.findByText('First name is required')
  expect(screen.getByText('Last name is required')).toBeTruthy()
  expect(screen.getByText('Invalid email address')).toBeTruthy()
  typeText(/^First Name/, 'Dana')
  typeText(/^Last Name/, 'Okafor')
  typeText(/^Email Address/, 'dana@example.com')
  press('Update Profile')
  await screen.findByRole('button', { name: 'Updating Profile...' })
})

test('gives tips for a password, sends it once, and says while it changes', async () => {
  const fetch = answer({ 'PUT /api/auth/password': never })
  open('Password')
  for (const tip of [
    /at least 8 characters/,
    /upper and lower case/,
    /numbers and special characters/,
    /Avoid common words or personal information/,
  ]) {
    expect(screen.getByText(tip)).toBeTruthy()
  }
  typeText(/^New Password/, 'Dana & 1')
  expect(screen.getByText('3 of 4 done')).toBeTruthy()
  changePassword()
  expect(screen.getByText('2 of 4 done')).toBeTruthy()
  await screen.findByRole('button', { name: 'Changing Password...' })
  expect(sentTo('/api/auth/password', fetch)).toEqual({
    currentPassword: 'correct horse',
    newPassword: 'battery staple',
  })
})

test.each([
  ['Profile', 'Update Failed', 'Failed to update profile'],
  ['Password', 'Password Change Failed', 'Failed to change password'],
] as const)('%s: what could not be saved is reported', async (tab, title, description) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open(tab)
  if (tab === 'Password') changePassword()
  else press('Update Profile')
  await waitFor(() => expect(currentToast()).toMatchObject({ title, description }))
})

test.each([
  [312_400_000, '313 MB', /^$/],
  [1_900_000_000, '1,900 MB', /Nearly full\. Delete receipts/],
  [2_000_000_000, '2,000 MB', /Full\. Delete receipts/],
])('of %i bytes it shows %s of the limit, and what to do', async (usedBytes, shown, advice) => {
  answer({ 'GET /api/storage': () => ({ body: { usedBytes, limitBytes: 2_000_000_000 } }) })
  open('Data')
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.getByText('of 2,000 MB')).toBeTruthy()
  expect(screen.queryByRole('status')?.textContent ?? '').toMatch(advice)
})

test('Hole 2: a new address asks for the password, and is then only waited for', async () => {
  const waiting = { ...person, pendingEmail: 'new@example.com' }
  const fetch = answer({ 'PUT /api/auth/profile': () => ({ body: waiting }) })
  open('Profile')
  expect(screen.queryByLabelText(/^Current Password/)).toBeNull()
  typeText(/^Email Address/, 'new@example.com')
  press('Update Profile')
  await screen.findByText('Enter your current password to change the email address.')
  expect(sentTo('/api/auth/profile', fetch)).toBeUndefined()

  typeText(/^Current Password/, 'correct horse')
  press('Update Profile')
  await screen.findByText(/is waiting to be verified/)
  expect(sentTo('/api/auth/profile', fetch)).toMatchObject({
    email: 'new@example.com',
    password: 'correct horse',
  })
  expect(currentToast()).toMatchObject({
    title: 'Profile Updated',
    description: 'We sent a link to new@example.com. Your address changes when you open it.',
  })
  expect(screen.getByLabelText(/^Email Address/)).toHaveProperty('value', 'dana@example.com')
  expect(screen.queryByLabelText(/^Current Password/)).toBeNull()
})

test('a name alone is saved without a password', async () => {
  const fetch = answer({ 'PUT /api/auth/profile': () => ({ body: person }) })
  open('Profile')
  typeText(/^First Name/, 'Dina')
  press('Update Profile')
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ description: 'Your profile has been saved.' }),
  )
  expect(sentTo('/api/auth/profile', fetch)).not.toHaveProperty('password')
})

test('a wrong password is shown at its field, and the form keeps its values', async () => {
  answer({
    'PUT /api/auth/profile': () => ({
      status: 400,
      body: { code: 'WRONG_PASSWORD', message: 'Current password is incorrect' },
    }),
  })
  open('Profile')
  typeText(/^Email Address/, 'new@example.com')
  typeText(/^Current Password/, 'wrong')
  press('Update Profile')
  await screen.findByText('Current password is incorrect')
  expect(screen.getByLabelText(/^Current Password/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Email Address/)).toHaveProperty('value', 'new@example.com')
})

test.each([
  {
    what: 'a new address',
    path: '/api/auth/profile',
    send() {
      typeText(/^Email Address/, 'new@example.com')
      typeText(/^Current Password/, 'correct horse')
      press('Update Profile')
    },
    tab: 'Profile' as const,
    again: 'Update Profile',
    title: 'Profile Updated',
  },
  {
    what: 'a new password',
    path: '/api/auth/password',
    send: changePassword,
    tab: 'Password' as const,
    again: 'Change Password',
    title: 'Password Changed',
  },
])('Hole 26: $what asks for a code when the server wants one', async (form) => {
  const replies = [
    { status: 401, body: { code: 'SECOND_STEP_REQUIRED', message: 'Enter the code.' } },
    { status: 429, body: { code: 'SECOND_STEP_CLOSED', message: 'Too many wrong codes.' } },
    { body: person },
  ]
  const fetch = answer({ [`PUT ${form.path}`]: () => replies.shift() ?? {} })
  open(form.tab)
  form.send()
  const field = await screen.findByLabelText(/^Code/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  typeText(/^Code/, '000000')
  press(form.again)
  await screen.findByText('Too many wrong codes.')
  typeText(/^Code/, 'abcd-efgh-jkmn-pqrs')
  press(form.again)
  await waitFor(() => expect(currentToast()?.title).toBe(form.title))
  expect(sentTo(form.path, fetch)).toMatchObject({ code: 'abcd-efgh-jkmn-pqrs' })
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
})

test('Hole 14: a refused password is shown at its field', async () => {
  answer({
    'PUT /api/auth/password': () => ({
      status: 400,
      body: { code: 'WEAK_PASSWORD', message: 'Please choose another' },
    }),
  })
  open('Password')
  changePassword()
  await screen.findByText('Please choose another')
  expect(screen.getByLabelText(/^New Password/).getAttribute('aria-invalid')).toBe('true')
})

test('a link can lead to a tab', () => {
  answer({})
  history.replaceState(null, '', '/profile#password')
  signIn()
  show(profile)
  expect(screen.getByRole('tab', { name: 'Password', selected: true })).toBeTruthy()
  history.replaceState(null, '', '/profile')
})
