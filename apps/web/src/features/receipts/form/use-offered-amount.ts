import { isCalendarDate } from '@quittance/contract/calendar-date'
import { convertMinor } from '@quittance/contract/exchange'
import { type Currency, fromMinor, toMinor } from '@quittance/contract/money'
import type { PrintedMoney } from '@quittance/contract/receipt'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#features/receipts/list/use-debounced.ts'
import { ApiError } from '#lib/api/api.ts'
import { isOffline } from '#lib/api/connection.ts'
import { rateQuery } from '#lib/data/rates.ts'

type Wanted = { printed: PrintedMoney | null; date: string; currency: Currency | '' }

/** A printed amount converted at its day's rate, or why that is unknown. */
export type Offer =
  | { state: 'known'; amount: string; rate: string; day: string }
  | { state: 'waiting' | 'unknown' | 'offline' | 'failed' | 'incomplete' }

export function useOfferedAmount({
  printed,
  date,
  currency,
}: Wanted): Offer & { retry: () => void } {
  const minor = toMinor(printed?.amount ?? '', printed?.currency ?? '', { wholeDigits: 12 })
  const from = printed?.currency ?? ''
  const isComplete =
    Boolean(minor) && /^[A-Z]{3}$/.test(from) && isCalendarDate(date) && currency !== ''
  // Wait until the date is complete, to load no rates for half-typed ones.
  const isSettled = useDebounced(date, 400) === date
  const { data, error, isFetching, refetch } = useQuery({
    ...rateQuery({ date, from, to: currency || 'USD' }),
    enabled: isComplete && isSettled && from !== currency,
  })
  const retry = () => void refetch()
  if (!isComplete || !minor || !currency) return { state: 'incomplete', retry }
  if (printed && from === currency) {
    return { state: 'known', amount: printed.amount, rate: '1', day: date, retry }
  }
  if (data) {
    const amount = fromMinor(
      convertMinor(minor, { from, into: currency, rate: data.rate }),
      currency,
    )
    return { state: 'known', amount, rate: data.rate, day: data.day, retry }
  }
  if (data === null) return { state: 'unknown', retry }
  if (!error || isFetching) return { state: 'waiting', retry }
  const isUnanswered = error instanceof ApiError && error.status === 0
  return { state: isUnanswered || isOffline() ? 'offline' : 'failed', retry }
}
