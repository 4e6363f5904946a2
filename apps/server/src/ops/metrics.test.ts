import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'

const root = join(import.meta.dirname, '../../../..')
const backup = { runIfDue: async () => {}, state: async () => ({ failures: 2, newestAt: 1.5 }) }
const product = await useTestApp({ backup })

async function readMetrics() {
  const response = await product.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const lines = response.body.split('\n').filter((line) => /^\w/.test(line))
  return new Map(lines.map((line) => line.split(/(?:\{.*\})? /) as [string, string]))
}

test('metrics tell about mail, disk and backups', async () => {
  await product.pool.query(`INSERT INTO outbox (message, created_at, next_attempt_at)
    VALUES ('{}', now() - interval '1 hour', 'infinity')`)
  const found = await readMetrics()
  expect(found.get('quittance_outbox_mails')).toBe('1')
  expect(Number(found.get('quittance_outbox_oldest_seconds'))).toBeGreaterThanOrEqual(3600)
  const [free, size] = ['free', 'size'].map((it) => Number(found.get(`quittance_disk_${it}_bytes`)))
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free ?? 0)
  expect(found.get('quittance_backup_failures_total')).toBe('2')
  expect(found.get('quittance_backup_newest_timestamp_seconds')).toBe('1.5')
  await product.pool.query('DELETE FROM outbox')
})

test('the docs describe every metric, and dashboard and alerts use no other', async () => {
  await product.app.inject('/healthz')
  const names = [...(await readMetrics()).keys()].toSorted()
  const docs = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const described = [...docs.matchAll(/^\| `((?:http|process|event|quittance)_\w+)` \|/gm)]
  expect(described.map(([, name]) => name).toSorted()).toEqual(names)
  for await (const file of glob('deploy/*.{json,yaml}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    const used = text.match(/\b(?:http_request|process_|event_loop|quittance_)\w+/g) ?? []
    expect(names, file).toEqual(expect.arrayContaining(used))
  }
})
