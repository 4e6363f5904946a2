import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { configQuery } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { press, typeText } from '#test/hands.ts'
import { person } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { LoginForm } from './login-form.tsx'

beforeEach(() => void queryClient.setQueryData(configQuery.queryKey, publicConfig()))

function logIn() {
  typeText(/^Email/, 'dana@example.com')
  typeText(/^Password/, 'correct horse')
  press('Log In')
}

/** An account with a second step; `rightCode` is accepted. */
function answerLogin(rightCode: string, other: object = {}) {
  const fetch = vi.fn((_path: string, { body }: { body: string }) => {
    const { code } = JSON.parse(body) as { code?: string }
    if (code === rightCode) return Promise.resolve(Response.json(person))
    const refusal = code ? other : { code: 'SECOND_STEP_REQUIRED', message: 'Enter the code.' }
    return Promise.resolve(Response.json(refusal, { status: 401 }))
  })
  vi.stubGlobal('fetch', fetch)
}

test('logging in needs an address and a password', async () => {
  const fetch = answer({})
  show(<LoginForm />)
  press('Log In')
  await screen.findByText('Email is required')
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(sentTo('/api/auth/login', fetch)).toBeUndefined()
})

test('the form starts in its first field, and wrong credentials mark both', async () => {
  const refusal = { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' }
  answer({ 'POST /api/auth/login': () => ({ status: 401, body: refusal }) })
  show(<LoginForm />)
  const fields = [screen.getByLabelText(/^Email/), screen.getByLabelText(/^Password/)]
  const marks = () => fields.map((field) => field.getAttribute('aria-invalid'))
  await waitFor(() => expect(document.activeElement).toBe(fields[0]))
  logIn()
  await screen.findByText('Check both the email and the password.')
  expect(marks()).toEqual(['true', 'true'])
  await waitFor(() => expect(document.activeElement).toBe(fields[1]))
  answer({ 'POST /api/auth/login': () => ({ body: person }) })
  press('Log In')
  await waitFor(() => expect(marks()).toEqual(['false', 'false']))
})

test('Hole 23: codes that are refused for a while are told at the field, and a recovery code still works', async () => {
  const message = 'Too many wrong codes. A recovery code or a passkey works now.'
  answerLogin('abcd-efgh-jkmn-pqrs', { code: 'SECOND_STEP_CLOSED', message })
  show(<LoginForm />)
  logIn()
  await screen.findByLabelText(/^Code/)
  typeText(/^Code/, '123456')
  press('Log In')
  await screen.findByText(message)
  expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true')
  press('Use a recovery code instead')
  typeText(/^Code/, 'abcd-efgh-jkmn-pqrs')
  press('Log In')
  await waitFor(() => expect(currentToast()?.title).toBe('Welcome back!'))
})

test('asks for a code if the account does, in letters if it is a recovery code; going back keeps the rest', async () => {
  answerLogin('123456')
  show(<LoginForm />)
  logIn()
  const field = await screen.findByLabelText(/^Code/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  press('Log In')
  await screen.findByText('Enter the code')

  expect(field.getAttribute('inputmode')).toBe('numeric')
  screen.getByRole('button', { name: 'Back' }).focus()
  press('Use a recovery code instead')
  expect(field.getAttribute('inputmode')).toBe('text')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(/Each works once/)).toBeTruthy()

  press('Back')
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'dana@example.com')
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'correct horse')
})

test('a browser without passkeys offers none', () => {
  show(<LoginForm />)
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

function stubDevice(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  vi.stubGlobal('navigator', { credentials: { get } })
}

const options = { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' }

test('a question for a passkey that is cancelled goes unmentioned', async () => {
  stubDevice(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')))
  const fetch = answer({ 'POST /api/auth/passkey-login/options': () => ({ body: options }) })
  const before = currentToast()
  show(<LoginForm />)
  press('Sign in with a passkey')
  await screen.findByRole('button', { name: 'Waiting for your passkey...' })
  await screen.findByRole('button', { name: 'Sign in with a passkey' })
  expect(currentToast()).toBe(before)
  expect(sentTo('/api/auth/passkey-login', fetch)).toBeUndefined()
})
