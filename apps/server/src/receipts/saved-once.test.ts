import { randomUUID } from 'node:crypto'
import { storageAdvice } from '@quittance/contract/storage-words'
import { count, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deletedReceipts, receipts, trips } from '#db/schema.ts'
import { answerOf, onAnotherServer, type TestClient, useTestApp } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { formOf, leftovers, lunch, save } from '#test/receipts.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

const limitBytes = 2_000_000
const photoHash = 'ab'.repeat(32)

const product = await useTestApp({ env: { STORAGE_MB_PER_USER: '2' } })
let browser: TestClient
let userId: number
let tripId: number
const image = await photo().jpeg().toBuffer()
let clientId: string
beforeEach(async () => {
  ;({ browser, userId } = await newTraveller(product))
  tripId = (await addTrip(product, userId)).id
  clientId = randomUUID()
})

test('the answer names the clientId and the hash of the photo, and so does every later one', async () => {
  const saved = await answerOf(save(browser, tripId, { image, clientId, photoHash }), 201)
  expect(saved).toMatchObject({ clientId, photoHash })
  const listed = await browser.call(`GET /api/trips/${tripId}/receipts`)
  expect(listed.json()).toEqual([saved])
  const { id } = saved
  expect((await browser.call(`GET /api/receipts/${id}`)).json()).toEqual(saved)
  const changed = await browser.call(`PUT /api/receipts/${id}`, { ...lunch, vendor: 'Linde' })
  expect(changed.json()).toMatchObject({ vendor: 'Linde', clientId, photoHash })
  // A receipt without a photo has no photo hash.
  const byHand = { image: placeholder, clientId: randomUUID(), photoHash }
  const manual = (await save(browser, tripId, byHand)).json()
  expect(manual).toMatchObject({ clientId: byHand.clientId, photoHash: null, hasImage: false })
})

test('a repeat, as after a lost answer, is answered with the receipt as it is now and stores nothing', async () => {
  const first = await save(browser, tripId, { image, clientId, photoHash })
  const before = await leftovers(product)
  const again = await answerOf(save(browser, tripId, { image, clientId, photoHash }))
  expect(again).toEqual(first.json())

  const { id } = first.json()
  const changed = await browser.call(`PUT /api/receipts/${id}`, { ...lunch, vendor: 'Linde' })
  const late = await save(browser, tripId, { image, clientId: clientId.toUpperCase() })
  expect([late.statusCode, late.json()]).toEqual([200, changed.json()])
  expect(await leftovers(product)).toEqual(before)
})

test('Truth 1: a sender whose answer was lost can ask what became of its receipt', async () => {
  const ask = (name: string) => browser.call(`GET /api/receipts/saved/${name}`)
  expect((await ask(clientId)).json()).toEqual({ receipt: null })
  const saved = await save(browser, tripId, { image, clientId })
  const found = await ask(clientId.toUpperCase())
  expect([found.statusCode, found.json()]).toEqual([200, { receipt: saved.json() }])

  const other = await newTraveller(product)
  const lookup = await other.browser.call(`GET /api/receipts/saved/${clientId}`)
  expect([lookup.statusCode, lookup.json()]).toEqual([200, { receipt: null }])
  expect((await ask('17')).json()).toMatchObject({ message: 'Invalid client ID' })

  await browser.call(`DELETE /api/receipts/${saved.json().id}`)
  const gone = await ask(clientId)
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'GONE_RECEIPT'])
})

test.each([
  ['with a photo', true],
  ['by hand', false],
])('twenty at once %s are one receipt, with one photo', async (_name, hasPhoto) => {
  const before = await leftovers(product)
  const parts = { clientId, ...(hasPhoto && { image }) }
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(browser, tripId, parts)))
  expectOneSaved(answers)
  expect(await leftovers(product)).toEqual({
    stored: before.stored + (hasPhoto ? 2 : 0),
    uploads: 0,
    rows: before.rows + 1,
  })
})

test('repeats wait for each other up to a limit, and those beyond it are rejected', async () => {
  const before = await leftovers(product)
  let refused = 0
  const { saving } = await product.db.transaction(async (tx) => {
    await tx.select().from(trips).where(eq(trips.id, tripId)).for('update')
    const sent = Array.from({ length: 60 }, async () => {
      const answer = await save(browser, tripId, { clientId })
      if (answer.statusCode === 429) refused += 1
      return answer
    })
    await expect.poll(() => refused).toBe(19)
    return { saving: sent }
  })
  const answers = await Promise.all(saving)
  expectOneSaved(answers.filter(({ statusCode }) => statusCode !== 429))
  expect(refused).toBe(19)
  expect((await leftovers(product)).rows).toBe(before.rows + 1)
  expect((await save(browser, tripId, { clientId })).statusCode).toBe(200)
})

