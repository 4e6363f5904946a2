import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { counterOf } from '#db/attempt-counter.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from './app-error.ts'

export type Limit = {
  key: string
  /** Counted per client, as identified by `clientKey`. */
  client?: string
  max: number
  windowMinutes: number
}

/** Some customers have a /48, which is 65,536 clients by /64; thousands share others. */
const timesForSite = 10

export async function limitAttempts(db: Db, limits: Limit[]) {
  const secondsLeft = await countAttempts(db, limits)
  if (secondsLeft === null) return
  throw new AppError(
    'RATE_LIMITED',
    `Too many attempts. Please try again in ${formatWait(secondsLeft)}.`,
    { retryAfterSeconds: secondsLeft },
  )
}

/**
 * Returns the remaining time of the first exceeded limit; null if none is. One that is known to be
 * exceeded costs no query.
 */
export async function countAttempts(db: Db, limits: Limit[]): Promise<number | null> {
  const counter = counterOf(db)
  const all = limits.flatMap(byWidth)
  const known = all.map(({ key }) => counter.secondsRefused(key)).find((left) => left !== null)
  if (known !== undefined) return known
  for (const { key, max, windowMinutes } of all) {
    const { count, secondsLeft } = await counter.count(key, windowMinutes)
    if (count <= max) continue
    counter.refuse(key, secondsLeft)
    return secondsLeft
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

/** The /48 of an IPv6 client; undefined for others. */
function siteOf(client: string) {
  const groups = client.split(':')
  return groups.length === 4 ? groups.slice(0, 3).join(':') : undefined
}

/** One IPv6 customer has a whole /64, so that counts as one client. */
export function clientKey({ ip }: FastifyRequest) {
  // A trusted proxy may pass on something that is not an address.
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

export function formatWait(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
