import { convertMinor, crossRate } from '@quittance/contract/exchange'
import { currencies } from '@quittance/contract/money'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'
import { finalize } from '#test/finalized-trips.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'
import { findRate, storeRates } from './exchange-rates.queries.ts'

// A Thursday and a Friday; the following Monday has no rates.
const thursday = { USD: '1.0650', GBP: '0.8600', JPY: '160.00', CHF: '0.9600', INR: '88.1234' }
const friday = { USD: '1.0712', GBP: '0.8640', JPY: '163.45', CHF: '0.9580', INR: '89.4321' }

const product = await useTestApp()
await storeRates(product.db, [
  { day: '2026-03-05', rates: thursday },
  { day: '2026-03-06', rates: friday },
])
const traveller = await newTraveller(product)

describe('one rate', () => {
  // By hand: 0.8640 / 1.0712 = 0.80657206870…; 1 / 0.9580 = 1.04384133611…
  test.each([
    ['USD', 'GBP', '2026-03-06', '0.8065720687', '2026-03-06'],
    ['CHF', 'EUR', '2026-03-06', '1.0438413361', '2026-03-06'],
    ['EUR', 'JPY', '2026-03-05', '160', '2026-03-05'],
    ['GBP', 'GBP', '2026-03-05', '1', '2026-03-05'],
  ])('from %s to %s on %s is %s', async (from, to, date, rate, day) => {
    expect(await ask({ from, to, date })).toEqual({ rate, day })
  })

  test.each(['2026-03-07', '2026-03-08', '2026-03-11'])(
    'on %s it is that of the last day before',
    async (date) => {
      expect(await ask({ from: 'EUR', to: 'USD', date })).toEqual({
        rate: '1.0712',
        day: '2026-03-06',
      })
    },
  )

  test('Truth 7: a rate older than 5 days is no rate', async () => {
    const { statusCode, body } = await getRate({ from: 'EUR', to: 'USD', date: '2026-03-12' })
    expect(statusCode).toBe(404)
    expect(body).toContain('No rate from EUR to USD')
  })

  test.each([
    { from: 'EUR', to: 'USD', date: '2026-03-04' },
    { from: 'XAU', to: 'USD', date: '2026-03-06' },
  ])('is not known: %o', async (query) => {
    const { statusCode, body } = await getRate(query)
    expect(statusCode).toBe(404)
    expect(body).toContain(`No rate from ${query.from} to USD`)
  })

  test.each([
    { from: 'usd', to: 'EUR', date: '2026-03-06' },
    { from: "USD' or 1=1", to: 'EUR', date: '2026-03-06' },
    { from: 'USD', to: 'XXX', date: '2026-03-06' },
    { from: 'USD', to: 'EUR', date: '2026-02-30' },
  ])('is not looked for: %o', async (query) => {
    expect((await getRate(query)).statusCode).toBe(400)
  })

  test('the database and the browser compute the same', async () => {
    for (const from of [...currencies, 'CHF'].filter((code) => code === 'EUR' || code in friday)) {
      for (const to of currencies.filter((code) => code === 'EUR' || code in friday)) {
        const perEuro: Record<string, string> = { EUR: '1', ...friday }
        const found = await findRate(product.db, { from, to, date: '2026-03-06' })
        expect(found?.rate).toBe(crossRate(perEuro[from] ?? '', perEuro[to] ?? ''))
      }
    }
  })
})

