import { createPublicKey, hash, verify } from 'node:crypto'
import { readFields } from '@quittance/contract/read-fields'
import { canonicalJson, type JsonObject } from '@quittance/record/canonical-json'
import { hashEntry, type RecordEntry } from '@quittance/record/entries'
import { verifyArchive } from '@quittance/record/verify-archive'
import { asc, eq, sql } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { claimSeals, recordContents, recordEntries, sealKeys } from '#db/schema.ts'
import { password } from '#test/accounts.ts'
import { createTestApp, testSecret, useTestApp } from '#test/app.ts'
import { finalize, liveFinalization, newSentTrip, openLink } from '#test/finalized-trips.ts'
import { photo } from '#test/images.ts'
import { lunch, post, save } from '#test/receipts.ts'
import { addReceipt, newTraveller, newTrip } from '#test/trips.ts'
import { unzip, unzipBytes } from '#test/unzip.ts'
import { appendRecord } from './append-record.ts'
import { recordClaimEvent } from './claim-entries.ts'
import { listSealKeys, requireSealKey, rotateSealKey } from './seal-keys.ts'
import { loadSealedRecord } from './sealed-record.queries.ts'

const product = await useTestApp()

const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
}
const long = 'ü'.repeat(290)
const confidence = Object.fromEntries(readFields.map((name) => [name, 0.4]))

test('a receipt’s record tells how it came and every change, each entry bound to the one before', async () => {
  const { browser, trip } = await newTrip(product)
  const image = await photo().jpeg().toBuffer()
  const read = await post(browser, '/api/receipts/process', { image })
  const { uploadId } = read.json()
  const photoHash = hash('sha256', image)
  const parts = { uploadId, via: 'camera', photoHash }
  const { id } = (await save(browser, trip.id, parts)).json()
  const path = `/api/receipts/${id}`
  await browser.call(`PUT ${path}`, { ...lunch, amount: '21.00' }, { headers: phone })
  // Saving the form without a change adds nothing.
  await browser.call(`PUT ${path}`, { ...lunch, amount: '21.00' })
  await post(browser, '/api/receipts/process', { receiptId: String(id) })
  await browser.call(`DELETE ${path}`)

  const [received, changed, again, deleted, ...rest] = await chainOf(`receipt:${id}`)
  expect(received).toMatchObject({
    kind: 'received',
    data: {
      via: 'camera',
      device: 'unknown',
      original: { sha256: photoHash, bytes: image.length, firstSeen: expect.any(String) },
      values: { vendor: lunch.vendor, amount: '27.30', notes: 'With the client' },
      confidence: { amount: 0 },
    },
  })
  expect(changed).toMatchObject({
    kind: 'changed',
    data: { by: 'traveller', device: 'phone', changes: { amount: ['27.30', '21.00'] } },
  })
  expect([again?.kind, deleted?.kind, rest]).toEqual(['read-again', 'deleted', []])
})

test('one entered by hand is typed; a phone tells what it read; one from before begins with the values it had', async () => {
  const { browser, trip } = await newTrip(product)
  const typed = (await save(browser, trip.id, { vendor: long, notes: long })).json()
  expect(await chainOf(`receipt:${typed.id}`)).toMatchObject([
    {
      kind: 'received',
      data: { via: 'typed', values: { vendor: expect.stringMatching(/^ü*… sha256:/) } },
    },
  ])
  const readOnPhone = JSON.stringify({ ...lunch, amount: '2.73', confidence })
  const image = await photo().jpeg().toBuffer()
  const onPhone = (await save(browser, trip.id, { image, via: 'camera', readOnPhone })).json()
  expect(await chainOf(`receipt:${onPhone.id}`)).toMatchObject([
    { data: { readOn: 'phone', read: { amount: '2.73' }, confidence: { amount: 0.4 } } },
  ])
  const { id } = await addReceipt(product, trip, { vendor: 'Before' })
  const other = { ...lunch, vendor: long, notes: long.repeat(5) }
  await browser.call(`PUT /api/receipts/${id}`, other)
  expect(await chainOf(`receipt:${id}`)).toMatchObject([
    { seq: 1, kind: 'begun', data: { values: { vendor: 'Before' } } },
    { seq: 2, kind: 'changed' },
  ])
})