test('of two servers on one database the index decides, and the photo that came second goes', async () => {
  const { db } = product
  const there = await onAnotherServer(product, browser)
  const before = await leftovers(product)

  // Both have stored their photo before either may insert its row.
  const answers = await db.transaction(async (tx) => {
    await tx.select().from(trips).where(eq(trips.id, tripId)).for('update')
    const saving = [browser, there].map((one) => save(one, tripId, { image, clientId }))
    await expect.poll(async () => (await leftovers(product)).stored).toBe(before.stored + 4)
    return { saving }
  })
  expectOneSaved(await Promise.all(answers.saving))
  expect(await leftovers(product)).toMatchObject({
    stored: before.stored + 2,
    rows: before.rows + 1,
  })
})

test('what was saved while its sender hung up is there for the repeat', async () => {
  const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const before = await leftovers(product)
  const parts = { ...lunch, tripId: String(tripId), image, clientId }
  const form = await formOf(parts)
  const hangUp = new AbortController()
  const { name } = product.sessionCookie
  const { call } = await product.db.transaction(async (tx) => {
    await tx.select().from(trips).where(eq(trips.id, tripId)).for('update')
    const lost = fetch(`${origin}/api/receipts`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, cookie: `${name}=${browser.cookies.get(name)}` },
      signal: hangUp.signal,
    })
    lost.catch(() => {})
    // Its photo is stored, and its row waits for the trip.
    await expect.poll(async () => (await leftovers(product)).stored).toBe(before.stored + 2)
    hangUp.abort()
    return { call: lost }
  })
  await expect(call).rejects.toThrow('aborted')
  const again = await save(browser, tripId, { image, clientId })
  expect([again.statusCode, again.json().clientId]).toEqual([200, clientId])
  expect(await leftovers(product)).toMatchObject({
    stored: before.stored + 2,
    rows: before.rows + 1,
  })
})

test("another user's equal clientId is another receipt", async () => {
  const other = await newTraveller(product)
  const theirTrip = await addTrip(product, other.userId)
  const mine = await save(browser, tripId, { image, clientId })
  const theirs = await save(other.browser, theirTrip.id, { image, clientId })
  expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
  expect(theirs.json().id).not.toBe(mine.json().id)
  await other.browser.call(`DELETE /api/receipts/${theirs.json().id}`)
  expect((await save(browser, tripId, { image, clientId })).json()).toEqual(mine.json())
})

test.each(['finalized', 'archived'] as const)(
  'a repeat is answered although the trip was %s meanwhile, and a new one is not',
  async (status) => {
    const first = await save(browser, tripId, { image, clientId })
    await product.db.update(trips).set({ status }).where(eq(trips.id, tripId))
    const again = await save(browser, tripId, { image, clientId })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const late = await save(browser, tripId, { image, clientId: randomUUID() })
    expect([late.statusCode, late.json().code]).toEqual([409, 'WRONG_STATE'])
  },
)

test('a repeat is answered where there is no space for another photo', async () => {
  const first = await save(browser, tripId, { image, clientId })
  const full = { imageBytes: 2_000_000 }
  await product.db.update(receipts).set(full).where(eq(receipts.id, first.json().id))
  const again = await save(browser, tripId, { image, clientId })
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  const other = await save(browser, tripId, { image, clientId: randomUUID() })
  expect(other.json().code).toBe('STORAGE_FULL')
})

test('a repeat of one that was deleted answers 410, names it, and does not bring it back', async () => {
  const { id } = (await save(browser, tripId, { image, clientId })).json()
  await browser.call(`DELETE /api/receipts/${id}`)
  const before = await leftovers(product)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => save(browser, tripId, { image, clientId })),
  )
  for (const answer of answers) {
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toEqual({
      code: 'GONE_RECEIPT',
      message: 'This receipt was saved before and has been deleted since.',
      clientId,
    })
  }
  expect(await leftovers(product)).toEqual(before)
})

