import { maxRateDaysBack } from '@quittance/contract/exchange'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { countAttempt, forgetAttempts } from '#db/rate-limits.ts'
import {
  type DayRates,
  findRateDays,
  listDaysWithoutRates,
  listRatesBefore,
  storeRates,
} from './exchange-rates.queries.ts'
import { isPublishingDay } from './publishing-days.ts'
import type { RateFile, RateSource } from './rate-source.ts'

type Fetch = { db: Db; rates: RateSource; log: FastifyBaseLogger; signal: AbortSignal }

const turn = { key: 'job:fetch-rates', minutes: 55 }
/** Gaps are not requested every hour: the publisher may have left the day out. */
const gapTurns = {
  'last-90-days': { key: 'job:fetch-rates:last-90-days', minutes: 24 * 60 },
  history: { key: 'job:fetch-rates:history', minutes: 7 * 24 * 60 },
} as const
const daysAtOnce = 250
/** The file of the last 90 days has at least this many. */
const recentDays = 85
/** The first day of the euro's rates. */
const beginning = '1999-01-04'

/** One server fetches per hour; after a failure, any may retry. */
export async function fetchRatesIfDue(fetching: Fetch) {
  const { db, log, signal } = fetching
  const { count } = await countAttempt(db, turn.key, turn.minutes)
  if (count > 1) return
  try {
    for (const file of await chooseFiles(db)) await fetchFile(fetching, file)
  } catch (err) {
    for (const { key } of [turn, ...Object.values(gapTurns)]) await forgetAttempts(db, key)
    if (!signal.aborted) log.warn({ err }, 'fetching exchange rates failed; will retry')
  }
}

/** The smallest files that cover what is missing. */
async function chooseFiles(db: Db): Promise<RateFile[]> {
  const { newest, oldest } = await findRateDays(db)
  if (newest === null || oldest === null) return ['last-90-days', 'history']
  const today = new Date().toISOString().slice(0, 10)
  const missing = (await listDaysWithoutRates(db, today)).filter(isPublishingDay)
  const recent = new Date(Date.parse(today) - recentDays * 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10)
  const isBehind = missing.some((day) => day > newest)
  const hasRecentGap = missing.some((day) => day >= recent)
  const hasOldGap = missing.some((day) => day < recent)

  const files: RateFile[] = []
  if (isBehind || (hasRecentGap && (await isItsTurn(db, 'last-90-days'))))
    files.push('last-90-days')
  else if (newest < today) files.push('daily')
  if (oldest > beginning || (hasOldGap && (await isItsTurn(db, 'history')))) files.push('history')
  return files
}

async function isItsTurn(db: Db, file: keyof typeof gapTurns) {
  const { key, minutes } = gapTurns[file]
  return (await countAttempt(db, key, minutes)).count === 1
}

/** Keeps the days read before a file broke off: each day is complete. */
async function fetchFile({ db, rates, log, signal }: Fetch, file: RateFile) {
  const days: DayRates[] = []
  try {
    for await (const day of rates.days(file, signal)) days.push(day)
  } finally {
    await storeGoodRates(db, days, log)
  }
  log.info({ file, days: days.length }, 'exchange rates fetched')
}

async function storeGoodRates(db: Db, days: DayRates[], log: FastifyBaseLogger) {
  days.sort((one, other) => one.day.localeCompare(other.day))
  const known = days[0] ? await listRatesBefore(db, days[0].day) : []
  const { kept, jumps } = refuseJumps(days, known)
  for (const jump of jumps) log.warn(jump, 'exchange rate rejected: off by a factor of ten')
  for (let start = 0; start < kept.length; start += daysAtOnce)
    await storeRates(db, kept.slice(start, start + daysAtOnce))
}

type Jump = { day: string; currency: string; rate: string; before: string }

/** A factor of ten, less a margin for rounding. */
const maxOrders = 0.999

/**
 * Drops rates that are a tenth or ten times the last good one: that is a misplaced decimal point.
 * `known` are the days before the first, both oldest first.
 */
function refuseJumps(days: DayRates[], known: DayRates[]) {
  const last: Record<string, { day: string; rate: string }> = {}
  const remember = ({ day, rates }: DayRates) => {
    for (const [currency, rate] of Object.entries(rates)) last[currency] = { day, rate }
  }
  known.forEach(remember)
  const jumps: Jump[] = []
  const kept = days.flatMap(({ day, rates }) => {
    const good = Object.entries(rates).filter(([currency, rate]) => {
      const before = last[currency]
      if (!before || !isRecent(before.day, day) || !isJump(before.rate, rate)) return true
      jumps.push({ day, currency, rate, before: before.rate })
      return false
    })
    const rest = { day, rates: Object.fromEntries(good) }
    remember(rest)
    return good.length > 0 ? [rest] : []
  })
  return { kept, jumps }
}

/** An older rate proves nothing, and a wrong one must not cause all later ones to be dropped. */
function isRecent(before: string, day: string) {
  return Date.parse(day) - Date.parse(before) <= maxRateDaysBack * 24 * 60 * 60_000
}

function isJump(before: string, rate: string) {
  return Math.abs(Math.log10(Number(rate) / Number(before))) > maxOrders
}
