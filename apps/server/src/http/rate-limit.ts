import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import { AppError } from './app-error.ts'

export type Limit = { key: string; max: number; windowMinutes: number }

/** Counts an attempt against each limit and throws when one of them is passed. */
export async function limitAttempts(db: Db, limits: Limit[]) {
  for (const { key, max, windowMinutes } of limits) {
    const { count, secondsLeft } = await countAttempt(db, key, windowMinutes)
    if (count > max) {
      throw new AppError(
        'RATE_LIMITED',
        `Too many attempts. Please try again in ${inWords(secondsLeft)}.`,
        { retryAfterSeconds: secondsLeft },
      )
    }
  }
}

/** One IPv6 customer holds a whole /64, so that is what counts as one client. */
export function clientKey({ ip }: FastifyRequest) {
  // What a trusted proxy passes on need not be an address.
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
