import { useQuery } from '@tanstack/react-query'
import { tripRatesQuery } from '#lib/data/rates.ts'
import { blocksOf } from './spending-blocks.ts'
import { spendingQuery } from './spending-query.ts'
import type { Shaping } from './spending-shape.ts'

/** Spending of a trip, for the bar and the chart; rates are loaded only if there is anything to convert. */
export function useSpendingBlocks(tripId: number, { receiptCount, converted }: Shaping) {
  const isMixed = Boolean(converted)
  const spending = useQuery({ ...spendingQuery(tripId), enabled: receiptCount > 0 })
  const rates = useQuery({ ...tripRatesQuery(tripId), enabled: isMixed && receiptCount > 0 })
  const failed = [spending, rates].filter(({ error, data }) => error && !data)
  const isKnown = spending.data && (rates.data || !isMixed)
  return {
    blocks: isKnown ? blocksOf(rates.data ?? {}, spending.data ?? []) : undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
