import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { type DayRates, findRateDays, keepRates } from '#db/exchange-rates.ts'
import { countAttempt, forgetAttempts } from '#db/rate-limits.ts'
import type { RateFile, RateSource } from '#rates/rate-source.ts'

type Fetch = { db: Db; rates: RateSource; log: FastifyBaseLogger; signal: AbortSignal }

const turn = { key: 'job:fetch-rates', minutes: 55 }
const daysAtOnce = 250
/** The daily file has one day: only then can none be missing between. */
const mostDailyGap = 1
/** The first day of the euro's rates. */
const beginning = '1999-01-04'

/** Whichever server asks first fetches, and none again for an hour; after a failure anyone may try again. */
export async function fetchRatesInTurn(fetching: Fetch) {
  const { db, log, signal } = fetching
  const { count } = await countAttempt(db, turn.key, turn.minutes)
  if (count > 1) return
  try {
    await fetchRates(fetching)
  } catch (err) {
    await forgetAttempts(db, turn.key)
    if (!signal.aborted)
      log.warn({ err }, 'exchange rates could not be fetched; they are tried again')
  }
}

/** What is missing of the newest days first, then once all there ever were. */
async function fetchRates({ db, rates, log, signal }: Fetch) {
  const { newest, oldest } = await findRateDays(db)
  const today = new Date().toISOString().slice(0, 10)
  if (newest !== null && newest >= today && oldest !== null && oldest <= beginning) return
  const files: RateFile[] = [isRecent(newest, today) ? 'daily' : 'last-90-days']
  if (oldest === null || oldest > beginning) files.push('history')
  for (const file of files) {
    let days = 0
    for await (const batch of inBatches(rates.days(file, signal))) {
      await keepRates(db, batch)
      days += batch.length
    }
    log.info({ file, days }, 'exchange rates fetched')
  }
}

function isRecent(newest: string | null, today: string) {
  return (
    newest !== null && Date.parse(today) - Date.parse(newest) <= mostDailyGap * 24 * 60 * 60_000
  )
}

/** What was read before a file broke off is kept: each day is whole. */
async function* inBatches(days: AsyncIterable<DayRates>): AsyncGenerator<DayRates[]> {
  let batch: DayRates[] = []
  try {
    for await (const day of days) {
      batch.push(day)
      if (batch.length < daysAtOnce) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (batch.length > 0) yield batch
    throw error
  }
  if (batch.length > 0) yield batch
}
