import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { password, signUp } from './accounts.ts'
import type { TestApp, TestClient } from './app.ts'

export async function setUpSecondStep(browser: TestClient) {
  const { secret } = (await browser.call('POST /api/auth/second-step/setup', { password })).json()
  const code = codeOf(secret)
  const on = await browser.call('POST /api/auth/second-step', { code })
  expect(on.statusCode).toBe(200)
  return { secret: secret as string, code, recoveryCodes: on.json().recoveryCodes as string[] }
}

/** The code the app shows now, or `stepsAhead` half minutes later. */
export function codeOf(secret: string, stepsAhead = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

export async function signUpWithSecondStep(product: TestApp) {
  const account = await signUp(product)
  return { ...account, ...(await setUpSecondStep(account.browser)) }
}
