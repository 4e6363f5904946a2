import type { PublicConfig } from '@quittance/contract/config'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { configQuery } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { person, signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { SessionEndedDialog } from './session-ended-dialog.tsx'
import { SignupForm } from './signup-form.tsx'

beforeEach(() => history.replaceState(null, '', '/login'))

function configure(over: Partial<PublicConfig>) {
  queryClient.setQueryData(configQuery.queryKey, publicConfig(over))
}

const withProvider = { provider: 'Example ID' }
const withoutPasswords = { ...withProvider, passwordsOff: true }
const dialog = <SessionEndedDialog isOpen email="a@b.c" onDone={() => {}} onSignOut={() => {}} />

test.each([
  ['login', <LoginForm key="" />, {}, false, true],
  ['login', <LoginForm key="" />, withProvider, true, true],
  ['login', <LoginForm key="" />, withoutPasswords, true, false],
  ['signup', <SignupForm key="" />, withProvider, true, true],
  ['signup', <SignupForm key="" />, withoutPasswords, true, false],
  ['login?sso=link', <LoginForm key="" />, withoutPasswords, true, true],
  ['an ended session', dialog, withProvider, true, true],
  ['an ended session', dialog, withoutPasswords, true, false],
])('%s, case %#, offers what is set up', (path, page, config, hasProvider, hasPassword) => {
  history.replaceState(null, '', `/${path}`)
  configure(config)
  show(page)
  expect(screen.queryAllByText(/^Continue with/)).toHaveLength(hasProvider ? 1 : 0)
  expect(screen.queryAllByLabelText(/^Password/)).toHaveLength(hasPassword ? 1 : 0)
})

test('the page of forgotten passwords leads to the provider if there are no passwords', () => {
  configure(withoutPasswords)
  show(<ForgotPassword />)
  expect(screen.getByText('Passwords are switched off')).toBeTruthy()
  expect(screen.queryByLabelText(/^Email/)).toBeNull()
})

test('a user without a password is not asked for one when the session has ended', () => {
  configure(withProvider)
  signIn({ isPasswordless: true })
  show(dialog)
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})

test('a provider that is down is reported at its button', async () => {
  configure(withProvider)
  history.replaceState(null, '', '/login?redirect=/receipts')
  const message = 'Example ID cannot be reached right now.'
  const fetch = answer({ 'POST /api/auth/oidc': () => ({ status: 503, body: { message } }) })
  show(<LoginForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Example ID' }))
  await screen.findByText(message)
  expect(sentTo('/api/auth/oidc', fetch)).toEqual({ redirect: '/receipts' })
  expect(screen.getByRole('button', { name: 'Continue with Example ID' })).toHaveProperty(
    'disabled',
    false,
  )
})

test.each(['failed', 'cancelled', 'unverified', 'not-allowed', 'other-person', 'link'])(
  'the login page says why single sign-on came back: %s',
  (reason) => {
    configure(withProvider)
    history.replaceState(null, '', `/login?sso=${reason}`)
    show(<LoginForm />)
    expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/sign|account|address/i)
  },
)

test('an account with a second step asks for its code after the provider', async () => {
  configure(withProvider)
  history.replaceState(null, '', '/login?sso=code')
  const fetch = answer({ 'POST /api/auth/oidc/code': () => ({ body: person }) })
  show(<LoginForm />)
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await expect.poll(() => currentToast()?.title).toBe('Welcome back!')
  expect(sentTo('/api/auth/oidc/code', fetch)).toEqual({ code: '123456' })
})