describe('a trip', () => {
  test('in its own currency has nothing to convert', async () => {
    const { id } = await tripWith([{ currency: 'EUR', amountMinor: 1250 }])
    expect((await summaryOf(id)).converted).toBeNull()
  })

  // By hand: 10.00 / 1.0712 = 9.33532… and 8.75 / 0.8640 = 10.12731…, with 12.50 of its own: 31.97.
  test('is added up receipt by receipt, each by the rate of its day', async () => {
    const { id } = await tripWith([
      { currency: 'EUR', amountMinor: 1250 },
      { currency: 'USD', amountMinor: 1000 },
      { currency: 'GBP', amountMinor: 875, date: '2026-03-08' },
    ])
    expect((await summaryOf(id)).converted).toEqual(sumOf('31.97', 0))
    expect(await ratesOf(id)).toEqual({
      currency: 'EUR',
      total: '31.97',
      receiptCount: 3,
      missing: 0,
      categories: [{ category: 'coffee', receiptCount: 3, missing: 0, total: '31.97' }],
      days: [
        { date: '2026-03-06', receiptCount: 2, missing: 0, total: '21.84' },
        { date: '2026-03-08', receiptCount: 1, missing: 0, total: '10.13' },
      ],
      newestDay: '2026-03-06',
      isFrozen: false,
      parts: [
        { ...part('EUR', '12.50', '12.50'), by: 'own', rate: null, day: null },
        { ...part('GBP', '8.75', '10.13'), rate: '1.1574074074' },
        { ...part('USD', '10.00', '9.34'), rate: '0.9335324869' },
      ],
    })
  })

  test('says how many receipts have no rate', async () => {
    const { id } = await tripWith([
      { currency: 'EUR', amountMinor: 1250 },
      { currency: 'USD', amountMinor: 1000, date: '2026-01-01' },
      { currency: 'AUD', amountMinor: 1000 },
    ])
    expect((await summaryOf(id)).converted).toEqual(sumOf('12.50', 2))
    const { parts } = await ratesOf(id)
    expect(
      parts.map(({ by, converted }: { by: string; converted: string }) => [by, converted]),
    ).toEqual([
      ['nothing', null],
      ['own', '12.50'],
      ['nothing', null],
    ])
  })

  test('counts what the card was charged, in the currency it was charged in', async () => {
    const { id } = await tripWith([
      { currency: 'USD', amountMinor: 1000, cardMinor: 951, cardCurrency: 'EUR' },
      { currency: 'USD', amountMinor: 1000, cardMinor: 999, cardCurrency: 'GBP' },
    ])
    expect((await summaryOf(id)).converted).toMatchObject({ total: '18.85', missing: 0 })
  })

  test('in yen is rounded to whole yen, in rupees to paise, as the browser does it', async () => {
    for (const currency of ['JPY', 'INR', 'USD'] as const) {
      const amounts = Array.from({ length: 50 }, (_, n) => 1 + n * 7919)
      const { id } = await tripWith(
        amounts.map((amountMinor) => ({ currency: 'GBP', amountMinor })),
        currency,
      )
      const rate = crossRate(friday.GBP, friday[currency])
      const sum = amounts.reduce(
        (total, minor) => total + convertMinor(minor, { from: 'GBP', into: currency, rate }),
        0,
      )
      expect((await summaryOf(id)).converted.total).toBe((sum / 100).toFixed(2))
    }
  })

  test('keeps the rates it was finalized with, until it is opened again', async () => {
    const { id } = await tripWith([
      { currency: 'USD', amountMinor: 1000 },
      { currency: 'USD', amountMinor: 1000, cardMinor: 951, cardCurrency: 'EUR' },
      { currency: 'AUD', amountMinor: 1000 },
    ])
    await finalize(traveller.browser, id)
    const before = await ratesOf(id)
    expect(before).toMatchObject({ total: '18.85', isFrozen: true })
    await storeRates(product.db, [{ day: '2026-03-06', rates: { ...friday, USD: '2', AUD: '2' } }])
    expect(await ratesOf(id)).toEqual(before)
    expect((await summaryOf(id)).converted).toEqual(sumOf('18.85', 1, true))

    await traveller.browser.call(`POST /api/trips/${id}/unfinalize`)
    expect(await ratesOf(id)).toMatchObject({ total: '19.51' })
    await storeRates(product.db, [{ day: '2026-03-06', rates: friday }])
  })
})

type NewReceipt = Parameters<typeof addReceipt>[2]

async function tripWith(
  receipts: NonNullable<NewReceipt>[],
  currency: 'EUR' | 'JPY' | 'INR' | 'USD' = 'EUR',
) {
  const trip = await addTrip(product, traveller.userId, { currency, status: 'inactive' })
  for (const receipt of receipts)
    await addReceipt(product, trip, { date: '2026-03-06', ...receipt })
  return trip
}

async function getRate(query: Record<string, string>) {
  return traveller.browser.call(`GET /api/rates?${new URLSearchParams(query).toString()}`)
}

async function ask(query: Record<string, string>) {
  return (await getRate(query)).json()
}

async function summaryOf(id: number) {
  return (await traveller.browser.call(`GET /api/trips/${id}`)).json().summary
}

async function ratesOf(id: number) {
  return (await traveller.browser.call(`GET /api/trips/${id}/rates`)).json()
}

function part(currency: string, total: string, inEuros: string) {
  const known = { by: 'rate', day: '2026-03-06', receiptCount: 1 }
  return { ...known, currency, total, converted: inEuros }
}

function sumOf(total: string, missing: number, isFrozen = false) {
  return { currency: 'EUR', total, missing, isFrozen }
}
