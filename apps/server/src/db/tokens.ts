import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only the hash is stored, so that a stolen database gives no access. */
export function createToken() {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
