import type { Limit } from '#http/rate-limit.ts'

/**
 * Per inbox, for all senders together: a report every minute, enough for a large finance department
 * on the last day of the month, but not for a flood from many accounts.
 */
export function recipientLimits(email: string): Limit[] {
  const key = `report-mail:${inboxOf(email)}`
  return [
    { key: `${key}:hour`, max: 60, windowMinutes: 60 },
    { key: `${key}:day`, max: 300, windowMinutes: 24 * 60 },
  ]
}

/** Nobody finalizes this often; a spammer would. */
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
