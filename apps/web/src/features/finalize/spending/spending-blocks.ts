import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { TripRates } from '@quittance/contract/rates'
import type { Spending } from '@quittance/contract/reports'
import type { TripSummary } from '@quittance/contract/trips'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { tripRatesQuery } from '#lib/data/rates.ts'

/** A total; in a converted one, `missing` receipts have no rate and are left out. */
export type SpentRow = { total: string; receiptCount?: number; missing?: number }

/** Spending in one currency. */
export type SpendingBlock = SpentRow & {
  currency: Currency
  name: string
  categories: readonly (SpentRow & { category: Category })[]
  days: readonly (SpentRow & { date: string })[]
}

/**
 * First the total in the trip's currency, if there is anything to convert and a rate for any of it;
 * then the total in each currency. A response cached by an earlier version has no categories.
 */
export function blocksOf(rates: Partial<TripRates>, spending: readonly Spending[]) {
  const paid: SpendingBlock[] = spending.map((block) => ({ ...block, name: block.currency }))
  const { currency, categories, days, total, missing = 0, receiptCount = 0 } = rates
  const isMixed = paid.some((block) => block.currency !== currency)
  if (!currency || !categories || !days || !total || !isMixed || missing === receiptCount) {
    return paid
  }
  const name = `Converted to ${currency}`
  return [{ currency, name, categories, days, total, missing, receiptCount }, ...paid]
}

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

/** Spending of a trip per currency, by category and by day. */
export function spendingQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'spending'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/spending', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/spending', call),
    ...offlineQuery,
    staleTime: 5000,
  })
}

/** How many rows to expect, known before the data arrives. */
export type SpendingShape = { categories: number; disclosures: number }

export type Shaping = Pick<TripSummary, 'receiptCount' | 'categories' | 'currencies' | 'converted'>

/** The total in one currency is open; each original currency can be opened. */
export function shapeOf({ categories, currencies, converted }: Shaping): SpendingShape {
  const present = Object.keys(currencies).length
  return {
    categories: Object.keys(categories).length,
    disclosures: converted ? present : Math.max(0, present - 1),
  }
}

const totalHeight = 1.75
const rowHeight = 2.75
const disclosureHeight = 3

/** Reserves the height of the categories, so that nothing below moves when they arrive. */
export function spendingHeight({ categories, disclosures }: SpendingShape): string {
  return `${totalHeight + categories * rowHeight + disclosures * disclosureHeight}rem`
}
