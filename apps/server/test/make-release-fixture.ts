// `npm run release-fixture`: makes fixtures/releases/<version> with the version that is checked out.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants } from 'node:zlib'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { create } from 'tar'
import { connectDatabase } from '#db/connect.ts'
import { version } from '#process/version.ts'
import { built } from './built.ts'
import { billPages, pdfOf } from './documents.ts'
import { ratesFile, startRatesServer } from './ecb-server.ts'
import { photo } from './images.ts'
import { formOf, lunch } from './receipts.ts'
import {
  ada,
  readEverything,
  releasesFolder,
  startRelease,
  type Visitor,
  visit,
} from './releases.ts'

const carol = 'carol@example.com'
const folder = join(releasesFolder, version)
const dataDir = await mkdtemp(join(tmpdir(), 'quittance-release-'))
const smtp = await startSmtpSink()
const days = ratesFile([['2026-03-02', { USD: '1.25', NOK: '11.5' }]])
const rates = await startRatesServer({
  'eurofxref-daily.xml': days,
  'eurofxref-hist-90d.xml': days,
  'eurofxref-hist.xml': days,
})
const env = { SMTP_URL: smtp.url, RATES_URL: rates.folder.href }
const server = await startRelease(dataDir, env)
const contents = await addTrips(visit(server.url))
  .then(() => readEverything(server.url))
  .finally(() => Promise.all([server.stop(), smtp.close(), rates.close()]))

await mkdir(folder)
await writeFile(join(folder, 'contents.json'), `${JSON.stringify(contents, null, 1)}\n`)
await promisify(execFile)(
  process.execPath,
  [built('commands/backup'), join(folder, 'backup.tar.gz')],
  { env: { ...process.env, DATA_DIR: dataDir } },
)
await packDatabase(await emptyWriteAheadLog())
await rm(dataDir, { recursive: true })
console.info(`Made ${folder}.`)

/** A claim that was sent back, answered, changed and approved; an archived trip; an active one. */
async function addTrips(visitor: Visitor) {
  const { call } = visitor
  await call('POST /api/auth/register', { ...ada, firstName: 'Ada', lastName: 'Lovelace' })
  const { text } = await smtp.take(ada.email, 'Verify')
  await call('POST /api/auth/verify-email', { token: /token=([\w-]+)/.exec(text)?.[1] })

  const berlin = await addTrip(visitor, { name: 'Berlin', purpose: 'Fair', project: 'Apollo' })
  const tax = { lines: [{ rate: 19, net: '22.94', tax: '4.36', gross: '27.30' }], vatNumber: null }
  const lunchId = await save(visitor, berlin, {
    image: await photo().jpeg().toBuffer(),
    tax: JSON.stringify(tax),
    metadata: JSON.stringify([{ name: 'Soup', quantity: 2, price: '13.65' }]),
  })
  const bill = { bytes: await pdfOf(billPages(1)), name: 'bill.pdf', type: 'application/pdf' }
  await save(visitor, berlin, { document: bill, vendor: 'Hotel Seeblick', amount: '198.50' })
  await save(visitor, berlin, { vendor: 'Kiosk', currency: 'USD', paidBy: 'company' })
  const printed = JSON.stringify({ currency: 'ISK', amount: '990' })
  await save(visitor, berlin, { vendor: 'Harpa', amount: '-3.20', printed })
  await finalize(visitor, berlin)
  await answer(visitor, 'send-back', { comment: 'Who was there?', [`remark-${lunchId}`]: 'Who?' })
  const { remarks } = await call<{ remarks: { id: number }[] }>(
    `GET /api/trips/${berlin}/conversation`,
  )
  for (const { id } of remarks) await call(`POST /api/remarks/${id}/reply`, { reply: 'Bob' })
  await call(`PUT /api/receipts/${lunchId}`, { ...lunch, amount: '26.30', notes: 'With Bob' })
  await finalize(visitor, berlin)
  await answer(visitor, 'approve')

  const oslo = await addTrip(visitor, { name: 'Oslo' })
  await save(visitor, oslo, { vendor: 'Taxi', currency: 'NOK', cardAmount: '2.40' })
  await finalize(visitor, oslo)
  await call(`DELETE /api/trips/${oslo}`)
  await save(visitor, await addTrip(visitor, { name: 'Lyon' }), { vendor: 'SNCF' })
}

async function addTrip({ call }: Visitor, trip: Record<string, string>) {
  const body = { startDate: '2026-03-01', currency: 'EUR', ...trip }
  return (await call<{ id: number }>('POST /api/trips', body)).id
}

async function save(
  { send }: Visitor,
  tripId: number,
  parts: Parameters<typeof formOf>[0] & object,
) {
  const form = await formOf({ ...lunch, tripId: String(tripId), ...parts })
  const body = new Uint8Array(form.payload)
  const response = await send('POST /api/receipts', { headers: form.headers, body })
  return ((await response.json()) as { id: number }).id
}

async function finalize({ call }: Visitor, id: number) {
  await call(`POST /api/trips/${id}/finalize`, { email: carol, includeCopy: false })
}

async function answer({ send }: Visitor, kind: string, fields: Record<string, string> = {}) {
  const { text } = await smtp.take(carol, 'Expense report')
  const link = new URL(/Open the claim: (\S+)/.exec(text)?.[1] ?? '').pathname
  const form = { step: 'done', once: randomUUID(), name: 'Carol Smith', ...fields }
  await send(`POST ${link}/${kind}`, { body: new URLSearchParams(form) })
}

/** Returns the only file of the log that PostgreSQL still needs; the others would be most of the fixture. */
async function emptyWriteAheadLog() {
  const { pool, close } = await connectDatabase({ dataDir, applicationName: 'release fixture' })
  await pool.query('SELECT pg_switch_wal()')
  await pool.query('CHECKPOINT')
  const { rows } = await pool.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')
  await close()
  return String(rows[0].name)
}

/** The rest of the data folder is in the backup already. */
async function packDatabase(log: string) {
  const isLeftOut = (path: string) =>
    /\/(?:pg_stat\/.+|postmaster\.opts|postgres\.log)$/.test(path) ||
    (/\/pg_wal\/[0-9A-F]{24}$/.test(path) && !path.endsWith(log))
  // A window of 16 MB: the databases of a cluster have much in common, megabytes apart.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  // Handed on to Node, but missing in tar's types.
  const brotli = { params } as object
  const file = join(folder, 'postgres.tar.br')
  const filter = (path: string) => !isLeftOut(path)
  await create({ file, cwd: dataDir, portable: true, brotli, filter }, ['postgres'])
}
