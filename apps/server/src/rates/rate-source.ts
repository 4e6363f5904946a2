import type { DayRates } from './exchange-rates.queries.ts'

export const rateFiles = ['daily', 'last-90-days', 'history'] as const

export type RateFile = (typeof rateFiles)[number]

/** A source of rates. Yields days as they are read; throws if a file is unavailable or invalid. */
export type RateSource = {
  days(file: RateFile, signal: AbortSignal): AsyncIterable<DayRates>
}
