import {
  type Currency,
  currencies,
  fromMinor,
  type Totals,
  toMinor,
} from '@quittance/contract/money'
import { useMemo } from 'react'
import { normaliseAmount } from '#lib/format/amount.ts'
import type { Entry } from '#offline/store/entry.ts'
import { valueOf } from './entry-form.ts'
import { useEntries } from './use-entries.ts'

type Counted = { receiptCount: number; currencies: Totals }

/** What waits on this device for one trip, on top of what the server counted. */
export function useWaitingSummary(tripId: number, counted: Counted) {
  const entries = useEntries()
  return useMemo(() => {
    const waiting = entries.filter((entry) => entry.tripId === tripId)
    return { ...addWaiting(counted, waiting), waitingCount: waiting.length }
  }, [entries, tripId, counted])
}

/** Count and totals with what waits; an entry without an amount counts, but adds nothing. */
export function addWaiting(counted: Counted, waiting: readonly Entry[]): Counted {
  const sums = new Map(
    currencies.map((code) => [
      code,
      toMinor(counted.currencies[code] ?? '', { wholeDigits: 12 }) ?? 0,
    ]),
  )
  const known = new Set(Object.keys(counted.currencies) as Currency[])
  for (const entry of waiting) {
    const currency = valueOf(entry, 'currency')
    const minor = toMinor(normaliseAmount(valueOf(entry, 'amount') ?? ''))
    if (!minor || !currency) continue
    known.add(currency)
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return {
    receiptCount: counted.receiptCount + waiting.length,
    currencies: Object.fromEntries(
      [...known].map((code) => [code, fromMinor(sums.get(code) ?? 0)]),
    ),
  }
}
