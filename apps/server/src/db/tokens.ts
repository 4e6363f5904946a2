import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only the hash is stored, so a stolen database opens no account. */
export function createToken() {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
