import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FilledServer, startFilledServer } from './filled-server.ts'
import { type Call, type Load, measure } from './load.ts'

const clientCounts = [1, 16, 64]
const rounds = 3
const seconds = 1.5
const growthLimit = 1.5

/**
 * Current user, list, summary and save for one user, with a thousand and a million receipts in the
 * database; with `--beside <checkout>`, alternating with the build of another checkout.
 */
export async function run(args: string[]) {
  const { values } = parseArgs({ args, options: { beside: { type: 'string' } } })
  const beside = values.beside && resolve(values.beside)
  console.info('Filling databases with 1,000 and 1,000,000 receipts…')
  const servers = await Promise.all([
    startFilledServer(1_000),
    startFilledServer(1_000_000),
    ...(beside ? [startFilledServer(1_000, beside)] : []),
  ])
  const [small] = servers
  const rows: string[] = []
  const growths: number[] = []
  try {
    for (const [name, callOf] of Object.entries(calls)) {
      const bare = await startBareServer(callOf(small))
      for (const clients of clientCounts) {
        const targets = [bare.call, ...servers.map(callOf)]
        const loads = await interleave(targets, clients)
        const [constant, thousand, million, other] = loads as [Load, Load, Load, Load?]
        const growth = thousand.perSecond / million.perSecond
        growths.push(growth)
        rows.push(row([name, String(clients)], { constant, thousand, million, other }, growth))
      }
      bare.stop()
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
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

/** Alternating, so that noise on the machine affects all of them; the best round counts. */
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

type Loads = { constant: Load; thousand: Load; million: Load; other?: Load | undefined }

function row(names: string[], { constant, thousand, million, other }: Loads, growth: number) {
  const speeds = [constant, thousand, million].map(speed)
  const cost = constant.perSecond / thousand.perSecond
  const faster = other
    ? [speed(other), (thousand.perSecond / other.perSecond).toFixed(2)]
    : ['', '']
  return `| ${[...names, ...speeds, cost.toFixed(1), growth.toFixed(2), ...faster].join(' | ')} |`
}

function speed({ perSecond, p99 }: Load) {
  return `${Math.round(perSecond)}/s, ${p99.toFixed(1)} ms`
}

function table(rows: string[]) {
  return [
    '| call | clients | bare server, p99 | 1,000 receipts, p99 | 1,000,000 receipts, p99 | cost of our code | growth | beside, 1,000 receipts | faster than beside |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
