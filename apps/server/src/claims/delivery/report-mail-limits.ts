import type { Limit } from '#http/rate-limit.ts'

/**
 * One inbox, whoever writes to it. It has room for the finance department of a large company on the last
 * day of a month, a report every minute, and none for a flood from many accounts.
 */
export function recipientLimits(email: string): Limit[] {
  const key = `report-mail:${inboxOf(email)}`
  return [
    { key: `${key}:hour`, max: 60, windowMinutes: 60 },
    { key: `${key}:day`, max: 300, windowMinutes: 24 * 60 },
  ]
}

/** Nobody finalizes this often; someone who sends mail to strangers would. */
export function senderLimits(userId: number): Limit[] {
  return [
    { key: `finalize:user:${userId}`, max: 30, windowMinutes: 60 },
    { key: `finalize:user:${userId}:day`, max: 100, windowMinutes: 24 * 60 },
  ]
}

/** `Finance+2@…` is the inbox of `finance@…`. */
function inboxOf(email: string) {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
