import { randomBytes } from 'node:crypto'

/** No characters that look alike; 32 of them, so that each is worth five bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const tokenLength = 20

const inboundAddress = /^([a-km-np-z2-9]{20})(?:\+[^@]*)?@([^@]+)$/

/** 100 random bits: addresses cannot be guessed. */
export function createAddressToken(): string {
  return Array.from(randomBytes(tokenLength), (byte) => letters[byte % letters.length]).join('')
}

export function addressOf(token: string, domain: string): string {
  return `${token}@${domain}`
}

/** Parses one of our addresses, in any case and with any plus suffix; null for any other. */
export function tokenOf(address: string, domain: string): string | null {
  const [, token, host] = inboundAddress.exec(address.trim().toLowerCase()) ?? []
  return token !== undefined && host === domain.toLowerCase() ? token : null
}
