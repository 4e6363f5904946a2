import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

export type Secrets = {
  /** Seals and signs everything new. */
  secret: string
  /** Only opens what it sealed or signed, while the secret is being replaced. */
  previousSecret?: string | undefined
}

/** Encrypts with the installation's secret, so that a stolen database alone reveals nothing. */
export function seal(secret: string, text: string) {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns undefined if it was sealed with neither secret. */
export function unseal({ secret, previousSecret }: Secrets, sealed: string) {
  return open(secret, sealed) ?? (previousSecret ? open(previousSecret, sealed) : undefined)
}

export function isSealedWith(secret: string, sealed: string) {
  return open(secret, sealed) !== undefined
}

function open(secret: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf(secret: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', 'quittance second step', 32))
}
