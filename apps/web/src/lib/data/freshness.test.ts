// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/calls.tsx'
import { tripWithSummary } from '#test/trips.ts'
import { queryClient } from './query-client.ts'
import { receiptSummaryQuery, receiptsQuery, recentReceiptsQuery } from './receipts.ts'
import { activeTripQuery, allTripsQuery, archivedTripsQuery, tripHistoryQuery } from './trips.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[string, number, () => Promise<unknown>]>([
  ['the active trip', 60, () => queryClient.fetchQuery(activeTripQuery)],
  ['all trips', 60, () => queryClient.fetchQuery(allTripsQuery)],
  ['the history', 60, () => queryClient.fetchQuery(tripHistoryQuery)],
  ['the archive', 60, () => queryClient.fetchQuery(archivedTripsQuery)],
  ['the receipts', 5, () => queryClient.fetchInfiniteQuery(receiptsQuery(9))],
  ['the recent receipts', 5, () => queryClient.fetchQuery(recentReceiptsQuery(9))],
  ['their summary', 5, () => queryClient.fetchQuery(receiptSummaryQuery(9))],
])('%s: read again after %d seconds, not before', async (_name, seconds, read) => {
  const fetch = answer({
    'GET /api/trips/active': () => ({ body: tripWithSummary() }),
    'GET /api/trips/all': () => ({ body: [] }),
    'GET /api/trips/history': () => ({ body: [] }),
    'GET /api/trips/archived': () => ({ body: [] }),
    'GET /api/trips/9/receipts': () => ({ body: [] }),
    'GET /api/trips/9/receipts/summary': () => ({ body: tripWithSummary().summary }),
  })
  await read()
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
})
