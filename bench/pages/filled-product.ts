import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@quittance/server/test/free-port'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import { Client } from 'pg'

const login = { email: 'demo@quittance.example', password: 'demo-traveller' }
const photosAdded = 5

export type FilledProduct = Awaited<ReturnType<typeof startFilledProduct>>

/** The built product of a checkout with its demo account, whose trip gets a dozen photographed receipts. */
export async function startFilledProduct(checkout: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quittance-bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    READER: 'none',
  }
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of server.stdout) if (String(chunk).includes('Stop it with')) break
  if (server.exitCode !== null) throw new Error(`Build ${checkout} first: npm run build.`)

  const url = `http://localhost:${port}`
  const demoData = ['apps/server/src/ops/commands/demo-data.ts']
  await promisify(execFile)(process.execPath, demoData, { cwd: checkout, env })
  await addPhotos(url)
  return {
    checkout,
    url,
    login,
    /** Straight into the database, to the trip in progress. */
    async addReceipts(count: number) {
      const host = join(dataDir, 'postgres')
      const client = new Client({ host, user: 'quittance', database: 'quittance' })
      await client.connect()
      await client.query(
        `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
         select t.id, t.user_id, 'Vendor ' || n, date '2026-01-01' + n % 60, 100 + n, 'EUR', 'food'
         from trips t, generate_series(1, $1::int) n where t.status = 'active'`,
        [count],
      )
      await client.end()
    },
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addPhotos(url: string) {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const active = await fetch(`${url}/api/trips/active`, { headers: { cookie } })
  const { id } = (await active.json()) as { id: number }
  for (let number = 1; number <= photosAdded; number += 1) {
    const body = await photographedReceipt(id, number)
    const saved = await fetch(`${url}/api/receipts`, { method: 'POST', headers: { cookie }, body })
    if (!saved.ok) throw new Error(`Saving a receipt answered ${saved.status}.`)
  }
}

async function photographedReceipt(tripId: number, number: number) {
  const vendor = `Museum Shop ${number}`
  const total = `${10 + number}.50`
  const date = new Date().toISOString().slice(0, 10)
  const lines = [{ name: 'Catalogue', price: total }]
  const photo = await drawReceipt({
    vendor,
    address: [],
    date,
    lines,
    total,
    currency: 'EUR',
    footer: 'Thank you',
  })
  const form = new FormData()
  const fields = { tripId, vendor, date, amount: total, currency: 'EUR', category: 'other' }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'receipt.jpg')
  return form
}
