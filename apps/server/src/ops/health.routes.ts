import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { isSameSecret } from '#http/constant-time.ts'
import { comesFromThisMachine } from '#http/this-machine.ts'
import type { Metrics } from './metrics.ts'

export function registerHealth(
  app: FastifyInstance,
  db: Db,
  metrics: Metrics,
  access: MetricsAccess,
) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, access)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4').send(await metrics.render())
  })
}

type MetricsAccess = { token: string | undefined; isProduction: boolean }

/**
 * With a token, only its holders, from anywhere. Without one, only this machine, and in production
 * nobody: a proxy on this machine may make every visitor look local.
 */
function mayReadMetrics(request: FastifyRequest, { token, isProduction }: MetricsAccess) {
  if (token === undefined) return !isProduction && comesFromThisMachine(request)
  const [, shown] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return shown !== undefined && isSameSecret(shown, token)
}
