import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { comesFromThisMachine } from '#http/this-machine.ts'

export type MetricsAccess = { token: string | undefined; isProduction: boolean }

/**
 * With a token only who shows it, from wherever. Without one only this machine, and in production nobody:
 * there a proxy on this machine may make every visitor look like it.
 */
export function mayReadMetrics(request: FastifyRequest, { token, isProduction }: MetricsAccess) {
  if (token === undefined) return !isProduction && comesFromThisMachine(request)
  const [, shown] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return shown !== undefined && isSame(shown, token)
}

/** In the same time wherever they differ, and however long they are. */
function isSame(shown: string, token: string) {
  return timingSafeEqual(digest(shown), digest(token))
}

function digest(text: string) {
  return hash('sha256', text, 'buffer')
}
