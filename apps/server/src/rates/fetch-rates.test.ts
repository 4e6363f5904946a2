import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetAttempts } from '#db/rate-limits.ts'
import { exchangeRates, rateLimits } from '#db/schema.ts'
import { createTestDatabase } from '#test/database.ts'
import { type Day, ratesFile, startRatesServer } from '#test/ecb-server.ts'
import { createEcbRates } from './ecb.ts'
import { findRateDays } from './exchange-rates.queries.ts'
import { fetchRatesIfDue } from './fetch-rates.ts'
import { isPublishingDay } from './publishing-days.ts'

const today = new Date().toISOString().slice(0, 10)
const rates = { USD: '1.0712', JPY: '163.45' }
const daily = ratesFile([[today, rates]])
const recent = ratesFile([[today, rates], ...publishedDays(89).map((day): Day => [day, rates])])
const beginning: Day[] = [
  ['1999-01-05', { USD: '1.179', ISK: '81.53' }],
  ['1999-01-04', { USD: '1.1789' }],
]
const sinceThen = Math.round((Date.parse(today) - Date.parse('1999-01-06')) / (24 * 60 * 60_000))
const history = ratesFile([
  ...publishedDays(sinceThen).map((day): Day => [day, rates]),
  ...beginning,
])

const database = await createTestDatabase()
const bank = await startRatesServer()
afterAll(() => bank.close())
beforeEach(async () => {
  await database.db.delete(exchangeRates)
  await database.db.delete(rateLimits)
  bank.requests.length = 0
  bank.files['eurofxref-daily.xml'] = daily
  bank.files['eurofxref-hist-90d.xml'] = recent
  bank.files['eurofxref-hist.xml'] = history
})

test('a new installation fetches the last 90 days and then all days, and later one day at a time', async () => {
  await fetchNow()
  expect(bank.requests).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-hist.xml'])
  expect(await findRateDays(database.db)).toEqual({ oldest: '1999-01-04', newest: today })
  expect(await dayOf('1999-01-05')).toEqual({ USD: '1.179', ISK: '81.53' })

  await database.pool.query('delete from exchange_rates where day = $1', [today])
  await fetchAgain()
  expect(bank.requests.slice(2)).toEqual(['eurofxref-daily.xml'])
  expect((await findRateDays(database.db)).newest).toBe(today)

  await fetchAgain()
  expect(bank.requests).toHaveLength(3)
})

test('after some days without a network no day between is lost', async () => {
  await fetchNow()
  const [yesterday = '', , dayBefore = ''] = publishedDays(20)
  await database.pool.query('delete from exchange_rates where day > $1', [dayBefore])
  await fetchAgain()
  expect(bank.requests.slice(2)).toEqual(['eurofxref-hist-90d.xml'])
  expect(await dayOf(yesterday)).toEqual(rates)
})

test('after a long pause all days fill the gap', async () => {
  await fetchNow()
  await database.pool.query(`delete from exchange_rates where day > '1999-01-05'`)
  await fetchAgain()
  expect(bank.requests.slice(2)).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-hist.xml'])
  expect(await dayOf('2001-03-05')).toEqual(rates)
})

test('Truth 7: days missing from a truncated file are requested again until they are known', async () => {
  await fetchNow()
  const lost = publishedDays(20).slice(0, 6)
  await database.pool.query('delete from exchange_rates where day >= $1', [lost.at(-1)])
  const whole = recent
  bank.files['eurofxref-hist-90d.xml'] = (_request, response) => {
    response.writeHead(200, { 'content-length': String(whole.length) })
    response.write(whole.slice(0, whole.indexOf(`time="${lost[0]}"`)), () => response.destroy())
  }
  expect(await fetchAgain()).toContain('fetching exchange rates failed')
  expect((await findRateDays(database.db)).newest).toBe(today)
  expect(await dayOf(lost[3])).toBeUndefined()

  bank.files['eurofxref-hist-90d.xml'] = whole
  await fetchNow()
  for (const day of lost) expect(await dayOf(day)).toEqual(rates)
})

test('Truth 7: an old gap is closed too, and days that were never published are requested once a week', async () => {
  await fetchNow()
  await database.pool.query(
    `delete from exchange_rates where day between '2010-06-01' and '2010-06-09'`,
  )
  bank.files['eurofxref-hist.xml'] = history.replace('time="2010-06-02"', 'time="2010-06-06"')
  await fetchAgain()
  expect(bank.requests.slice(2)).toEqual(['eurofxref-hist.xml'])
  expect(await dayOf('2010-06-08')).toEqual(rates)
  expect(await dayOf('2010-06-02')).toBeUndefined()

  await forgetAttempts(database.db, 'job:fetch-rates')
  await fetchNow()
  expect(bank.requests).toHaveLength(3)
})

