import { noLedgerAccounts } from '@quittance/contract/ledger'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createReportLinks } from '#claims/links/report-links.ts'
import { password } from '#test/accounts.ts'
import { testSecret, useTestApp } from '#test/app.ts'
import { finalize, newSentTrip, newTripWithReceipts } from '#test/finalized-trips.ts'
import { readCsv, readExtf } from '#test/reports/read-ledger.ts'
import { newTraveller } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'

const product = await useTestApp()

const accounts = {
  ...noLedgerAccounts,
  datev: {
    ...noLedgerAccounts.datev,
    consultant: '29098',
    client: '55003',
    contra: '1740',
    accounts: {
      ...noLedgerAccounts.datev.accounts,
      coffee: '4660',
    },
  },
}

test('the traveller sets accounts once; they are used, downloaded and deleted', async () => {
  const { browser, trip, userId } = await newSentTrip(product)
  const path = `/api/trips/${trip.id}/ledger`
  const listed = async () => (await browser.call(`GET ${path}`)).json().files
  expect((await browser.call('GET /api/ledger-accounts')).json()).toEqual(noLedgerAccounts)
  const made = (kind: string) => ({ kind, url: `${path}/${kind}`, problems: [] })
  const not = (kind: string) => ({
    kind,
    url: null,
    problems: [expect.stringContaining('Settings')],
  })
  expect(await listed()).toEqual([
    made('csv'),
    not('datev'),
    made('datev-documents'),
    not('xero'),
    not('quickbooks'),
    made('json'),
  ])
  const refused = await browser.call(`GET ${path}/datev`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'WRONG_STATE'])

  expect((await browser.call('PUT /api/ledger-accounts', accounts)).json()).toEqual(accounts)
  expect((await browser.call('GET /api/ledger-accounts')).json()).toEqual(accounts)
  expect((await listed())[1]).toEqual(made('datev'))
  const file = await browser.call(`GET ${path}/datev`)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename=EXTF_Berlin-Q3-datev.csv',
    'cache-control': 'private, no-store',
  })
  expect(readExtf(file.rawPayload).bookings).toHaveLength(3)

  const { url } = (await browser.call('POST /api/auth/data-download', { password })).json()
  const data = await unzip((await browser.call(`GET ${url}`)).rawPayload)
  expect(JSON.parse(data['ledger-accounts.json'] ?? '')).toEqual(accounts)
  await product.db.execute(sql`delete from users where id = ${userId}`)
  const { rows } = await product.db.execute(
    sql`select 1 from ledger_accounts where user_id = ${userId}`,
  )
  expect(rows).toEqual([])
})

test.each([
  [{ datev: { consultant: '12' } }, 'Please enter 4 to 7 digits'],
  [{ datev: { accounts: { food: '46-60' } } }, 'Please enter 1 to 9 digits'],
  [{ xero: { country: 'Germany' } }, 'Please enter the two letters of a country'],
  [{ quickbooks: { rates: [{ rate: 119, code: '' }] } }, 'Please enter a rate from 0 to 100'],
])('accounts that no ledger has are refused: %j', async (body, message) => {
  const { browser } = await newTraveller(product)
  const response = await browser.call('PUT /api/ledger-accounts', body)
  expect([response.statusCode, response.json().message]).toEqual([400, message])
})

test("another user's files are not there, nor are those of an open trip", async () => {
  const { browser, trip } = await newTripWithReceipts(product)
  const stranger = (await newTraveller(product)).browser
  const paths = [`/api/trips/${trip.id}/ledger`, `/api/trips/${trip.id}/ledger/csv`]
  for (const path of paths) expect((await browser.call(`GET ${path}`)).statusCode).toBe(409)
  await finalize(browser, trip.id)
  for (const path of paths) {
    expect((await stranger.call(`GET ${path}`)).statusCode).toBe(404)
    expect((await browser.call(`GET ${path}`)).statusCode).toBe(200)
  }
  expect((await browser.call(`GET ${paths[0]}/oracle`)).statusCode).toBe(400)
})

test('finance reaches them by the claim page, as long as that link works', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  const page = new URL(download.claim).pathname
  const open = (kind: string, path = page) => product.app.inject(`${path}/ledger/${kind}`)
  expect((await product.app.inject(page)).body).toContain(`href="${page}/ledger/datev"`)
  expect(readCsv((await open('csv')).rawPayload)).toHaveLength(3)
  expect((await open('oracle')).statusCode).toBe(404)

  const refused = await open('datev')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([
    409,
    'text/html; charset=utf-8',
  ])
  expect(refused.body).toContain('<h1>This file cannot be made yet</h1>')
  expect(refused.body).toContain('Not set for DATEV: consultant number, client number')
  expect(refused.body).toContain('Settings are those of Ada Byron')

  await browser.call('PUT /api/ledger-accounts', accounts)
  const { rows } = await product.db.execute<{ id: number }>(
    sql`select id from finalizations where trip_id = ${trip.id}`,
  )
  const name = { name: 'any' }
  const links = createReportLinks({ secret: testSecret, publicUrl: new URL(download.claim) })
  const made = links.make(rows[0]?.id ?? 0, { excel: name, zip: name, pdf: name })
  const plain = new URL(made.urlWithoutImages).pathname
  const documents = async (path: string) =>
    readExtf((await open('datev', path)).rawPayload).bookings.map(({ document }) => !!document)
  expect(await documents(page)).toEqual([true, true, false])
  expect(await documents(plain)).toEqual([false, false, false])
  expect((await open('datev-documents')).statusCode).toBe(200)
  expect((await open('datev-documents', plain)).statusCode).toBe(409)
  expect((await product.app.inject(plain)).body).not.toContain('datev-documents')

  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  expect((await open('csv')).statusCode).toBe(410)
})

test('the JSON names its schema, which is published and describes it', async () => {
  const { browser, trip } = await newSentTrip(product)
  const claim = (await browser.call(`GET /api/trips/${trip.id}/ledger/json`)).json()
  const answer = await product.app.inject(new URL(claim.$schema).pathname)
  expect(answer.headers['content-type']).toContain('application/schema+json')
  expect(answer.json().$id).toBe(claim.$schema)
  const schema = z.fromJSONSchema(answer.json())
  expect(schema.parse(claim)).toEqual(claim)
  expect(schema.safeParse({ ...claim, toRepay: '1,00' }).success).toBe(false)
  expect(claim).toMatchObject({ toRepay: '26.90', spent: '26.90', withoutRate: 0 })
  expect(claim.receipts[0].files[0].sha256).toMatch(/^[0-9a-f]{64}$/)
})

// Last, since the server remembers who was refused.
test('they count towards the downloads of an hour', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  const paths = [
    `/api/trips/${trip.id}/ledger/csv`,
    `${new URL(download.claim).pathname}/ledger/csv`,
  ]
  expect((await browser.call(`GET ${paths[0]}`)).statusCode).toBe(200)
  await product.db.execute(sql`update rate_limits set count = 120 where key like 'report:%'`)
  for (const path of paths) expect((await browser.call(`GET ${path}`)).statusCode).toBe(429)
})
