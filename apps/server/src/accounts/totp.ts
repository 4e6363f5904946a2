import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

export function newTotpSecret() {
  return new Secret({ size: 20 }).base32
}

/** The setup link for an authenticator app, also shown as a QR code. */
export function totpUrl(secret: string, email: string) {
  return new TOTP({ issuer: 'Quittance', label: email, secret }).toString()
}

/** Returns the code's 30-second step, or undefined if it is wrong. Allows one step of drift. */
export function totpStep(secret: string, code: string, now = Date.now()) {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / stepMs) + delta
}