test('Truth 7: a rate off by a factor of ten is rejected, logged and requested again', async () => {
  await fetchNow()
  const [newest = '', wrong = '', before = ''] = publishedDays(20)
  await database.pool.query('delete from exchange_rates where day >= $1', [wrong])
  const misplaced = ratesFile([
    [today, rates],
    [newest, rates],
    [wrong, { USD: '10.712', JPY: '16.345' }],
    [before, rates],
  ])
  bank.files['eurofxref-hist-90d.xml'] = misplaced.replace('16.345', '160')
  const logged = await fetchAgain()
  expect(logged).toContain('exchange rate rejected')
  expect(logged).toContain(`"day":"${wrong}","currency":"USD","rate":"10.712","before":"1.0712"`)
  expect(await dayOf(wrong)).toEqual({ JPY: '160' })
  expect(await dayOf(newest)).toEqual(rates)

  bank.files['eurofxref-hist-90d.xml'] = misplaced
  await fetchAgain()
  expect(await dayOf(wrong)).toEqual({ JPY: '160' })

  bank.files['eurofxref-hist-90d.xml'] = recent
  await fetchAgain()
  expect(await dayOf(wrong)).toEqual(rates)
})

test('of several servers one fetches', async () => {
  await Promise.all(Array.from({ length: 5 }, () => fetchNow()))
  expect(bank.requests).toHaveLength(2)
})

test('what its publisher corrects is corrected', async () => {
  await fetchNow()
  const [yesterday = ''] = publishedDays(20)
  await database.pool.query('delete from exchange_rates where day = $1', [today])
  bank.files['eurofxref-daily.xml'] = ratesFile([[yesterday, { ...rates, USD: '1.08' }]])
  await fetchAgain()
  expect(await dayOf(yesterday)).toEqual({ ...rates, USD: '1.08' })
})

test.each([
  ['an answer that is an error', undefined],
  ['a file in another form', '{"rates":{"USD":1.07}}'],
  ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${recent}`],
])('%s changes nothing, is logged, and is tried again', async (_what, file) => {
  if (file === undefined) delete bank.files['eurofxref-hist-90d.xml']
  else bank.files['eurofxref-hist-90d.xml'] = file
  const logged = await fetchNow()
  expect(logged).toContain('fetching exchange rates failed')
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
  expect(await fetchNow()).toContain('fetching exchange rates failed')
  expect(await findRateDays(database.db)).toEqual({
    oldest: publishedDays(89).at(-2),
    newest: today,
  })
})

test('a publisher that never answers does not outlive the server', async () => {
  const stopping = new AbortController()
  bank.files['eurofxref-hist-90d.xml'] = () => stopping.abort()
  expect(await fetchNow(stopping.signal)).toBe('')
})

test('a publisher that takes too long, and a file without an end, are given up', async () => {
  bank.files['eurofxref-hist-90d.xml'] = () => {}
  const impatient = createEcbRates(bank.folder, { maxBytes: 1_000_000, timeoutMs: 50 })
  expect(await fetchNow(undefined, impatient)).toContain('aborted due to timeout')

  bank.files['eurofxref-hist-90d.xml'] = recent
  const small = createEcbRates(bank.folder, { maxBytes: 100, timeoutMs: 60_000 })
  expect(await fetchNow(undefined, small)).toContain('too large')
  expect(await findRateDays(database.db)).toEqual({ oldest: null, newest: null })
})

test('Hole 30: a redirect is not followed', async () => {
  const other = await startRatesServer({ 'eurofxref-hist-90d.xml': recent })
  bank.files['eurofxref-hist-90d.xml'] = (_request, response) => {
    response.writeHead(302, { location: `${other.folder.href}eurofxref-hist-90d.xml` }).end()
  }
  expect(await fetchNow()).toContain('responded with status 302')
  expect(other.requests).toEqual([])
  await other.close()
})

async function fetchNow(
  signal = new AbortController().signal,
  source = createEcbRates(bank.folder),
) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  await fetchRatesIfDue({ db: database.db, rates: source, log, signal })
  return lines.join('')
}

/** As if an hour had passed. */
async function fetchAgain() {
  await database.db.delete(rateLimits)
  return fetchNow()
}

async function dayOf(day: string | undefined) {
  const { rows } = await database.pool.query('select rates from exchange_rates where day = $1', [
    day,
  ])
  return rows[0]?.rates
}

/** The days with rates among the last `days` before today, newest first. */
function publishedDays(days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.now() - (index + 1) * 24 * 60 * 60_000).toISOString().slice(0, 10),
  ).filter(isPublishingDay)
}
