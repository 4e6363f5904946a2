import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import type { Limit } from '#http/rate-limit.ts'

const mailsPerHour = 5

/**
 * Guessing a password: few tries of one client for one address, more of one client, which may be an
 * office. Strangers who guess from everywhere close the address to other strangers only, for a
 * browser that has signed in before counts by itself.
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

/** Calls that send a mail to an address that anybody may name. */
export function mailLimits(email: string, client: string): Limit[] {
  return [
    { key: 'mail', client, max: 30, windowMinutes: 60 },
    { key: `mail:pair:${client}:${email.toLowerCase()}`, max: mailsPerHour, windowMinutes: 60 },
  ]
}

/** Mails that a browser asks for whose account is known to be its own. */
export function ownMailLimits(who: string): Limit[] {
  return [{ key: `mail:own:${who}`, max: mailsPerHour, windowMinutes: 60 }]
}

/**
 * Nobody's inbox may be flooded, whoever asks. A refusal would lock its owner out, so the mails just
 * end; the last one sent still works.
 */
export async function isInboxFull(db: Db, email: string) {
  const { count } = await countAttempt(db, `mail:address:${email.toLowerCase()}`, 60)
  return count > mailsPerHour
}

/** Tokens cannot be guessed; this keeps the door that takes them from being leant on. */
export function resetLimits(client: string): Limit[] {
  return [{ key: 'reset', client, max: 30, windowMinutes: 15 }]
}

export function passkeyLimits(client: string): Limit[] {
  return [{ key: 'passkey', client, max: 60, windowMinutes: 15 }]
}

/** A stolen session must not become a way to guess the password. */
export function passwordCheckLimits(userId: number): Limit[] {
  return [{ key: `password:user:${userId}`, max: 10, windowMinutes: 15 }]
}
