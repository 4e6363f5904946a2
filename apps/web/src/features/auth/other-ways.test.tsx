import type { PublicConfig } from '@quittance/contract/config'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

function open(path: string, over: Partial<PublicConfig> = {}) {
  history.replaceState(null, '', path)
  const config = publicConfig({ provider: 'Example ID', ...over })
  queryClient.setQueryData(configQuery.queryKey, config)
}

const pages = {
  login: LoginForm,
  signup: SignupForm,
  forgot: ForgotPassword,
  ended: () => <SessionEndedDialog isOpen email="" onDone={() => {}} onSignOut={() => {}} />,
}
const off = { passwordsOff: true }

test.each<[page: keyof typeof pages, path: string, over: object, ways: number, fields: number]>([
  ['login', '/login', { provider: null }, 0, 1],
  ['login', '/login', {}, 1, 1],
  ['login', '/login', off, 1, 0],
  ['login', '/login?sso=link', off, 1, 1],
  ['signup', '/signup', {}, 1, 1],
  ['signup', '/signup', off, 1, 0],
  ['forgot', '/forgot-password', off, 1, 0],
  ['ended', '/', {}, 1, 1],
  ['ended', '/', off, 1, 0],
])('%s at %s with %j: %i way by the provider, %i password', (name, path, over, ways, fields) => {
  open(path, over)
  const Page = pages[name]
  show(<Page />)
  expect(screen.queryAllByText(/^Continue with/)).toHaveLength(ways)
  expect(screen.queryAllByLabelText(/^Password/)).toHaveLength(fields)
})

test('a user without a password is not asked for one when the session has ended', () => {
  open('/')
  signIn({ isPasswordless: true })
  show(<pages.ended />)
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})

test('why single sign-on came back is said, and a provider that is down at its button', async () => {
  open('/login?sso=cancelled&redirect=/receipts')
  const message = 'Example ID cannot be reached right now.'
  const fetch = answer({ 'POST /api/auth/oidc': () => ({ status: 503, body: { message } }) })
  show(<LoginForm />)
  expect(screen.getByText('Signing in with Example ID was cancelled.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Example ID' }))
  await screen.findByText(message)
  expect(sentTo('/api/auth/oidc', fetch)).toEqual({ redirect: '/receipts' })
})

test('an account with a second step asks for its code after the provider', async () => {
  open('/login?sso=code')
  const fetch = answer({ 'POST /api/auth/oidc/code': () => ({ body: person }) })
  show(<LoginForm />)
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await expect.poll(() => currentToast()?.title).toBe('Welcome back!')
  expect(sentTo('/api/auth/oidc/code', fetch)).toEqual({ code: '123456' })
})