test('no change takes more than 1 kB, however long its values are', async () => {
  const { browser, trip } = await newTrip(product)
  const details = {
    project: long.slice(0, 90),
    attendees: long,
    guests: 3,
    isBillable: true,
    number: '7',
  }
  const tax = {
    lines: Array.from({ length: 20 }, () => ({ rate: 7, net: '1', tax: '1', gross: '2' })),
    vatNumber: null,
  }
  const items = Array.from({ length: 500 }, (_, n) => ({
    name: `${n} ${long.slice(9)}`,
    quantity: 1,
    price: '1.00',
  }))
  const image = await photo().jpeg().toBuffer()
  const parts = {
    vendor: long,
    metadata: JSON.stringify(items),
    details: JSON.stringify(details),
    image,
    photoHash: 'a'.repeat(64),
    readOnPhone: JSON.stringify({ ...lunch, vendor: 'ö'.repeat(300), confidence }),
  }
  const saved = await save(browser, trip.id, parts)
  expect(saved.statusCode).toBe(201)
  const { id } = saved.json()
  const most = {
    ...lunch,
    vendor: `${long}x`,
    date: '2026-03-09',
    amount: '999999.99',
    currency: 'USD',
    category: 'office',
    notes: long,
    details: { ...details, project: 'x' },
    tax,
    items: items.slice(1),
    paidBy: 'company',
    cardAmount: '99.00',
    printed: { currency: 'CHF', amount: '123456789.00' },
  }
  expect((await browser.call(`PUT /api/receipts/${id}`, most)).json()).toMatchObject({ id })
  const { rows } = await product.db.execute<{ bytes: number }>(sql`
    select pg_column_size(entries.*) + pg_column_size(contents.*) as bytes
    from record_entries entries join record_contents contents using (subject, seq)
    where subject = ${`receipt:${id}`}`)
  expect(rows).toHaveLength(2)
  for (const { bytes } of rows) expect(bytes).toBeLessThan(1000)
})

test('the database refuses to change, delete or truncate entries', async () => {
  const { userId } = await newTraveller(product)
  await appendRecord(product.db, userId, [{ subject: 'claim:900001', kind: 'sent', data: {} }])
  for (const table of ['record_entries', 'record_contents']) {
    for (const statement of [
      `UPDATE ${table} SET seq = 9`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ]) {
      await expect(product.pool.query(statement)).rejects.toThrow(
        'Entries of the record can only be added.',
      )
    }
  }
})

test('deleting the account deletes what entries say, and keeps their hashes', async () => {
  const { browser, trip } = await newTrip(product)
  const { id } = (await save(browser, trip.id)).json()
  const { url } = (await browser.call('POST /api/auth/data-download', { password })).json()
  const files = await unzip((await browser.call(`GET ${url}`)).rawPayload)
  expect(JSON.parse(files['record.json'] ?? '')).toMatchObject([
    { subject: `receipt:${id}`, kind: 'received' },
  ])
  const response = await browser.call('DELETE /api/auth/user', { password })
  expect(response.statusCode).toBe(200)
  const subject = `receipt:${id}`
  expect(await product.db.$count(recordContents, eq(recordContents.subject, subject))).toBe(0)
  expect(await product.db.$count(recordEntries, eq(recordEntries.subject, subject))).toBe(1)
})

test('concurrent changes make one chain', async () => {
  const { browser, userId, trip } = await newTrip(product)
  const { id } = (await save(browser, trip.id)).json()
  const edits = Array.from({ length: 8 }, (_, n) =>
    browser.call(`PUT /api/receipts/${id}`, { ...lunch, amount: `${n}.01` }),
  )
  const views = Array.from({ length: 8 }, () =>
    product.db.transaction((tx) => recordClaimEvent(tx, { tripId: trip.id, userId }, 'opened', {})),
  )
  for (const { statusCode } of await Promise.all(edits)) expect(statusCode).toBe(200)
  await Promise.all(views)
  const chain = await chainOf(`receipt:${id}`)
  expect(chain).toHaveLength(9)
  const amounts = chain.map(
    ({ data }) => (data['changes'] as { amount: string[] } | undefined)?.amount,
  )
  for (const [index, amount] of amounts.entries()) {
    if (index > 1) expect(amount?.[0]).toBe(amounts[index - 1]?.[1])
  }
  expect(await chainOf(`claim:${trip.id}`)).toHaveLength(8)
})

