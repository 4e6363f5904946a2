import { randomUUID } from 'node:crypto'
import type { CheckedReceipt, TripWarning } from '@quittance/contract/reports'
import type { Twin } from '@quittance/contract/twins'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { receipts } from '#db/schema.ts'
import { sweepExpired } from '#ops/housekeeping.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { post, save } from '#test/receipts.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'
import type { TripRow } from '#trips/trips.queries.ts'

type Changes = Partial<typeof receipts.$inferInsert>

const product = await useTestApp()
await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.0712' } }])
let openGate = () => {}
afterEach(() => {
  openGate()
  vi.restoreAllMocks()
})

const usd = { currency: 'USD', amountMinor: 5000 }
const number = { project: '', attendees: '', guests: null, isBillable: false, number: 'R-17 ' }
const hash = 'a'.repeat(64)

describe('a receipt in another trip of the user', () => {
  test.each<[string, Changes, Changes, Twin['same'] | null]>([
    ['with the same vendor, day and amount', {}, { vendor: ' CAFÉ NERO' }, 'values'],
    ['of the same amount in converted money', usd, { amountMinor: 4668 }, 'values'],
    ['as the card of the other one charged', usd, { amountMinor: 4740 }, 'values'],
    ['of another amount in converted money', usd, { amountMinor: 4800 }, null],
    ['of another amount', {}, { amountMinor: 421 }, null],
    ['without cost', { amountMinor: 0 }, { amountMinor: 0 }, null],
    ['with the same file', { photoHash: hash }, { photoHash: hash, vendor: 'Nero' }, 'file'],
    [
      'with the number',
      { details: number },
      { details: { ...number, number: 'r-17' }, amountMinor: 1 },
      'number',
    ],
    [
      'with the number of another vendor',
      { details: number },
      { details: number, vendor: 'Bar' },
      null,
    ],
  ])('%s', async (_name, first, second, same) => {
    const { userId, browser, rome, oslo } = await newTrips()
    const other = await addReceipt(product, rome, first)
    const mine = await addReceipt(product, oslo, second)
    // Another user's never count.
    await addReceipt(product, await addTrip(product, (await newTraveller(product)).userId), first)
    const found = await duplicatesIn(browser, oslo)
    if (!same) return expect(found).toEqual([])
    expect(found).toMatchObject([
      { id: mine.id, twins: [{ id: other.id, tripName: 'Rome', sentAt: null, same }] },
    ])
    expect(found[0]?.twins).toHaveLength(1)
    expect(userId).toBe(mine.userId)
  })

  test('is named with the day it was sent, until it is dismissed', async () => {
    const { browser, rome, oslo } = await newTrips()
    await addReceipt(product, rome)
    await finalize(browser, rome.id)
    await addReceipt(product, oslo)
    const [found] = await duplicatesIn(browser, oslo)
    const [twin] = found?.twins ?? []
    expect(twin?.sentAt?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    const stranger = (await newTraveller(product)).browser
    const pair = { one: twin?.key, other: found?.key }
    for (const [who, count] of [
      [stranger, 1],
      [browser, 0],
      [browser, 0],
    ] as const) {
      expect((await who.call('POST /api/receipts/twins/dismiss', pair)).statusCode).toBe(200)
      expect(await duplicatesIn(browser, oslo)).toHaveLength(count)
    }
  })
})

describe('a second photo of the same paper', () => {
  const photo = (day: string) => drawRows(paper(day))
  const again = async (day: string) =>
    sharp(await photo(day))
      .rotate(3, { background: '#888' })
      .modulate({ brightness: 0.8 })
      .resize({ width: 700 })
      .jpeg({ quality: 50 })
      .toBuffer()

  test('is named in the review and, saved, in the check; dismissed in the review, in neither', async () => {
    const { browser, rome, oslo } = await newTrips()
    await save(browser, rome.id, { image: await photo('Monday'), vendor: 'Gasthaus Linde' })
    const unsaved = {
      clientId: randomUUID(),
      vendor: 'Linde GmbH',
      date: '2026-03-02',
      amount: '27.30',
      currency: 'EUR',
    }
    const { uploadId } = (
      await post(browser, '/api/receipts/process', { image: await again('Monday') })
    ).json()
    const { uploadId: other } = (
      await post(browser, '/api/receipts/process', { image: await again('Friday') })
    ).json()
    expect(await twinsOf(browser, { ...unsaved, uploadId: other })).toEqual([])
    const stranger = (await newTraveller(product)).browser
    expect(await twinsOf(stranger, { ...unsaved, uploadId })).toEqual([])
    const [twin] = await twinsOf(browser, { ...unsaved, uploadId })
    expect(twin).toMatchObject({ same: 'picture', tripName: 'Rome', vendor: 'Gasthaus Linde' })

    expect((await save(browser, oslo.id, { ...unsaved, uploadId })).statusCode).toBe(201)
    expect(await duplicatesIn(browser, oslo)).toMatchObject([{ twins: [{ same: 'picture' }] }])
    const pair = { one: unsaved.clientId, other: twin?.key }
    await browser.call('POST /api/receipts/twins/dismiss', pair)
    expect(await twinsOf(browser, { ...unsaved, uploadId })).toEqual([])
    expect(await duplicatesIn(browser, oslo)).toEqual([])
  })

  test('is found after the answer: the check says so until then, and finalizing waits', async () => {
    const { browser, rome, oslo } = await newTrips()
    closeGate(product.storage, 'readWhole')
    const { comparer } = product
    await save(browser, rome.id, { image: await photo('Wednesday') })
    const other = { vendor: 'Linde GmbH', image: await again('Wednesday') }
    expect((await save(browser, oslo.id, other)).statusCode).toBe(201)
    const check = (await browser.call(`GET /api/trips/${oslo.id}/check`)).json()
    expect(check.comparing).toBe(1)
    expect(check.warnings).not.toContainEqual(expect.objectContaining({ kind: 'duplicate' }))
    const { waitForTrip } = comparer
    vi.spyOn(comparer, 'waitForTrip').mockImplementation((...call) => {
      openGate()
      return waitForTrip(...call)
    })
    await finalize(browser, oslo.id)
    expect(await countPairs(rome)).toBe(1)
  })

  test('is found after a crash, and after an edit', async () => {
    const { browser, rome, oslo } = await newTrips()
    const { id } = (await save(browser, rome.id, { image: await photo('Thursday') })).json()
    const other = { vendor: 'Linde GmbH', image: await again('Thursday') }
    const edited = (await save(browser, oslo.id, { ...other, date: '2026-03-03' })).json()
    expect(await duplicatesIn(browser, oslo)).toEqual([])
    const body = { ...edited, date: '2026-03-02' }
    expect((await browser.call(`PUT /api/receipts/${edited.id}`, body)).statusCode).toBe(200)
    expect(await duplicatesIn(browser, oslo)).toMatchObject([{ twins: [{ id, same: 'picture' }] }])

    await product.db.execute(sql`delete from image_prints where user_id = ${rome.userId}`)
    await product.db.execute(sql`delete from look_alikes where receipt_id in (${id}, ${edited.id})`)
    await product.comparer.compareAll(new AbortController().signal)
    expect(await countPairs(rome)).toBe(1)
  })

  test('is looked for in turns: a flood is refused, and another user answered', async () => {
    const { browser, rome } = await newTrips()
    await save(browser, rome.id, { image: await photo('Saturday') })
    const image = await again('Saturday')
    const { uploadId } = (await post(browser, '/api/receipts/process', { image })).json()
    const unsaved = { clientId: randomUUID(), vendor: 'Gasthaus Linde', date: '2026-03-02' }
    const query = new URLSearchParams({ ...unsaved, amount: '', currency: 'EUR', uploadId })
    const address = `GET /api/receipts/twins?${query.toString()}`
    closeGate(product.comparer, 'printsOf')
    const calls = Array.from({ length: 8 }, () => browser.call(address))
    const refused = calls.map(async (call) => expect((await call).statusCode).toBe(429))
    await Promise.any(refused)
    const stranger = (await newTraveller(product)).browser
    expect(await twinsOf(stranger, { ...unsaved, amount: '', currency: 'EUR' })).toEqual([])
    openGate()
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    await Promise.allSettled(refused)
  })

  test('is not known any more when the receipt is deleted', async () => {
    const { browser, rome } = await newTrips()
    const { id } = (await save(browser, rome.id, { image: await photo('Sunday') })).json()
    await product.comparer.waitForTrip(rome.id, 60_000)
    await browser.call(`DELETE /api/receipts/${id}`)
    await sweepExpired({ ...product, log: product.app.log })
    const { rows } = await product.db.execute(
      sql`select from image_prints where user_id = ${rome.userId}`,
    )
    expect(rows).toEqual([])
  })

  test('of another traveller is told to the recipient of both, and nothing else of it', async () => {
    const finance = `finance-${randomUUID()}@example.com`
    const [one, other] = [await newTrips(), await newTrips()]
    const secret = { vendor: 'Sorrento', notes: 'A secret' }
    await save(one.browser, one.rome.id, { ...secret, image: await photo('Tuesday') })
    await finalize(one.browser, one.rome.id, { email: finance })
    const first = await product.smtp.take(finance, 'Rome')
    await save(other.browser, other.oslo.id, { image: await again('Tuesday') })
    const answers = [await other.browser.call(`GET /api/trips/${other.oslo.id}/check`)]
    const { download } = await finalize(other.browser, other.oslo.id, { email: finance })
    const mail = await product.smtp.take(finance, 'Oslo')
    const pages = [linkIn(mail.text), linkIn(first.text)]
    const words = 'Photo of the same paper: also claimed by another traveller of this address.'
    for (const page of pages) {
      // On a busy machine the photos are still being compared.
      const bodyOf = async () => (await openLink(product, page)).body
      await expect.poll(bodyOf, { interval: 1000 }).toContain(words)
    }
    // The traveller's own link says nothing about others, nor does a mail to another address.
    await other.browser.call(`POST /api/trips/${other.oslo.id}/claims/send`, {
      email: 'else@example.com',
    })
    const elsewhere = linkIn((await product.smtp.take('else@example.com', 'Oslo')).text)
    answers.push(await openLink(product, download.claim), await openLink(product, elsewhere))
    for (const { body } of answers) expect(body).not.toContain('another traveller')
    for (const { body } of [...answers, await openLink(product, pages[0] ?? '')]) {
      expect(body).not.toMatch(/Sorrento|A secret|Rome/)
      expect(body).not.toContain(one.email)
    }
  })
})

test('the page of a claim names another claim only to the recipient of both, and what the traveller says', async () => {
  const { browser, rome, oslo, userId } = await newTrips()
  const bern = await addTrip(product, userId, { name: 'Bern' })
  const draft = await addTrip(product, userId, { name: 'Draft' })
  for (const trip of [rome, oslo, bern, draft]) await addReceipt(product, trip)
  const finance = `finance-${randomUUID()}@example.com`
  await finalize(browser, rome.id, { email: finance })
  await finalize(browser, bern.id, { email: 'client@example.com' })
  const rows = await duplicatesIn(browser, oslo)
  const twin = rows[0]?.twins?.find(({ tripName }) => tripName === 'Rome')
  await browser.call('POST /api/receipts/twins/dismiss', { one: rows[0]?.key, other: twin?.key })
  const { download } = await finalize(browser, oslo.id, { email: finance })
  const { body } = await openLink(product, linkIn((await product.smtp.take(finance, 'Oslo')).text))
  expect(body).toMatch(
    /Same vendor, date and amount: also in Rome, sent \w+ \d+, \d+\. The traveller says that it is another purchase\./,
  )
  expect(body).toContain('also in another claim of this traveller, sent')
  expect(body).not.toMatch(/Bern|Draft/)
  expect((await openLink(product, download.claim)).body).not.toContain('Rome')
  await browser.call(`POST /api/trips/${rome.id}/unfinalize`)
  expect((await openLink(product, download.claim)).body).not.toContain('says that it is')
})

async function newTrips() {
  const traveller = await newTraveller(product)
  const rome = await addTrip(product, traveller.userId, { name: 'Rome' })
  const oslo = await addTrip(product, traveller.userId, { name: 'Oslo' })
  return { ...traveller, rome, oslo }
}

async function duplicatesIn(browser: TestClient, { id }: TripRow): Promise<CheckedReceipt[]> {
  await product.comparer.waitForTrip(id, 60_000)
  const { warnings } = (await browser.call(`GET /api/trips/${id}/check`)).json()
  const found = warnings.find(({ kind }: TripWarning) => kind === 'duplicate')
  return found?.receipts ?? []
}

async function twinsOf(browser: TestClient, unsaved: Record<string, string>): Promise<Twin[]> {
  const query = new URLSearchParams(unsaved).toString()
  const response = await answerOf(browser.call(`GET /api/receipts/twins?${query}`))
  return response.twins
}

function closeGate<Name extends string>(
  owner: Record<Name, (...call: never[]) => Promise<unknown>>,
  name: Name,
) {
  const gate = Promise.withResolvers<void>()
  const original = owner[name]
  vi.spyOn(owner, name as never).mockImplementation((async (...call: never[]) => {
    await gate.promise
    return original(...call)
  }) as never)
  openGate = gate.resolve
}

async function countPairs({ userId }: TripRow) {
  const { rows } = await product.db.execute(
    sql`select from look_alikes join receipts on id = receipt_id
      where user_id = ${userId} and receipt_id < other_id`,
  )
  return rows.length
}

function linkIn(text: string) {
  return /Open the claim: (\S+)/.exec(text)?.[1] ?? ''
}

/** The head and the foot are the same every day, as in a shop. */
function paper(day: string) {
  const dishes = ['Tomato soup', 'Bread', 'Riesling dry', 'Trout with almonds', 'Tea', 'Strudel']
  const seed = day.charCodeAt(0)
  const rows = Array.from({ length: 22 }, (_, index) => {
    const price = (index * 37 + seed * 131) % 97
    return `${1 + (price % 4)} x ${dishes[(price * 7 + seed) % 6]}|${price}.${10 + price}`
  })
  return ['# GASTHAUS LINDE', 'Hauptstrasse 4', '---', ...rows, '---', 'TOTAL|27.30 EUR', 'Bye']
}
