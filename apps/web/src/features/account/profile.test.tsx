import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { Profile } from './profile.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(tab: 'Profile' | 'Password') {
  signIn()
  show(<Profile subscription={null} />)
  fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
}

function type(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function changePassword() {
  type(/^Current Password/, 'correct horse')
  type(/^New Password/, 'battery staple')
  type(/^Confirm New Password/, 'battery staple')
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
}

test('keeps the place of a user who is not loaded yet', () => {
  answer({ 'GET /api/auth/user': never })
  show(<Profile subscription={null} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('has the fields of the profile and a note on security, and says while it saves', async () => {
  answer({ 'PUT /api/auth/profile': never })
  open('Profile')
  expect(screen.getByLabelText(/^First Name/)).toHaveProperty('value', 'Dana')
  expect(screen.getByLabelText(/^Last Name/)).toHaveProperty('value', 'Okafor')
  expect(screen.getByLabelText(/^Email Address/)).toHaveProperty('value', 'dana@example.com')
  expect(screen.getByText('Account Security')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await screen.findByRole('button', { name: 'Updating Profile...' })
})

test('says beside each field of the profile what is wrong', async () => {
  answer({})
  open('Profile')
  type(/^First Name/, '')
  type(/^Last Name/, ' ')
  type(/^Email Address/, 'dana')
  fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await screen.findByText('First name is required')
  expect(screen.getByText('Last name is required')).toBeTruthy()
  expect(screen.getByText('Invalid email address')).toBeTruthy()
})

test('a profile that could not be saved is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open('Profile')
  fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Update Failed',
      description: 'Failed to update profile',
    }),
  )
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
  changePassword()
  await screen.findByRole('button', { name: 'Changing Password...' })
  expect(sentTo('/api/auth/password', fetch)).toEqual({
    currentPassword: 'correct horse',
    newPassword: 'battery staple',
  })
})

test('a password that could not be changed is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open('Password')
  changePassword()
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Password Change Failed',
      description: 'Failed to change password',
    }),
  )
})

test.each([
  [312_400_000, '313 MB', /^$/],
  [1_900_000_000, '1,900 MB', /Nearly full\. Delete receipts/],
  [2_000_000_000, '2,000 MB', /Full\. Delete receipts/],
])('of %i bytes it shows %s of the limit, and what to do', async (usedBytes, shown, advice) => {
  answer({ 'GET /api/storage': () => ({ body: { usedBytes, limitBytes: 2_000_000_000 } }) })
  open('Profile')
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.getByText('of 2,000 MB')).toBeTruthy()
  expect(screen.queryByRole('status')?.textContent ?? '').toMatch(advice)
})
