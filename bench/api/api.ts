import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeFolder, type Trial } from '#shared/programs.ts'
import { startServer } from '#shared/server.ts'
import { addTravellers } from '#shared/travellers.ts'
import { type Call, formCall, type Load, measure } from './load.ts'

const clientCounts = [1, 16, 64]
const rounds = 3
const seconds = 1.5
const growthLimit = 1.5
const ownReceipts = 100

/** Current user, list, summary and save for one user, with a thousand and a million receipts in the database. */
export async function run() {
  console.info('Filling databases with 1,000 and 1,000,000 receipts…')
  await using trial = new AsyncDisposableStack()
  const [small, large] = await Promise.all([
    startFilledServer(trial, 1_000),
    startFilledServer(trial, 1_000_000),
  ])
  const rows: string[] = []
  const growths: number[] = []
  for (const name of Object.keys(small.calls)) {
    const bare = await startBareServer(trial, small.url, small.calls[name]!)
    for (const clients of clientCounts) {
      const targets = [{ url: bare, calls: small.calls }, small, large]
      const loads = await interleave(
        targets.map(({ url, calls }) => ({ url, call: calls[name]! })),
        clients,
      )
      const [constant, thousand, million] = loads as [Load, Load, Load]
      const growth = thousand.perSecond / million.perSecond
      growths.push(growth)
      const cost = constant.perSecond / thousand.perSecond
      const cells = [name, clients, ...loads.map(speed), cost.toFixed(1), growth.toFixed(2)]
      rows.push(`| ${cells.join(' | ')} |`)
    }
  }
  console.info(
    '| call | clients | bare server, p99 | 1,000 receipts, p99 | 1,000,000 receipts, p99 | cost of our code | growth |',
  )
  console.info(['|---|---|---|---|---|---|---|', ...rows].join('\n'))
  const worst = Math.max(...growths)
  console.info(
    `Worst growth from a thousand to a million receipts: ${worst.toFixed(2)} times (limit ${growthLimit}).`,
  )
  if (worst > growthLimit) process.exitCode = 1
}

/** A hundred receipts belong to the caller, the others to travellers who hold 500 each in one trip, over two years. */
async function startFilledServer(trial: Trial, receipts: number) {
  const { url, query } = await startServer(trial, await makeFolder(trial, 'api'), {
    READER: 'none',
  })
  const [account] = await addTravellers(url, query, 1)
  if (!account) throw new Error('No account was created.')
  const { tripId, cookie } = account
  await query(
    `insert into users (email, password_hash, first_name, last_name)
     select 'other-' || n || '@example.com', 'none', 'Other', 'Traveller' from generate_series(1, $1::int) n`,
    [Math.ceil(receipts / 500)],
  )
  await query(
    `insert into trips (user_id, name, start_date, currency, status)
     select id, 'Trip of ' || email, '2025-01-01', 'EUR', 'active' from users where email like 'other-%'`,
  )
  await query(
    `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, notes)
     select t.id, t.user_id, 'Vendor ' || n, date '2025-01-01' + n % 700, 100 + n % 90000,
       (array['USD','EUR','GBP'])[1 + n % 3], (array['food','transport','coffee','other'])[1 + n % 4],
       case when n % 5 = 0 then 'A note of some length for receipt ' || n end
     from trips t, generate_series(1, $1::int) n where t.id <> $2 or n <= $3`,
    [Math.min(receipts, 500), tripId, ownReceipts],
  )
  await query('vacuum analyze')
  const headers = { cookie }
  const get = (path: string): Call => ({ method: 'GET', path, headers })
  const receipt = { tripId, vendor: 'Bench', date: '2025-06-01', amount: '4.20', currency: 'EUR' }
  const calls: Record<string, Call> = {
    user: get('/api/auth/user'),
    list: get(`/api/trips/${tripId}/receipts?limit=50`),
    summary: get(`/api/trips/${tripId}`),
    save: await formCall('/api/receipts', { ...receipt, category: 'food' }, headers),
  }
  return { url, calls }
}

/** Alternating, so that noise on the machine affects all of them; the best round counts. */
async function interleave(targets: { url: string; call: Call }[], clients: number) {
  const results = targets.map((): Load => ({ perSecond: 0, p99: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url, call }] of targets.entries()) {
      const load = await measure(url, call, clients, seconds)
      const best = results[index]
      if (best && load.perSecond > best.perSecond) results[index] = load
    }
  }
  return results
}

async function startBareServer(trial: Trial, url: string, { method, path, headers = {} }: Call) {
  const answer = method === 'GET' ? await (await fetch(`${url}${path}`, { headers })).text() : '{}'
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [answer])
  trial.defer(() => void server.kill())
  const [port] = (await once(server, 'message')) as [number]
  return `http://127.0.0.1:${port}`
}

function speed({ perSecond, p99 }: Load) {
  return `${Math.round(perSecond)}/s, ${p99.toFixed(1)} ms`
}
