import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { isSameSecret } from '#http/constant-time.ts'
import { comesFromThisMachine } from '#http/this-machine.ts'

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

/** Counts requests by route and status, in the Prometheus text format. */
function createMetrics(app: FastifyInstance) {
  const requests = new Map<string, { count: number; seconds: number }>()
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 20 })
  eventLoopDelay.enable()
  app.addHook('onClose', async () => eventLoopDelay.disable())

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const entry = requests.get(labels) ?? { count: 0, seconds: 0 }
    entry.count += 1
    entry.seconds += reply.elapsedTime / 1000
    requests.set(labels, entry)
  })

  function render() {
    const lines = ['# TYPE http_requests_total counter', '# TYPE http_request_seconds_sum counter']
    for (const [labels, { count, seconds }] of requests) {
      lines.push(`http_requests_total{${labels}} ${count}`)
      lines.push(`http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`)
    }
    lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`)
    lines.push(`event_loop_delay_p99_seconds ${(eventLoopDelay.percentile(99) / 1e9).toFixed(6)}`)
    return `${lines.join('\n')}\n`
  }

  return { render }
}
