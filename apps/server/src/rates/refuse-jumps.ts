import { maxRateDaysBack } from '@quittance/contract/exchange'
import type { DayRates } from './exchange-rates.queries.ts'

export type Jump = { day: string; currency: string; rate: string; before: string }

/** A factor of ten, less a margin for rounding. */
const maxOrders = 0.999

/**
 * Drops rates that are a tenth or ten times the last good one: that is a misplaced decimal point.
 * `known` are the days before the first, both oldest first.
 */
export function refuseJumps(days: DayRates[], known: DayRates[]) {
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
