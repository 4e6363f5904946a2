// `npm run release-fixture`: makes fixtures/releases/<version> with the version that is checked out.
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { create } from 'tar'
import { connectDatabase } from '#db/connect.ts'
import { writeBackup } from '#ops/backup/write-backup.ts'
import { version } from '#process/version.ts'
import { billPages, pdfOf } from './documents.ts'
import { ratesFile, startRatesServer } from './ecb-server.ts'
import { photo } from './images.ts'
import { formOf, lunch } from './receipts.ts'
import { ada, readEverything, releasesFolder, startRelease, visit } from './releases.ts'

const carol = 'carol@example.com'
const sending = { email: carol, includeCopy: false }
const folder = join(releasesFolder, version)
const dataDir = await mkdtemp(join(tmpdir(), 'quittance-release-'))
const smtp = await startSmtpSink()
const days = ratesFile([['2026-03-02', { USD: '1.25', NOK: '11.5' }]])
const rateFiles = ['daily', 'hist-90d', 'hist'].map((name) => [`eurofxref-${name}.xml`, days])
const rates = await startRatesServer(Object.fromEntries(rateFiles))
const server = await startRelease(dataDir, { SMTP_URL: smtp.url, RATES_URL: rates.folder.href })
const { call, send } = visit(server.url)
const contents = await addTrips()
  .then(() => readEverything(server.url))
  .finally(() => Promise.all([server.stop(), smtp.close(), rates.close()]))

await mkdir(folder)
await writeFile(join(folder, 'contents.json'), `${JSON.stringify(contents, null, 1)}\n`)
await packDatabase(await backUp())
await rm(dataDir, { recursive: true })
console.info(`Made ${folder}.`)

async function addTrips() {
  await call('POST /api/auth/register', { ...ada, firstName: 'Ada', lastName: 'Lovelace' })
  const { text } = await smtp.take(ada.email, 'Verify')
  await call('POST /api/auth/verify-email', { token: /token=([\w-]+)/.exec(text)?.[1] })

  const berlin = await addTrip({ name: 'Berlin', purpose: 'Fair', project: 'Apollo' })
  const tax = { lines: [{ rate: 19, net: '22.94', tax: '4.36', gross: '27.30' }], vatNumber: null }
  const lunchId = await save(berlin, {
    image: await photo().jpeg().toBuffer(),
    tax: JSON.stringify(tax),
    metadata: JSON.stringify([{ name: 'Soup', quantity: 2, price: '13.65' }]),
  })
  const bill = { bytes: await pdfOf(billPages(1)), name: 'bill.pdf', type: 'application/pdf' }
  await save(berlin, { document: bill, vendor: 'Hotel Seeblick', amount: '198.50' })
  await save(berlin, { vendor: 'Kiosk', currency: 'USD', paidBy: 'company' })
  const printed = JSON.stringify({ currency: 'ISK', amount: '990' })
  await save(berlin, { vendor: 'Harpa', amount: '-3.20', printed })
  await call(`POST /api/trips/${berlin}/finalize`, sending)
  await answer('send-back', { comment: 'Who was there?', [`remark-${lunchId}`]: 'Who?' })
  const { remarks } = await call<{ remarks: { id: number }[] }>(
    `GET /api/trips/${berlin}/conversation`,
  )
  for (const { id } of remarks) await call(`POST /api/remarks/${id}/reply`, { reply: 'Bob' })
  await call(`PUT /api/receipts/${lunchId}`, { ...lunch, amount: '26.30', notes: 'With Bob' })
  await call(`POST /api/trips/${berlin}/finalize`, sending)
  await answer('approve')

  const oslo = await addTrip({ name: 'Oslo' })
  await save(oslo, { vendor: 'Taxi', currency: 'NOK', cardAmount: '2.40' })
  await call(`POST /api/trips/${oslo}/finalize`, sending)
  await call(`DELETE /api/trips/${oslo}`)
  await save(await addTrip({ name: 'Lyon' }), { vendor: 'SNCF' })
}

async function addTrip(trip: Record<string, string>) {
  const body = { startDate: '2026-03-01', currency: 'EUR', ...trip }
  return (await call<{ id: number }>('POST /api/trips', body)).id
}

async function save(tripId: number, parts: Exclude<Parameters<typeof formOf>[0], unknown[]>) {
  const form = await formOf({ ...lunch, tripId: String(tripId), ...parts })
  const body = new Uint8Array(form.payload)
  const response = await send('POST /api/receipts', { headers: form.headers, body })
  return ((await response.json()) as { id: number }).id
}

async function answer(kind: string, fields: Record<string, string> = {}) {
  const { text } = await smtp.take(carol, 'Expense report')
  const link = new URL(/Open the claim: (\S+)/.exec(text)?.[1] ?? '').pathname
  const form = { step: 'done', once: randomUUID(), name: 'Carol Smith', ...fields }
  await send(`POST ${link}/${kind}`, { body: new URLSearchParams(form) })
}

/** Returns the only file of the write-ahead log that PostgreSQL needs then; the others are large. */
async function backUp() {
  const { pool, close } = await connectDatabase({ dataDir, applicationName: 'release fixture' })
  await writeBackup(pool, dataDir, join(folder, 'backup.tar.gz'))
  await pool.query('SELECT pg_switch_wal()')
  await pool.query('CHECKPOINT')
  const { rows } = await pool.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')
  await close()
  return String(rows[0].name)
}

/** The rest of the data folder is in the backup already. */
async function packDatabase(log: string) {
  const leftOut = /\/(?:pg_stat\/.+|postmaster\.opts|postgres\.log|pg_wal\/[0-9A-F]{24})$/
  // A window of 16 MB: the databases of a cluster have much in common, megabytes apart.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  // Handed on to Node, but missing in tar's types.
  const brotli = { params } as object
  const file = join(folder, 'postgres.tar.br')
  const filter = (path: string) => !leftOut.test(path) || path.endsWith(log)
  await create({ file, cwd: dataDir, portable: true, brotli, filter }, ['postgres'])
}
