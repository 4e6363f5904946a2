import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { reportKinds } from '@quittance/contract/reports'

/** A file, or the claim page with or without photos. Tokens store the index: never reorder. */
export const linkKinds = [
  ...reportKinds,
  'claim',
  'claim-without-images',
  'answer',
  'answer-without-images',
] as const

export type LinkKind = (typeof linkKinds)[number]

export type LinkClaim = {
  /** Of the finalization; of the recipient for a link that can answer. */
  id: number
  kind: LinkKind
  expiresAt: Date
  /** Mailed to the claim's recipient before each recipient had a link that can answer. */
  isForRecipient?: boolean
}

/** Added to the kind. */
const recipientFlag = 128

// 11 + 16 bytes: a multiple of three, so that the token has no unused bits.
const claimBytes = 11
const signatureBytes = 16
const tokenForm = /^[\w-]{36}$/

/** Derives a key for links only, so that other uses of the secret reveal nothing about it. */
export function linkKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'quittance report links', 32))
}

export function signToken(key: Buffer, link: LinkClaim): string {
  const { id, kind, expiresAt, isForRecipient } = link
  const claim = Buffer.alloc(claimBytes)
  claim.writeUInt32BE(id, 0)
  claim.writeUInt8(linkKinds.indexOf(kind) + (isForRecipient ? recipientFlag : 0), 4)
  claim.writeUIntBE(expiresAt.getTime(), 5, 6)
  return Buffer.concat([claim, signatureOf(key, claim)]).toString('base64url')
}

/** Returns undefined unless this key signed it. */
export function readToken(key: Buffer, token: string): LinkClaim | undefined {
  if (!tokenForm.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const claim = bytes.subarray(0, claimBytes)
  if (!timingSafeEqual(bytes.subarray(claimBytes), signatureOf(key, claim))) return undefined
  const isForRecipient = claim.readUInt8(4) >= recipientFlag
  const kind = linkKinds[claim.readUInt8(4) % recipientFlag]
  if (!kind) return undefined
  const expiresAt = new Date(claim.readUIntBE(5, 6))
  return { id: claim.readUInt32BE(0), kind, expiresAt, ...(isForRecipient && { isForRecipient }) }
}

function signatureOf(key: Buffer, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes)
}