test('a sent version is sealed: its files and records, signed by the published key', async () => {
  const { browser, trip } = await newTrip(product)
  await product.db.execute(
    sql`insert into exchange_rates values ('2026-03-02', '{"USD": "1.25"}') on conflict do nothing`,
  )
  const image = await photo().jpeg().toBuffer()
  await save(browser, trip.id, { image, via: 'file' })
  await save(browser, trip.id, { currency: 'USD', amount: '50.00' })
  const { download } = await finalize(browser, trip.id)

  const { seal, subjects } = await sealedOf(trip.id)
  expect(seal.payload).toMatchObject({
    version: 1,
    origin: 'http://localhost:3000',
    receipts: [{ number: 1 }, { number: 2 }],
  })
  await expectSigned(seal)
  for (const { subject, seq, head } of [seal.payload.claim, ...seal.payload.receipts]) {
    const last = subjects[subject]?.at(-1)
    expect(last?.seq).toBe(seq)
    expect(last && (await hashEntry(last))).toBe(head)
  }
  const files = await unzipBytes((await openLink(product, download.zip)).rawPayload)
  const listed = [
    ...seal.payload.receipts.flatMap((receipt) => receipt.files),
    ...seal.payload.files,
  ]
  const names = [...listed.map(({ name }) => name), 'record.json', 'verify.html']
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  for (const { name, sha256 } of listed) expect(hash('sha256', files[name] ?? '')).toBe(sha256)
  const [, dollars] = seal.payload.receipts
  expect(subjects[dollars?.subject ?? '']?.at(-1)).toMatchObject({
    kind: 'claimed',
    data: {
      version: 1,
      amount: '50.00 USD',
      rate: '0.8',
      rateDay: '2026-03-02',
      counted: '40.00 EUR',
    },
  })
  expect(subjects[`claim:${trip.id}`]).toMatchObject([
    {
      kind: 'sent',
      data: { version: 1, to: ['finance@example.com'], sums: ['27.30 EUR', '50.00 USD'] },
    },
  ])
})

test('page and PDF say where a receipt came from, what was changed, and certain signs', async () => {
  const { browser, trip } = await newTrip(product)
  const taken = { IFD2: { DateTimeOriginal: '2026:01:12 09:14:33' } }
  const image = await photo().jpeg().withExif(taken).toBuffer()
  const other = await photo(300, 500).jpeg().toBuffer()
  // The second was reduced on the device, which says when it was taken.
  await save(browser, trip.id, { image: other, vendor: 'Reduced', takenAt: '2026-01-12 09:14' })
  const tax = { lines: [{ rate: 7, net: '9.00', tax: '1.00', gross: '10.00' }], vatNumber: null }
  const { id } = (await save(browser, trip.id, { image, via: 'camera' })).json()
  await browser.call(`PUT /api/receipts/${id}`, { ...lunch, amount: '21.00', tax })
  const { download } = await finalize(browser, trip.id)
  const page = (await openLink(product, download.claim)).body
  const file = (await openLink(product, download.pdf)).rawPayload
  const { text } = await extractText(new Uint8Array(file), { mergePages: true })
  for (const shown of [page.replaceAll('&gt;', '>'), text.replaceAll(/\s+/g, ' ')]) {
    expect(shown).toMatch(/Camera, [A-Z][a-z]{2} \d{1,2}, 20\d\d \d\d:\d\d UTC(?!, unchanged)/)
    expect(shown).toContain('Changed since: amount 27.30 -> 21.00, tax')
    expect(shown.match(/The photo was taken more than 30 days before the trip/g)).toHaveLength(2)
    expect(shown).toContain('The tax lines do not add up to the amount')
  }
})

test('deliveries, views and re-opening follow in the claim’s record, and the next seal has them; the zip of each version verifies by the keys of this installation', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  await expectVerified(download.zip, 1)
  await openLink(product, download.claim)
  await openLink(product, download.claim)
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await expectVerified((await finalize(browser, trip.id)).download.zip, 2)
  const kinds = (await chainOf(`claim:${trip.id}`)).map(({ kind }) => kind)
  expect(kinds).toEqual(['sent', 'delivery', 'opened', 'reopened', 'sent', 'delivery'])
  const { seal, subjects } = await sealedOf(trip.id)
  expect(seal.payload.version).toBe(2)
  expect(subjects[`claim:${trip.id}`]).toHaveLength(5)
})

