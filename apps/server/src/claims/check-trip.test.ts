import type { TripWarning } from '@quittance/contract/reports'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'
import { addReceipt, addTrip, newTraveller, todayOf } from '#test/trips.ts'
import type { TripRow } from '#trips/trips.queries.ts'

let browser: TestClient
let userId: number
const product = await useTestApp()
await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.07', JPY: '163' } }])

/** Three days, finalized, so that nothing depends on today. */
let trip: TripRow
beforeEach(async () => {
  const traveller = await newTraveller(product)
  browser = traveller.browser
  userId = traveller.userId
  trip = await addTrip(product, userId, {
    status: 'finalized',
    startDate: '2026-03-01',
    endDate: '2026-03-03',
  })
})

async function fillDays() {
  for (const date of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    await addReceipt(product, trip, { date, category: 'office' })
  }
}

test('an ordinary trip gives no cause for a warning, nor does an empty one', async () => {
  expect(await warnings()).toEqual([])
  await fillDays()
  expect(await warnings()).toEqual([])
})

describe('outside the trip', () => {
  test('the day before and the day after', async () => {
    await fillDays()
    const before = await addReceipt(product, trip, { date: '2026-02-28', vendor: 'Early' })
    const after = await addReceipt(product, trip, { date: '2026-03-04', vendor: 'Late' })
    expect(await warnings()).toEqual([
      {
        kind: 'outside-trip',
        count: 2,
        receipts: [
          { id: before.id, vendor: 'Early', date: '2026-02-28', amount: '4.20', currency: 'EUR' },
          { id: after.id, vendor: 'Late', date: '2026-03-04', amount: '4.20', currency: 'EUR' },
        ],
      },
    ])
  })

  test('of an open trip: what is still to come, anywhere on Earth', async () => {
    const open = await addTrip(product, userId, { startDate: '2026-03-01' })
    const days = await product.db.execute<{ today: string; future: string }>(
      sql`select current_date::text as today, (current_date + 2)::text as future`,
    )
    const { today = '', future = '' } = days.rows[0] ?? {}
    await addReceipt(product, open, { date: today, vendor: 'Today' })
    await addReceipt(product, open, { date: future, vendor: 'Future' })
    expect(namesIn(await warnings(open.id), 'outside-trip')).toEqual(['Future'])
  })
})

describe('the same receipt twice', () => {
  test('whatever the case of the vendor', async () => {
    await fillDays()
    const twice = { date: '2026-03-02', amountMinor: 999 }
    await addReceipt(product, trip, { ...twice, vendor: 'ÉTOILE' })
    await addReceipt(product, trip, { ...twice, vendor: 'Étoile' })
    expect(await warnings()).toMatchObject([{ kind: 'duplicate', count: 2 }])
    expect(namesIn(await warnings(), 'duplicate')).toEqual(['ÉTOILE', 'Étoile'])
  })

  test.each([
    ['vendor', { vendor: 'Other' }],
    ['day', { date: '2026-03-03' }],
    ['amount', { amountMinor: 421 }],
    ['currency', { currency: 'USD' }],
  ])('not with another %s', async (_name, change) => {
    await fillDays()
    await addReceipt(product, trip, { vendor: 'One', date: '2026-03-02' })
    await addReceipt(product, trip, { vendor: 'One', date: '2026-03-02', ...change })
    expect(await warnings()).toEqual([])
  })
})

test.each([
  ['lines that add up, but for rounding', 1200, ['10.00', '1.98'], {}, false],
  ['lines that do not', 1200, ['10.00', '1.97'], {}, true],
  ['a refund without the minus', -1200, ['12.00'], {}, false],
  ['an amount that is not printed', 1200, ['10.00', ''], {}, false],
  ['a dinar', 1200, ['1.200'], { currency: 'KWD', cardMinor: 400, cardCurrency: 'EUR' }, false],
  ['the printed amount', 99, ['12.00'], { printedMinor: 1200, printedCurrency: 'ABC' }, false],
] as const)('tax lines and the amount: %s', async (_name, amountMinor, gross, other, isWrong) => {
  await fillDays()
  const lines = gross.map((text) => ({ rate: 19, net: '', tax: '', gross: text }))
  const tax = { lines, vatNumber: null }
  await addReceipt(product, trip, { vendor: 'Taxed', amountMinor, ...other, tax })
  const { id } = await addReceipt(product, trip, { vendor: 'Untaxed', tax: { ...tax, lines: [] } })
  const found = await warnings()
  expect(found.map(({ kind }) => kind)).toEqual(isWrong ? ['tax-sum'] : [])
  expect(JSON.stringify(found)).not.toContain(`"id":${id},`)
})

describe('an unusual amount', () => {
  async function addMeals(count: number, last: number) {
    await fillDays()
    for (let index = 0; index < count - 1; index += 1) {
      await addReceipt(product, trip, { category: 'food', amountMinor: 1000 + index })
    }
    const vendor = 'Banquet'
    await addReceipt(product, trip, { category: 'food', amountMinor: last, vendor })
  }

  test('of an even number the median is between the two in the middle', async () => {
    await addMeals(6, 10_025)
    expect(await warnings()).toEqual([])
    await addReceipt(product, trip, { category: 'food', amountMinor: 10_026, vendor: 'Feast' })
    await addReceipt(product, trip, { category: 'food', amountMinor: 1 })
    expect(namesIn(await warnings(), 'unusual-amount')).toEqual(['Feast'])
  })

  test.each([
    ['more than ten times the median of its kind', 5, 10_021, 1],
    ['not at ten times', 5, 10_020, 0],
    ['not among fewer than five', 4, 100_000, 0],
    ['not far below', 6, 1, 0],
  ])('%s', async (_name, meals, last, count) => {
    await addMeals(meals, last)
    const found = await warnings()
    expect(found).toMatchObject(count ? [{ kind: 'unusual-amount', count }] : [])
    expect(namesIn(found, 'unusual-amount')).toEqual(count ? ['Banquet'] : [])
  })

  test('not in another currency or category', async () => {
    await addMeals(5, 1000)
    await addReceipt(product, trip, { category: 'food', currency: 'JPY', amountMinor: 500_000 })
    await addReceipt(product, trip, { category: 'transport', amountMinor: 500_000 })
    expect(await warnings()).toEqual([])
  })
})

