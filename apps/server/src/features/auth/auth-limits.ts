import type { Limit } from '#http/rate-limit.ts'

/** Guessing a password: few tries for one address, more for one client, which may be an office. */
export function loginLimits(email: string, client: string): Limit[] {
  return [
    { key: 'login', client, max: 60, windowMinutes: 15 },
    { key: loginAddressKey(email), max: 10, windowMinutes: 15 },
  ]
}

export function loginAddressKey(email: string) {
  return `login:address:${email.toLowerCase()}`
}

/** Calls that send a mail: nobody's inbox may be flooded, whoever asks. */
export function mailLimits(email: string, client: string): Limit[] {
  return [
    { key: 'mail', client, max: 30, windowMinutes: 60 },
    { key: `mail:address:${email.toLowerCase()}`, max: 5, windowMinutes: 60 },
  ]
}

/** A stolen session must not become a way to guess the password. */
export function passwordCheckLimits(userId: number): Limit[] {
  return [{ key: `password:user:${userId}`, max: 10, windowMinutes: 15 }]
}
