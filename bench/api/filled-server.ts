import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { Pool } from 'pg'

const root = join(import.meta.dirname, '../..')
const ownReceipts = 100

export type FilledServer = {
  url: string
  tripId: number
  cookie: string
  stop(): Promise<void>
}

/** The built server on a database with this many receipts; a hundred belong to the caller. */
export async function startFilledServer(receipts: number, checkout = root): Promise<FilledServer> {
  const env = { LOG_LEVEL: 'error', READER: 'none' }
  const { url, dataDir, stop } = await startBuiltServer(env, checkout)
  const cookie = await register(url, 'bench@example.com')
  return { url, tripId: await fill(dataDir, receipts), cookie, stop }
}

/** The built server as `npm start` runs it, with its own PostgreSQL. */
export async function startBuiltServer(settings: Record<string, string>, checkout = root) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quittance-bench-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop() {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  let printed = ''
  for await (const chunk of server.stdout) {
    printed += String(chunk)
    if (printed.includes('Stop it with')) break
  }
  if (!printed.includes('Stop it with')) {
    await stop()
    throw new Error('The server did not start; run npm run build first.')
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, pid: server.pid ?? 0, stop }
}

export async function register(url: string, email: string) {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The server's own database, while it runs. */
export function connectTo(dataDir: string) {
  const host = join(dataDir, 'postgres')
  return new Pool({ host, user: 'quittance', database: 'quittance', port: 5432, max: 1 })
}

/** Other travellers hold 500 receipts each in one trip, spread over two years. */
async function fill(dataDir: string, receipts: number) {
  const pool = connectTo(dataDir)
  const others = Math.ceil(receipts / 500)
  await pool.query(
    `insert into users (email, password_hash, first_name, last_name)
     select 'other-' || n || '@example.com', 'none', 'Other', 'Traveller' from generate_series(1, $1::int) n`,
    [others],
  )
  await pool.query(
    `insert into trips (user_id, name, start_date, currency, status)
     select id, 'Trip of ' || email, '2025-01-01', 'EUR', 'active' from users`,
  )
  const receiptsOf = `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, notes)
     select t.id, t.user_id, 'Vendor ' || n, date '2025-01-01' + n % 700, 100 + n % 90000,
       (array['USD','EUR','GBP'])[1 + n % 3], (array['food','transport','coffee','other'])[1 + n % 4],
       case when n % 5 = 0 then 'A note of some length for receipt ' || n end
     from trips t join users u on u.id = t.user_id, generate_series(1, $1::int) n where u.email`
  await pool.query(`${receiptsOf} like 'other-%'`, [Math.min(receipts, 500)])
  await pool.query(`${receiptsOf} = 'bench@example.com'`, [ownReceipts])
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: number }>(
    `select t.id from trips t join users u on u.id = t.user_id where u.email = 'bench@example.com'`,
  )
  await pool.end()
  return rows[0]?.id ?? 0
}
