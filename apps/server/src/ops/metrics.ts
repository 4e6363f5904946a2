import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Counts requests by route and status, in the Prometheus text format. */
export function createMetrics(app: FastifyInstance) {
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