describe('days without a receipt', () => {
  test('are named, first and last day included', async () => {
    await addReceipt(product, trip, { date: '2026-03-02' })
    expect(await warnings()).toEqual([
      { kind: 'days-without-receipt', count: 2, days: ['2026-03-01', '2026-03-03'] },
    ])
  })

  test('up to the last day that is over everywhere, for an open trip: of today receipts may still come', async () => {
    const open = await addTrip(product, userId)
    const { rows } = await product.db.execute<{ first: string; over: string }>(sql`
      update trips set start_date = current_date - 3 where id = ${open.id}
      returning start_date::text as first,
        ((now() at time zone interval '-12 hours')::date - 1)::text as over`)
    const { first = '', over = '' } = rows[0] ?? {}
    await addReceipt(product, open, { date: first })
    const [warning] = await warnings(open.id)
    expect(warning?.kind === 'days-without-receipt' && warning.days.at(-1)).toBe(over)
  })

  test('twenty are named, a year is looked at', async () => {
    const long = await addTrip(product, userId, {
      status: 'finalized',
      startDate: '2020-01-01',
      endDate: '2026-01-01',
    })
    await addReceipt(product, long, { date: '2020-01-01' })
    const [warning] = await warnings(long.id)
    expect(warning).toMatchObject({ kind: 'days-without-receipt', count: 365 })
    expect(warning?.kind === 'days-without-receipt' && warning.days).toHaveLength(20)
  })
})

test('one receipt may be worth a look for several reasons', async () => {
  await fillDays()
  const unconfirmed: ['date', 'amount'] = ['date', 'amount']
  const twice = { date: '2026-03-09', amountMinor: 99_000, unconfirmed }
  for (let index = 0; index < 9; index += 1) {
    await addReceipt(product, trip, { vendor: `Desk ${index}`, category: 'office' })
  }
  await addReceipt(product, trip, { ...twice, vendor: 'Twice', category: 'office' })
  await addReceipt(product, trip, { ...twice, vendor: 'TWICE', category: 'office' })
  await addReceipt(product, trip, { ...twice, vendor: 'Once', category: 'other' })
  const found = await warnings()
  expect(found.map(({ kind, count }) => [kind, count])).toEqual([
    ['outside-trip', 3],
    ['duplicate', 2],
    ['doubtful', 3],
    ['unusual-amount', 2],
  ])
  expect(namesIn(found, 'duplicate')).toEqual(['Twice', 'TWICE'])
  expect(found[0]).not.toHaveProperty('receipts.0.fields')
  expect(found[2]).toHaveProperty('receipts.0.fields', ['date', 'amount'])
})

test('receipts are named by date, then by vendor in any case, then by amount', async () => {
  await fillDays()
  for (const [vendor, date, amountMinor] of [
    ['b', '2026-02-02', 2],
    ['B', '2026-02-02', 1],
    ['A', '2026-02-02', 9],
    ['z', '2026-02-01', 9],
  ] as const) {
    await addReceipt(product, trip, { vendor, date, amountMinor })
  }
  expect(namesIn(await warnings(), 'outside-trip')).toEqual(['z', 'A', 'B', 'b'])
})

test('a warning names twenty receipts and counts them all', async () => {
  await fillDays()
  await product.db.execute(sql`
    insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
    select ${trip.id}, ${userId}, 'Vendor ' || n, '2025-01-01', n, 'EUR', 'other'
    from generate_series(1, 30) n`)
  const [warning] = await warnings()
  expect(warning).toMatchObject({ kind: 'outside-trip', count: 30 })
  expect(warning?.kind === 'outside-trip' && warning.receipts).toHaveLength(20)
})

test('Truth 11: receipts without a rate are counted, first of all, until the card amount is known', async () => {
  const open = await addTrip(product, userId, { startDate: await todayOf(product) })
  const date = open.startDate
  await addReceipt(product, open, { date })
  const rateless = { date, currency: 'GBP', amountMinor: 900 }
  const receipt = await addReceipt(product, open, { ...rateless, vendor: 'Rateless' })
  await addReceipt(product, open, { ...rateless, cardMinor: 1050, cardCurrency: 'EUR' })
  const named = { vendor: 'Rateless', date, amount: '9.00', currency: 'GBP' }
  expect((await warnings(open.id))[0]).toEqual({
    kind: 'no-rate',
    count: 1,
    receipts: [{ id: receipt.id, ...named }],
  })
  const put = { ...named, category: 'food', notes: null, cardAmount: '10.50', cardCurrency: 'EUR' }
  expect((await browser.call(`PUT /api/receipts/${receipt.id}`, put)).statusCode).toBe(200)
  expect(namesIn(await warnings(open.id), 'no-rate')).toEqual([])
})

async function warnings(id = trip.id): Promise<TripWarning[]> {
  const response = await answerOf(browser.call(`GET /api/trips/${id}/check`))
  return response.warnings
}

function namesIn(found: TripWarning[], kind: TripWarning['kind']) {
  return found.flatMap((warning) =>
    warning.kind === kind && 'receipts' in warning
      ? warning.receipts.map(({ vendor }) => vendor)
      : [],
  )
}
