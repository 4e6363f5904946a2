import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import type { Limit } from '#http/rate-limit.ts'

const mailsPerHour = 5

/**
 * Few attempts per client and address, more per client, since a client may be a whole office. A
 * distributed attack blocks only unknown browsers: one that has signed in before has its own limit.
 */
export function loginLimits(email: string, client: string): Limit[] {
  return [
    { key: 'login', client, max: 60, windowMinutes: 15 },
    { key: loginPairKey(email, client), max: 10, windowMinutes: 15 },
    { key: loginAddressKey(email), max: 100, windowMinutes: 60 },
  ]
}

export function loginPairKey(email: string, client: string) {
  return `login:pair:${client}:${email.toLowerCase()}`
}

export function loginAddressKey(email: string) {
  return `login:address:${email.toLowerCase()}`
}

export function knownDeviceLimits(device: string): Limit[] {
  return [{ key: loginDeviceKey(device), max: 10, windowMinutes: 15 }]
}

export function loginDeviceKey(device: string) {
  return `login:device:${device}`
}

/** For calls that email an address anyone can enter. */
export function mailLimits(email: string, client: string): Limit[] {
  return [
    { key: 'mail', client, max: 30, windowMinutes: 60 },
    { key: `mail:pair:${client}:${email.toLowerCase()}`, max: mailsPerHour, windowMinutes: 60 },
  ]
}

/** For emails requested by a browser whose account is known. */
export function ownMailLimits(who: string): Limit[] {
  return [{ key: `mail:own:${who}`, max: mailsPerHour, windowMinutes: 60 }]
}

/**
 * Protects every inbox from flooding. A refusal would lock the owner out, so further emails are
 * dropped silently; the last one sent still works.
 */
export async function isInboxFull(db: Db, email: string) {
  const { count } = await countAttempt(db, `mail:address:${email.toLowerCase()}`, 60)
  return count > mailsPerHour
}

/** Tokens cannot be guessed; this limit only protects the endpoint from load. */
export function resetLimits(client: string): Limit[] {
  return [{ key: 'reset', client, max: 30, windowMinutes: 15 }]
}

export function oidcLimits(client: string): Limit[] {
  return [{ key: 'oidc', client, max: 60, windowMinutes: 15 }]
}

export function passkeyLimits(client: string): Limit[] {
  return [{ key: 'passkey', client, max: 60, windowMinutes: 15 }]
}

/** A stolen session must not allow password guessing. */
export function passwordCheckLimits(userId: number): Limit[] {
  return [{ key: `password:user:${userId}`, max: 10, windowMinutes: 15 }]
}