test('a claim sent before is sealed when it is needed, and keeps its bytes', async () => {
  const { trip, download } = await newSentTrip(product)
  await product.db.delete(claimSeals)
  await product.db.execute(
    sql`update claim_lines set origin = null, files = files #- '{image,sha256}'`,
  )
  const before = await openLink(product, download.zip)
  const { seal } = await sealedOf(trip.id)
  await expectSigned(seal)
  expect(Date.parse(seal.payload.sealedAt)).toBeGreaterThan(Date.parse(seal.payload.sentAt))
  expect(seal.payload.receipts.map(({ files }) => files.length)).toEqual([1, 1, 0])
  expect((await openLink(product, download.zip)).rawPayload).toEqual(before.rawPayload)
})

test('servers starting at once make one key; a rotated one stays listed without its private half', async () => {
  const other = await createTestApp()
  const secrets = { secret: testSecret }
  const keys = await Promise.all(Array.from({ length: 5 }, () => requireSealKey(other.db, secrets)))
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  const newSecrets = { secret: `new ${testSecret}`, previousSecret: testSecret }
  expect((await requireSealKey(other.db, newSecrets)).id).toBe(keys[0]?.id)
  await rotateSealKey(other.db, newSecrets)
  const current = await requireSealKey(other.db, { secret: newSecrets.secret })
  expect(current.id).not.toBe(keys[0]?.id)
  const response = await other.client().call('GET /.well-known/quittance-keys.json')
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
  expect(response.json()).toEqual({
    format: 'quittance-keys/1',
    keys: [
      {
        keyId: keys[0]?.id,
        algorithm: 'Ed25519',
        publicKey: keys[0]?.publicKey,
        createdAt: expect.any(String),
        retiredAt: expect.any(String),
      },
      {
        keyId: current.id,
        algorithm: 'Ed25519',
        publicKey: current.publicKey,
        createdAt: expect.any(String),
        retiredAt: null,
      },
    ],
  })
  expect(
    await other.db
      .select({ privateKey: sealKeys.privateKey })
      .from(sealKeys)
      .where(eq(sealKeys.id, keys[0]?.id ?? '')),
  ).toEqual([{ privateKey: null }])
  // Without the secret that sealed it a key is lost, and the next one begins.
  expect(
    (await requireSealKey(other.db, { secret: 'quite another secret of 32 letters' })).id,
  ).not.toBe(current.id)
  expect(await listSealKeys(other.db)).toHaveLength(3)
  await other.close()
})

async function chainOf(subject: string): Promise<RecordEntry[]> {
  const rows = await product.db
    .select({ content: recordContents.content, hash: recordEntries.hash })
    .from(recordEntries)
    .innerJoin(
      recordContents,
      sql`(record_entries.subject, record_entries.seq) = (record_contents.subject, record_contents.seq)`,
    )
    .where(eq(recordEntries.subject, subject))
    .orderBy(asc(recordEntries.seq))
  let prev = ''
  return rows.map(({ content, hash: stored }, index) => {
    const entry: RecordEntry = JSON.parse(content)
    expect(entry).toMatchObject({ subject, seq: index + 1, prev })
    expect(content).toBe(canonicalJson(entry as unknown as JsonObject))
    expect(stored).toBe(hash('sha256', content))
    prev = stored
    return entry
  })
}

async function sealedOf(tripId: number) {
  const sealed = await loadSealedRecord(product.db, await liveFinalization(product, tripId))
  if (!sealed) throw new Error('The claim is not sealed.')
  return sealed
}

async function expectVerified(zip: string, version: number) {
  const { rawPayload } = await openLink(product, zip)
  const trustedKeys = (await listSealKeys(product.db)).map(({ id }) => id)
  const { problems, record } = await verifyArchive(new Blob([rawPayload]), { trustedKeys })
  expect(problems).toEqual([])
  expect(record?.seal.payload.version).toBe(version)
}

async function expectSigned({
  payload,
  keyId,
  publicKey,
  signature,
}: Awaited<ReturnType<typeof sealedOf>>['seal']) {
  const x = Buffer.from(publicKey, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const text = canonicalJson(payload)
  expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(keyId).toBe(hash('sha256', Buffer.from(publicKey, 'base64')))
}
