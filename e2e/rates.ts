import { expect, type Page } from '@playwright/test'
import { ratesFile, startRatesServer } from '@quittance/server/test/ecb-server'

/** One euro in each currency. */
const euro = {
  USD: '1.0900',
  GBP: '0.8600',
  JPY: '161.50',
  CAD: '1.4800',
  AUD: '1.6500',
  CNY: '7.8200',
  INR: '90.50',
  CHF: '0.9600',
}

export type RatesPublisher = Awaited<ReturnType<typeof startRates>>

const day = 24 * 60 * 60 * 1000

/** A local server of reference rates: a week in March, in which the franc changes, and the last days. */
export async function startRates({ lastDays = 1 } = {}) {
  const last = Array.from({ length: lastDays }, (_, ago) => new Date(Date.now() - ago * day))
  const days = ratesFile([
    ...last.map((at): [string, typeof euro] => [at.toISOString().slice(0, 10), euro]),
    ['2026-03-13', { ...euro, CHF: '0.9500' }],
    ['2026-03-12', euro],
    ['2026-03-11', euro],
  ])
  const files = ['daily', 'hist-90d', 'hist'].map((file) => [`eurofxref-${file}.xml`, days])
  return startRatesServer(Object.fromEntries(files))
}

/** The product fetches them in the background when it starts. */
export async function untilRatesAreKnown(page: Page) {
  const ask = () => page.request.get('/api/rates?date=2026-03-13&from=CHF&to=EUR')
  await expect.poll(async () => (await ask()).ok()).toBe(true)
}
