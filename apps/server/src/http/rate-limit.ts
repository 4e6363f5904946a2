import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import { AppError } from './app-error.ts'

export type Limit = {
  key: string
  /** Counted for each client apart, by what `clientKey` says of it. */
  client?: string
  max: number
  windowMinutes: number
}

/** Some customers hold a /48: 65,536 clients by the count of /64. Others share one with a few thousand. */
const timesForSite = 10

/** Counts an attempt against each limit and throws when one of them is passed. */
export async function limitAttempts(db: Db, limits: Limit[]) {
  const secondsLeft = await countAttempts(db, limits)
  if (secondsLeft === null) return
  throw new AppError(
    'RATE_LIMITED',
    `Too many attempts. Please try again in ${waitInWords(secondsLeft)}.`,
    { retryAfterSeconds: secondsLeft },
  )
}

/** How long the first limit that is passed still holds; null when none is. */
export async function countAttempts(db: Db, limits: Limit[]): Promise<number | null> {
  for (const { key, max, windowMinutes } of limits.flatMap(byWidth)) {
    const { count, secondsLeft } = await countAttempt(db, key, windowMinutes)
    if (count > max) return secondsLeft
  }
  return null
}

function byWidth({ client, ...limit }: Limit): Limit[] {
  if (client === undefined) return [limit]
  const key = `${limit.key}:client:${client}`
  const site = siteOf(client)
  return [
    { ...limit, key },
    ...(site
      ? [{ ...limit, key: `${limit.key}:site:${site}`, max: timesForSite * limit.max }]
      : []),
  ]
}

/** The /48 of an IPv6 client; others have none. */
function siteOf(client: string) {
  const groups = client.split(':')
  return groups.length === 4 ? groups.slice(0, 3).join(':') : undefined
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

export function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
