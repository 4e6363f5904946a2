import type { DayRates } from './exchange-rates.queries.ts'

/** What is published: the newest day, the last 90 days, or all days there ever were. */
export const rateFiles = ['daily', 'last-90-days', 'history'] as const

export type RateFile = (typeof rateFiles)[number]

/** Where rates come from. Days arrive as they are read; it throws where a file cannot be had or is not what it should be. */
export type RateSource = {
  days(file: RateFile, signal: AbortSignal): AsyncIterable<DayRates>
}
