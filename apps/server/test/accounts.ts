import { linkIn } from '@quittance/test-support/smtp-sink'
import type { TestApp } from './app.ts'

export const password = 'correct horse'

let count = 0

export function newEmail() {
  count += 1
  return `traveller-${count}@example.com`
}

/** A signed-in browser with a new, unverified account. */
export async function signUp(test: TestApp, email = newEmail()) {
  const browser = test.client()
  const response = await browser.call('POST /api/auth/register', {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Byron',
  })
  if (response.statusCode !== 201) throw new Error(`Signing up was refused: ${response.body}`)
  const token = await tokenFromMail(test, email, 'Verify')
  return { browser, email, token, response }
}

export async function signUpVerified(test: TestApp, email = newEmail()) {
  const account = await signUp(test, email)
  await account.browser.call('POST /api/auth/verify-email', { token: account.token })
  return account
}

export async function tokenFromMail(test: TestApp, email: string, subject: string) {
  const mail = await test.smtp.take(email, subject)
  return linkIn(mail).searchParams.get('token') ?? ''
}
