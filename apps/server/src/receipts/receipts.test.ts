import { fromMinor } from '@quittance/contract/money'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { receipts, trips } from '#db/schema.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { leftovers, lunch, save } from '#test/receipts.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp()
const { browser, userId, id: tripId } = await newTrip(product)
const image = await photo().jpeg().toBuffer()

describe('the list', () => {
  let listed: number
  beforeAll(async () => {
    listed = (await addTrip(product, userId)).id
    const rows: Record<string, string>[] = [
      { vendor: 'Café Nero', date: '2026-03-02', amount: '4.20', category: 'coffee' },
      { vendor: 'Taxi', date: '2026-03-04', amount: '18.00', notes: '100% to the café' },
      { vendor: 'Hotel_Alfa', date: '2026-03-02', amount: '99.99', currency: 'GBP' },
      { vendor: 'Bäckerei', date: '2026-03-01', amount: '0.01', category: 'coffee' },
    ]
    for (const row of rows) await save(browser, listed, { notes: '', ...row })
  })

  test('is by date, newest first, then by entry, newest first, also page by page', async () => {
    expect(await vendors('')).toEqual(['Taxi', 'Hotel_Alfa', 'Café Nero', 'Bäckerei'])
    const seen = []
    let after = ''
    for (;;) {
      const url = `/api/trips/${listed}/receipts?limit=1${after}`
      const [receipt] = (await browser.call(`GET ${url}`)).json()
      if (!receipt) break
      seen.push(receipt.vendor)
      after = `&after=${receipt.date}_${receipt.id}`
    }
    expect(seen).toEqual(['Taxi', 'Hotel_Alfa', 'Café Nero', 'Bäckerei'])
  })

  test.each([
    ['vendor or notes, in any case', 'search=CAF%C3%89', ['Taxi', 'Café Nero']],
    ['category', 'category=coffee', ['Café Nero', 'Bäckerei']],
    ['both', 'search=caf&category=coffee', ['Café Nero']],
    ['a percent sign as such', 'search=%25', ['Taxi']],
    ['an underscore as such', 'search=_', ['Hotel_Alfa']],
    ['a backslash as such', 'search=%5C', []],
    ['a quote as such', "search='", []],
    ['what is left of a character no text has', 'search=tax%00i', ['Taxi']],
    ['every category', 'category=all&search=%20', ['Taxi', 'Hotel_Alfa', 'Café Nero', 'Bäckerei']],
  ])('is filtered by %s', async (_name, query, expected) => {
    expect(await vendors(query)).toEqual(expected)
  })

  test('is summed up by the database, filtered alike', async () => {
    expect((await browser.call(`GET /api/trips/${listed}/receipts/summary`)).json()).toEqual({
      receiptCount: 4,
      totalAmount: '22.21 EUR, 99.99 GBP',
      currencies: { EUR: '22.21', GBP: '99.99' },
      converted: { currency: 'EUR', total: '22.21', missing: 1, isFrozen: false },
      repay: null,
      categories: { coffee: 2, food: 2 },
    })
    const url = `/api/trips/${listed}/receipts/summary?search=caf&category=coffee`
    expect((await browser.call(`GET ${url}`)).json()).toEqual({
      receiptCount: 1,
      totalAmount: '4.20 EUR',
      currencies: { EUR: '4.20' },
      converted: null,
      repay: null,
      categories: { coffee: 1 },
    })
    const none = await browser.call(`GET /api/trips/${listed}/receipts/summary?search=nothing`)
    expect(none.json()).toMatchObject({ receiptCount: 0, totalAmount: '$0.00', currencies: {} })
  })

  test.each([
    ['limit=0'],
    ['limit=201'],
    ['category=yachts'],
    [`search=${'x'.repeat(101)}`],
    ['after=yesterday'],
    ['after=2026-02-31_1'],
    ['after=2026-02-01_99999999999'],
  ])('refuses %s', async (query) => {
    expect((await browser.call(`GET /api/trips/${listed}/receipts?${query}`)).statusCode).toBe(400)
  })

  test("another user's trip is answered as one that is not there", async () => {
    const other = await newTraveller(product)
    for (const end of ['receipts', 'receipts/summary']) {
      const theirs = await other.browser.call(`GET /api/trips/${listed}/${end}`)
      const missing = await other.browser.call(`GET /api/trips/2147483647/${end}`)
      expect(theirs.statusCode).toBe(404)
      expect(theirs.json()).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
      expect(missing.json()).toEqual(theirs.json())
    }
  })

  test('comes straight from the index, however many receipts there are', async () => {
    const { rows } = await product.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select * from ${receipts}
        where ${receipts.tripId} = ${listed}
          and (${receipts.date}, ${receipts.id}) < ('2026-03-04'::date, 7)
        order by ${receipts.date} desc nulls last, ${receipts.id} desc nulls last limit 100`)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using receipts_listing')
    expect(plan).not.toContain('Sort')
    expect(plan).toMatch(/Index Cond: .*ROW\(date, id\) < ROW/)
  })

  async function vendors(query: string) {
    const response = await browser.call(`GET /api/trips/${listed}/receipts?${query}`)
    return response.json().map(({ vendor }: { vendor: string }) => vendor)
  }
})

describe('changing a receipt', () => {
  const changed = { ...lunch, vendor: 'Gasthaus Eiche', amount: 30.5, notes: null }

  test('keeps its image and its line items, and blank notes are no notes', async () => {
    const saved = (await save(browser, tripId, { image, metadata: '[{"name":"Soup"}]' })).json()
    expect(await answerOf(browser.call(`PUT /api/receipts/${saved.id}`, changed))).toEqual({
      ...saved,
      vendor: 'Gasthaus Eiche',
      amount: '30.50',
      notes: null,
    })
    const { id } = (await save(browser, tripId)).json()
    const response = await browser.call(`PUT /api/receipts/${id}`, { ...changed, notes: ' ' })
    expect(response.json().notes).toBeNull()
  })

  test.each([
    ['no vendor', { vendor: '' }, 'Vendor is required'],
    ['a float with too many decimals', { amount: 0.1 + 0.2 }, 'Amount must be at most'],
  ])('refuses %s', async (_name, change, message) => {
    const { id } = (await save(browser, tripId)).json()
    const response = await browser.call(`PUT /api/receipts/${id}`, { ...changed, ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain(message)
  })
})

test('deleting a receipt takes its image along', async () => {
  const before = await leftovers(product)
  const { id } = (await save(browser, tripId, { image })).json()
  expect((await browser.call(`DELETE /api/receipts/${id}`)).statusCode).toBe(200)
  expect(await leftovers(product)).toEqual(before)
  expect((await browser.call(`DELETE /api/receipts/${id}`)).statusCode).toBe(404)
})

test.each(['inactive', 'finalized', 'archived'] as const)(
  'one receipt of a trip that is %s is read as it was saved',
  async (status) => {
    const { id: closed } = await addTrip(product, userId)
    const saved = (await save(browser, closed, { metadata: '[{"name":"Soup"}]' })).json()
    await product.db.update(trips).set({ status }).where(eq(trips.id, closed))
    expect(await answerOf(browser.call(`GET /api/receipts/${saved.id}`))).toEqual(saved)
  },
)

describe.each([
  ['PUT', lunch],
  ['DELETE', undefined],
])('%s', (method, body) => {
  test.each([
    ['finalized', 'This trip is finalized. Re-open it to change its receipts.'],
    ['archived', 'This trip is archived. Restore it to change its receipts.'],
  ] as const)('changes nothing in a trip that is %s', async (status, message) => {
    const { id: closed } = await addTrip(product, userId)
    const { id } = (await save(browser, closed)).json()
    await product.db.update(trips).set({ status }).where(eq(trips.id, closed))
    const response = await answerOf(browser.call(`${method} /api/receipts/${id}`, body), 409)
    expect(response).toEqual({ message, code: 'WRONG_STATE' })
    expect((await browser.call(`GET /api/trips/${closed}/receipts`)).json()).toHaveLength(1)
  })
})

test.each([
  ['GET', undefined],
  ['PUT', lunch],
  ['DELETE', undefined],
])("%s answers another user's receipt as one that is not there", async (method, body) => {
  const { id } = (await save(browser, tripId)).json()
  const other = await newTraveller(product)
  for (const wrong of [id, 2_147_483_647]) {
    const call = other.browser.call(`${method} /api/receipts/${wrong}`, body)
    expect(await answerOf(call, 404)).toEqual({ message: 'Receipt not found', code: 'NOT_FOUND' })
  }
  const bad = await browser.call(`${method} /api/receipts/0`, body)
  expect(bad.json().message).toBe('Invalid receipt ID')
})

describe('at the same time', () => {
  test('deleting and changing: it is gone, and the change either came before or found nothing', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { id } = (await save(browser, tripId)).json()
        const [edit, remove, again] = await Promise.all([
          browser.call(`PUT /api/receipts/${id}`, lunch),
          browser.call(`DELETE /api/receipts/${id}`),
          browser.call(`DELETE /api/receipts/${id}`),
        ])
        const rows = await product.db.select().from(receipts).where(eq(receipts.id, id))
        expect(rows).toEqual([])
        expect([remove.statusCode, again.statusCode].toSorted()).toEqual([200, 404])
        return edit.statusCode
      }),
    )
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
  })

  test('saving and finalizing: what was saved before counts, what came after is refused', async () => {
    const { id: closing } = await addTrip(product, userId)
    // As many as one user may have processed at the same time.
    const savings = Array.from({ length: 3 }, () =>
      save(browser, closing, { image, amount: '1.00' }),
    )
    const finalizing = product.db.transaction(async (tx) => {
      await tx.select().from(trips).where(eq(trips.id, closing)).for('update')
      await tx.update(trips).set({ status: 'finalized' }).where(eq(trips.id, closing))
      const [total] = await tx
        .select({ sum: sql<number>`coalesce(sum(${receipts.amountMinor}), 0)::int` })
        .from(receipts)
        .where(eq(receipts.tripId, closing))
      return total?.sum ?? 0
    })
    const statuses = (await Promise.all(savings)).map(({ statusCode }) => statusCode)
    const frozen = fromMinor(await finalizing, 'EUR')
    const { currencies } = (await browser.call(`GET /api/trips/${closing}/receipts/summary`)).json()
    expect(currencies.EUR ?? '0.00').toBe(frozen)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    expect(statuses.filter((status) => status === 201)).toHaveLength(Number(frozen))
  })
})

test('the API reference has the calls that carry images too', async () => {
  const { paths } = (await product.app.inject('/api/docs/json')).json()
  const fieldsOf = (path: string) =>
    Object.keys(paths[path].post.requestBody.content['multipart/form-data'].schema.properties)
  const some = ['vendor', 'tripId', 'clientId', 'uploadId', 'photoHash', 'image']
  expect(fieldsOf('/api/receipts')).toEqual(expect.arrayContaining(some))
  expect(fieldsOf('/api/receipts/process')).toEqual(['tripId', 'receiptId', 'image'])
  expect(Object.keys(paths['/api/receipts'].post.responses)).toEqual(['200', '201', '4XX', '5XX'])
  expect(paths['/api/receipts/{tripId}/{id}/thumbnail']).toBeDefined()
})

const noDetails = { attendees: '', guests: null, isBillable: false, number: '' }

test('offers the last choice of who paid a vendor, and the user’s own projects and purposes', async () => {
  const fair = { purpose: 'Fair', project: 'Apollo' }
  const { browser: own, trip: rome } = await newTrip(product, fair)
  const oslo = await addTrip(product, rome.userId, { purpose: 'Visit', paidBy: 'company' })
  const drawn = [
    { trip: rome, vendor: 'Hotel Roma', paidBy: 'traveller' },
    { trip: rome, vendor: 'HOTEL ROMA', paidBy: 'company' },
    { trip: rome, vendor: 'Taxi', paidBy: 'other' },
    { trip: rome, vendor: 'Taxi', paidBy: 'traveller' },
    // The default of its trip, which is no choice.
    { trip: oslo, vendor: 'Kaffe', paidBy: 'company' },
    { trip: oslo, vendor: 'Buss', paidBy: 'traveller' },
  ] as const
  for (const { trip, ...receipt } of drawn) await addReceipt(product, trip, receipt)
  const details = { ...noDetails, project: 'Zeus' }
  await addReceipt(product, oslo, { details, paidBy: 'company', vendor: 'Kaffe' })
  await addReceipt(product, oslo, { details: { ...details, project: '' }, paidBy: 'company' })

  const answer = (await own.call('GET /api/receipts/suggestions')).json()
  expect(answer).toEqual({
    payers: [
      { vendor: 'Buss', paidBy: 'traveller' },
      { vendor: 'HOTEL ROMA', paidBy: 'company' },
    ],
    projects: ['Zeus', 'Apollo'],
    purposes: ['Visit', 'Fair'],
  })
  const other = await newTraveller(product)
  const none = { payers: [], projects: [], purposes: [] }
  expect((await other.browser.call('GET /api/receipts/suggestions')).json()).toEqual(none)
})

test('who paid and what for are found by their words', async () => {
  const { browser: own, trip } = await newTrip(product)
  const details = {
    project: 'Apollo',
    attendees: 'Ann Lee, Bo Chan',
    guests: 3,
    isBillable: true,
    number: 'R-4711',
  }
  await addReceipt(product, trip, { vendor: 'Dinner', details })
  await addReceipt(product, trip, { vendor: 'Hotel', paidBy: 'company' })
  await addReceipt(product, trip, { vendor: 'Credit', amountMinor: -420, paidBy: 'other' })

  const found = async (search: string) => {
    const path = `/api/trips/${trip.id}/receipts`
    const query = `?search=${encodeURIComponent(search)}`
    const rows = (await own.call(`GET ${path}${query}`)).json() as { vendor: string }[]
    const { receiptCount } = (await own.call(`GET ${path}/summary${query}`)).json()
    expect(receiptCount).toBe(rows.length)
    return rows.map(({ vendor }) => vendor).join()
  }
  expect(
    await Promise.all(['apollo', 'bo chan', 'r-4711', 'billable'].map((words) => found(words))),
  ).toEqual(['Dinner', 'Dinner', 'Dinner', 'Dinner'])
  expect(await found('company card')).toBe('Hotel')
  expect([await found('billed to'), await found('refund')]).toEqual(['Credit', 'Credit'])
  expect([await found('true'), await found('traveller')]).toEqual(['', ''])
})
