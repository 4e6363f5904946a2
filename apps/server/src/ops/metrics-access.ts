import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { comesFromThisMachine } from '#http/this-machine.ts'

export type MetricsAccess = { token: string | undefined; isProduction: boolean }

/**
 * With a token, only its holders, from anywhere. Without one, only this machine, and in production
 * nobody: a proxy on this machine may make every visitor look local.
 */
export function mayReadMetrics(request: FastifyRequest, { token, isProduction }: MetricsAccess) {
  if (token === undefined) return !isProduction && comesFromThisMachine(request)
  const [, shown] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return shown !== undefined && isSame(shown, token)
}

/** In constant time, whatever the difference and length. */
function isSame(shown: string, token: string) {
  return timingSafeEqual(digest(shown), digest(token))
}

function digest(text: string) {
  return hash('sha256', text, 'buffer')
}
