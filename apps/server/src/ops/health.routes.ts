import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { createMetrics } from './metrics.ts'
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts'

export function registerHealth(app: FastifyInstance, db: Db, access: MetricsAccess) {
  const metrics = createMetrics(app)

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
    return reply.type('text/plain; version=0.0.4').send(metrics.render())
  })
}
