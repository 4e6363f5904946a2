import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { version } from '#process/version.ts'
import type { NightlyBackup } from './backup/nightly-backup.ts'

export type Metrics = ReturnType<typeof createMetrics>

type Deps = { db: Db; dataDir: string; backup: NightlyBackup | undefined }

/** Counts requests by route and status; describes them and the server in the Prometheus text format. */
export function createMetrics(app: FastifyInstance, { db, dataDir, backup }: Deps) {
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

  async function render() {
    const lines = ['# TYPE http_requests_total counter', '# TYPE http_request_seconds_sum counter']
    for (const [labels, { count, seconds }] of requests) {
      lines.push(`http_requests_total{${labels}} ${count}`)
      lines.push(`http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`)
    }
    const backups = await backup?.state()
    const gauges = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      event_loop_delay_p99_seconds: (eventLoopDelay.percentile(99) / 1e9).toFixed(6),
      [`quittance_build_info{version="${version}"}`]: 1,
      ...(await describeOutbox(db)),
      ...(await describeDisk(dataDir)),
      ...(backups && {
        quittance_backup_failures_total: backups.failures,
        quittance_backup_newest_timestamp_seconds: backups.newestAt,
      }),
    }
    for (const [name, value] of Object.entries(gauges)) lines.push(`${name} ${value}`)
    return `${lines.join('\n')}\n`
  }

  return { render }
}

/** Mails only: a user's webhook may fail for days. Without a database the other metrics are needed all the more. */
async function describeOutbox(db: Db) {
  const query = sql`select count(*)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
    from outbox where webhook_id is null`
  const result = await db.execute<{ waiting: number; oldest: number }>(query).catch(() => undefined)
  const found = result?.rows[0]
  if (!found) return { quittance_database_up: 0 }
  return {
    quittance_database_up: 1,
    quittance_outbox_mails: found.waiting,
    quittance_outbox_oldest_seconds: found.oldest,
  }
}

async function describeDisk(dataDir: string) {
  const found = await statfs(dataDir).catch(() => undefined)
  if (!found) return {}
  const { bsize, bavail, blocks } = found
  return { quittance_disk_free_bytes: bavail * bsize, quittance_disk_size_bytes: blocks * bsize }
}
