import { password } from './accounts.ts'
import type { TestClient } from './app.ts'
import { createAuthenticator } from './authenticator.ts'

export type Phone = ReturnType<typeof createAuthenticator>

export async function addPasskey(browser: TestClient, name = 'Phone') {
  const phone = createAuthenticator()
  const credential = phone.create(await beginPasskey(browser))
  const added = await browser.call('POST /api/auth/passkeys', { name, credential })
  return { phone, added }
}

export async function beginPasskey(browser: TestClient): Promise<{ challenge: string }> {
  return (await browser.call('POST /api/auth/passkeys/options', { password })).json()
}

export async function beginPasskeyLogin(browser: TestClient): Promise<{ challenge: string }> {
  const { challenge } = (await browser.call('POST /api/auth/passkey-login/options')).json()
  return { challenge }
}

export async function signInWithPasskey(browser: TestClient, phone: Phone) {
  const credential = phone.sign(await beginPasskeyLogin(browser))
  return browser.call('POST /api/auth/passkey-login', { credential })
}
