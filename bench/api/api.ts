import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type FilledServer, startFilledServer } from './filled-server.ts'
import { type Call, type Load, measure } from './load.ts'

const clientCounts = [1, 16, 64]
const rounds = 3
const seconds = 1.5
const growthLimit = 1.5

/** Who is asking, list, summary and save for one user, with a thousand and a million receipts in the database. */
export async function run() {
  console.info('Filling two databases: 1,000 and 1,000,000 receipts…')
  const [small, large] = await Promise.all([startFilledServer(1_000), startFilledServer(1_000_000)])
  const rows: string[] = []
  const growths: number[] = []
  try {
    for (const [name, callOf] of Object.entries(calls)) {
      const bare = await startBareServer(callOf(small))
      for (const clients of clientCounts) {
        const result = await interleave([bare.call, callOf(small), callOf(large)], clients)
        const [constant, thousand, million] = result as [Load, Load, Load]
        const growth = thousand.perSecond / million.perSecond
        growths.push(growth)
        rows.push(row(name, clients, constant, thousand, million, growth))
      }
      bare.stop()
    }
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
  console.info(table(rows))
  const worst = Math.max(...growths)
  console.info(
    `Worst growth from a thousand to a million receipts: ${worst.toFixed(2)} times (limit ${growthLimit}).`,
  )
  if (worst > growthLimit) process.exitCode = 1
}

const calls: Record<string, (server: FilledServer) => Call> = {
  user: ({ url, cookie }) => ({ method: 'GET', url: `${url}/api/auth/user`, headers: { cookie } }),
  list: ({ url, tripId, cookie }) => ({
    method: 'GET',
    url: `${url}/api/trips/${tripId}/receipts?limit=50`,
    headers: { cookie },
  }),
  summary: ({ url, tripId, cookie }) => ({
    method: 'GET',
    url: `${url}/api/trips/${tripId}`,
    headers: { cookie },
  }),
  save: ({ url, tripId, cookie }) => {
    const { body, contentType } = manualReceipt(tripId)
    return {
      method: 'POST',
      url: `${url}/api/receipts`,
      headers: { cookie, 'content-type': contentType },
      body,
    }
  },
}

function manualReceipt(tripId: number) {
  const fields = {
    tripId,
    vendor: 'Bench',
    date: '2025-06-01',
    amount: '4.20',
    currency: 'EUR',
    category: 'food',
  }
  const boundary = 'quittance-bench'
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

/** In turns, so that a noisy moment of the machine falls on all of them; the best round counts. */
async function interleave(targets: Call[], clients: number) {
  const results = targets.map((): Load => ({ perSecond: 0, p99: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of targets.entries()) {
      const load = await measure(call, clients, seconds)
      const best = results[index]
      if (best && load.perSecond > best.perSecond) results[index] = load
    }
  }
  return results
}

async function startBareServer(example: Call) {
  const answer =
    example.method === 'GET'
      ? await (await fetch(example.url, { headers: example.headers })).text()
      : '{}'
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [answer])
  const [port] = (await once(server, 'message')) as [number]
  const call = { ...example, url: `http://127.0.0.1:${port}/` }
  return { call, stop: () => server.kill() }
}

function row(
  name: string,
  clients: number,
  bare: Load,
  thousand: Load,
  million: Load,
  growth: number,
) {
  const cells = [
    name,
    String(clients),
    ...[bare, thousand, million].map(
      ({ perSecond, p99 }) => `${Math.round(perSecond)}/s, ${p99.toFixed(1)} ms`,
    ),
    (bare.perSecond / thousand.perSecond).toFixed(1),
    growth.toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

function table(rows: string[]) {
  return [
    '| call | clients | bare server, p99 | 1,000 receipts, p99 | 1,000,000 receipts, p99 | cost of our code | growth |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