test('one that is deleted while its repeat is on its way to another server is not brought back', async () => {
  const { storage } = product
  const there = await onAnotherServer(product, browser)
  const before = await leftovers(product)
  const put = storage.put
  const stored = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  // The first one is slow to store its photo; meanwhile the second is saved and deleted.
  storage.put = async (...content) => {
    storage.put = put
    stored.resolve()
    await mayGoOn.promise
    await put(...content)
  }
  const slow = save(there, tripId, { image, clientId })
  await stored.promise
  const fast = await answerOf(save(browser, tripId, { image, clientId }), 201)
  await browser.call(`DELETE /api/receipts/${fast.id}`)
  mayGoOn.resolve()
  const late = await slow
  expect([late.statusCode, late.json().clientId]).toEqual([410, clientId])
  expect(await leftovers(product)).toMatchObject({ stored: before.stored, rows: before.rows })
})

test('the names of deleted receipts go with the account, and those without a name leave none', async () => {
  const { id } = (await save(browser, tripId, { clientId })).json()
  const unnamed = (await save(browser, tripId)).json()
  for (const gone of [id, unnamed.id]) await browser.call(`DELETE /api/receipts/${gone}`)
  const left = () =>
    product.db
      .select({ count: count() })
      .from(deletedReceipts)
      .where(eq(deletedReceipts.userId, userId))
  expect(await left()).toEqual([{ count: 1 }])
  await product.db.execute(sql`delete from users where id = ${userId}`)
  expect(await left()).toEqual([{ count: 0 }])
})

test('one that was refused is saved when it is put right under the same name', async () => {
  const closed = await addTrip(product, userId, { status: 'finalized' })
  expect((await save(browser, closed.id, { image, clientId })).statusCode).toBe(409)
  expect((await save(browser, tripId, { image, clientId, amount: '' })).statusCode).toBe(400)
  expect((await save(browser, tripId, { image, clientId })).statusCode).toBe(201)
})

test.each([
  ['clientId', 'no-uuid', 'Invalid client ID'],
  ['clientId', '', 'Invalid client ID'],
  ['clientId', '0ec7e1f8-3c5b-4b9b-9d3f-7a1f4a6e2c1', 'Invalid client ID'],
  ['uploadId', "' or true --", 'Invalid upload ID'],
  ['photoHash', 'AB'.repeat(32), 'Invalid photo hash'],
  ['photoHash', 'ab'.repeat(31), 'Invalid photo hash'],
])('refuses as %s: "%s"', async (name, value, message) => {
  const before = await leftovers(product)
  const response = await answerOf(save(browser, tripId, { image, [name]: value }), 400)
  expect(response).toMatchObject({ code: 'VALIDATION', message })
  expect(await leftovers(product)).toEqual(before)
})

test("the used space is the sum of the user's own images", async () => {
  expect(await space()).toEqual({ usedBytes: 0, limitBytes })
  const saved = await save(browser, tripId, { image })
  await save(browser, tripId, { image: placeholder })
  const { usedBytes } = await space()
  expect(usedBytes).toBeGreaterThan(100)
  expect(saved.json()).not.toHaveProperty('storage')
  await fill(1000)
  expect(await space()).toEqual({ usedBytes: usedBytes + 1000, limitBytes })
  const other = await newTraveller(product)
  expect((await other.browser.call('GET /api/storage')).json().usedBytes).toBe(0)
})

test('from 90 percent on, saving says how much is taken', async () => {
  await fill(0.9 * limitBytes)
  expect((await answerOf(save(browser, tripId, { image }), 201)).storage).toEqual(await space())
})

test('when it is full, no image is taken, but a receipt without one is', async () => {
  await fill(limitBytes)
  const before = await leftovers(product)
  expect(await answerOf(save(browser, tripId, { image }), 403)).toEqual({
    code: 'STORAGE_FULL',
    message: `Your space for photos is full (2 MB). ${storageAdvice} You can still add receipts by hand.`,
  })
  expect(await leftovers(product)).toEqual(before)
  expect((await save(browser, tripId, { image: placeholder })).statusCode).toBe(201)
})

test('of two at once into the last space one is refused, and leaves nothing', async () => {
  await save(browser, tripId, { image })
  await fill(limitBytes - 2 * (await space()).usedBytes)
  const before = await leftovers(product)
  const answers = await Promise.all([1, 2].map(() => save(browser, tripId, { image })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403])
  expect(await leftovers(product)).toMatchObject({ stored: before.stored + 2, uploads: 0 })
  expect((await space()).usedBytes).toBe(limitBytes)
})

async function space() {
  return (await browser.call('GET /api/storage')).json()
}

async function fill(imageBytes: number) {
  await addReceipt(product, { id: tripId, userId }, { imageBytes })
}

function expectOneSaved(answers: Awaited<ReturnType<typeof save>>[]) {
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([...answers.slice(1).map(() => 200), 201])
  const [first] = answers
  for (const answer of answers) expect(answer.json()).toEqual(first?.json())
}
