import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'
import { newTraveller } from '#test/trips.ts'

const root = join(import.meta.dirname, '../../../..')
const backup = { runIfDue: async () => {}, state: async () => ({ failures: 2, newestAt: 1.5 }) }
const product = await useTestApp({ backup })

test('metrics tell about mail, disk and backups; the docs describe each, dashboard and alerts use no other', async () => {
  await product.app.inject('/healthz')
  await product.pool.query(`INSERT INTO outbox (message, created_at, next_attempt_at)
    VALUES ('{}', now() - interval '1 hour', 'infinity')`)
  const { userId } = await newTraveller(product)
  await product.pool.query(
    `WITH hook AS (INSERT INTO webhooks (user_id, url, events, secret)
       VALUES ($1, 'https://example.com/', '{}', '') RETURNING id)
     INSERT INTO outbox (message, next_attempt_at, webhook_id) SELECT '{}', 'infinity', id FROM hook`,
    [userId],
  )
  const { body } = await product.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  await product.pool.query('DELETE FROM outbox')
  const lines = body.split('\n').filter((line) => /^\w/.test(line))
  const found = new Map(lines.map((line) => line.split(/(?:\{.*\})? /) as [string, string]))
  expect(found.get('quittance_outbox_mails')).toBe('1')
  expect(Number(found.get('quittance_outbox_oldest_seconds'))).toBeGreaterThanOrEqual(3600)
  const free = Number(found.get('quittance_disk_free_bytes'))
  expect(free).toBeGreaterThan(0)
  expect(Number(found.get('quittance_disk_size_bytes'))).toBeGreaterThan(free)
  expect(found.get('quittance_backup_failures_total')).toBe('2')
  expect(found.get('quittance_backup_newest_timestamp_seconds')).toBe('1.5')

  const names = [...found.keys()].toSorted()
  const docs = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const described = [...docs.matchAll(/^\| `((?:http|process|event|quittance)_\w+)` \|/gm)]
  expect(described.map(([, name]) => name).toSorted()).toEqual(names)
  for await (const file of glob('deploy/{grafana-dashboard.json,alerts.yaml}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    const used = text.match(/\b(?:http_request|process_|event_loop|quittance_)\w+/g)
    expect(names).toEqual(expect.arrayContaining(used ?? ['none']))
  }
})
