import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEcbRates } from '#adapters/rates/ecb.ts'
import { findRateDays } from '#db/exchange-rates.ts'
import { exchangeRates, rateLimits } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { ratesFile, startRatesServer } from '#test/ecb-server.ts'
import { fetchRatesInTurn } from './fetch-rates.ts'

const today = new Date().toISOString().slice(0, 10)
const rates = { USD: '1.0712', JPY: '163.45' }
const daily = ratesFile([[today, rates]])
const recent = ratesFile([
  [today, rates],
  [daysAgo(1), rates],
])
const history = ratesFile([
  [daysAgo(1), rates],
  ['1999-01-05', { USD: '1.179', ISK: '81.53' }],
  ['1999-01-04', { USD: '1.1789' }],
])

let database: TestDatabase
let bank: Awaited<ReturnType<typeof startRatesServer>>
beforeAll(async () => {
  database = await createTestDatabase()
  bank = await startRatesServer()
})
afterAll(async () => {
  await bank.close()
  await database.drop()
})
beforeEach(async () => {
  await database.db.delete(exchangeRates)
  await database.db.delete(rateLimits)
  bank.asked.length = 0
  bank.files['eurofxref-daily.xml'] = daily
  bank.files['eurofxref-hist-90d.xml'] = recent
  bank.files['eurofxref-hist.xml'] = history
})

test('a new installation fetches the last 90 days and then all days, and later one day at a time', async () => {
  await fetchNow()
  expect(bank.asked).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-hist.xml'])
  expect(await findRateDays(database.db)).toEqual({ oldest: '1999-01-04', newest: today })
  expect(await dayOf('1999-01-05')).toEqual({ USD: '1.179', ISK: '81.53' })

  await database.pool.query('delete from exchange_rates where day = $1', [today])
  await fetchAgain()
  expect(bank.asked.slice(2)).toEqual(['eurofxref-daily.xml'])
  expect((await findRateDays(database.db)).newest).toBe(today)

  await fetchAgain()
  expect(bank.asked).toHaveLength(3)
})

test('after some days without a network no day between is lost', async () => {
  await fetchNow()
  await database.pool.query('delete from exchange_rates where day > $1', [daysAgo(3)])
  await database.pool.query(`insert into exchange_rates values ($1, '{"USD": "1.1"}')`, [
    daysAgo(3),
  ])
  await fetchAgain()
  expect(bank.asked.slice(2)).toEqual(['eurofxref-hist-90d.xml'])
  expect(await dayOf(daysAgo(1))).toEqual(rates)
})

test('after a long pause the last 90 days fill the gap', async () => {
  await fetchNow()
  await database.pool.query(`delete from exchange_rates where day > '1999-01-05'`)
  await fetchAgain()
  expect(bank.asked.slice(2)).toEqual(['eurofxref-hist-90d.xml'])
  expect(await dayOf(daysAgo(1))).toEqual(rates)
})

test('of several servers one fetches', async () => {
  await Promise.all(Array.from({ length: 5 }, () => fetchNow()))
  expect(bank.asked).toHaveLength(2)
})

test('what its publisher corrects is corrected', async () => {
  await fetchNow()
  await database.pool.query('update exchange_rates set day = $1 where day = $2', [
    daysAgo(2),
    today,
  ])
  bank.files['eurofxref-daily.xml'] = ratesFile([[daysAgo(1), { USD: '1.08' }]])
  await fetchAgain()
  expect(await dayOf(daysAgo(1))).toEqual({ USD: '1.08' })
})

test.each([
  ['an answer that is an error', undefined],
  ['a file in another form', '{"rates":{"USD":1.07}}'],
  ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${recent}`],
])('%s changes nothing, is logged, and is tried again', async (_what, file) => {
  if (file === undefined) delete bank.files['eurofxref-hist-90d.xml']
  else bank.files['eurofxref-hist-90d.xml'] = file
  const logged = await fetchNow()
  expect(logged).toContain('exchange rates could not be fetched')
  expect(await findRateDays(database.db)).toEqual({ oldest: null, newest: null })

  bank.files['eurofxref-hist-90d.xml'] = recent
  await fetchNow()
  expect((await findRateDays(database.db)).newest).toBe(today)
})

test('of a file that breaks off the whole days are kept', async () => {
  bank.files['eurofxref-hist-90d.xml'] = (_request, response) => {
    response.writeHead(200, { 'content-length': String(recent.length) })
    response.write(recent.slice(0, recent.lastIndexOf('rate=')), () => response.destroy())
  }
  expect(await fetchNow()).toContain('exchange rates could not be fetched')
  expect(await findRateDays(database.db)).toEqual({ oldest: today, newest: today })
})

test('a publisher that never answers does not outlive the server', async () => {
  const stopping = new AbortController()
  bank.files['eurofxref-hist-90d.xml'] = () => stopping.abort()
  expect(await fetchNow(stopping.signal)).toBe('')
})

test('a publisher that takes too long, and a file without an end, are given up', async () => {
  bank.files['eurofxref-hist-90d.xml'] = () => {}
  const impatient = createEcbRates(bank.folder, { mostBytes: 1_000_000, patienceMs: 50 })
  expect(await fetchNow(undefined, impatient)).toContain('aborted due to timeout')

  bank.files['eurofxref-hist-90d.xml'] = recent
  const small = createEcbRates(bank.folder, { mostBytes: 100, patienceMs: 60_000 })
  expect(await fetchNow(undefined, small)).toContain('larger than it can be')
  expect(await findRateDays(database.db)).toEqual({ oldest: null, newest: null })
})

async function fetchNow(
  signal = new AbortController().signal,
  source = createEcbRates(bank.folder),
) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  await fetchRatesInTurn({ db: database.db, rates: source, log, signal })
  return lines.join('')
}

/** As if an hour had passed. */
async function fetchAgain() {
  await database.db.delete(rateLimits)
  await fetchNow()
}

async function dayOf(day: string) {
  const { rows } = await database.pool.query('select rates from exchange_rates where day = $1', [
    day,
  ])
  return rows[0]?.rates
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
