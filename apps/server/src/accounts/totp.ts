import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

export function newTotpSecret() {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app is set up with, as a link or as a picture of it. */
export function totpUrl(secret: string, email: string) {
  return new TOTP({ issuer: 'Quittance', label: email, secret }).toString()
}

/** Which moment the code is of, in steps of 30 seconds; undefined for a wrong one. Clocks may differ by one step. */
export function totpStep(secret: string, code: string, now = Date.now()) {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / stepMs) + delta
}
