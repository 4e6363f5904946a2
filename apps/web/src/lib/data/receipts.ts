import { everyReceipt, receiptsPerPage, recentCount } from '@quittance/contract/first-screen'
import type { Receipt } from '@quittance/contract/receipt'
import type { receiptFilter } from '@quittance/contract/receipts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from './offline-query.ts'

export type ReceiptFilter = z.output<typeof receiptFilter>

const freshFor = 5000

function receiptsKey(tripId: number) {
  return ['/api/trips', tripId, 'receipts'] as const
}

export function receiptsQuery(tripId: number, filter: ReceiptFilter = everyReceipt) {
  const firstPage = withPreloadedData('GET /api/trips/:id/receipts', {
    params: { id: tripId },
    query: { ...filter, limit: receiptsPerPage },
  })
  return infiniteQueryOptions({
    queryKey: [...receiptsKey(tripId), filter],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/trips/:id/receipts', {
        params: { id: tripId },
        query: { ...filter, limit: receiptsPerPage, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...firstPage,
    initialData: () => {
      const page = firstPage.initialData()
      return page && { pages: [page], pageParams: [''] }
    },
    initialPageParam: '',
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return last && page.length === receiptsPerPage ? `${last.date}_${last.id}` : undefined
    },
    ...(isEveryReceipt(filter) && offlineQuery),
    staleTime: freshFor,
  })
}

export function recentReceiptsQuery(tripId: number) {
  const call = { params: { id: tripId }, query: { ...everyReceipt, limit: recentCount } }
  return queryOptions({
    queryKey: [...receiptsKey(tripId), 'recent'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/receipts', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/receipts', call),
    ...offlineQuery,
    staleTime: freshFor,
  })
}

export function receiptSummaryQuery(tripId: number, filter: ReceiptFilter = everyReceipt) {
  const call = { params: { id: tripId }, query: filter }
  return queryOptions({
    queryKey: [...receiptsKey(tripId), 'summary', filter],
    queryFn: ({ signal }) => request('GET /api/trips/:id/receipts/summary', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/receipts/summary', call),
    ...(isEveryReceipt(filter) && offlineQuery),
    staleTime: freshFor,
  })
}

/** Search results are not cached on the device. */
function isEveryReceipt({ search, category }: ReceiptFilter) {
  return search === everyReceipt.search && category === everyReceipt.category
}

export function receiptQuery(tripId: number, id: number) {
  return queryOptions({
    queryKey: [...receiptsKey(tripId), 'one', id],
    queryFn: ({ signal }) => request('GET /api/receipts/:id', { params: { id }, signal }),
    staleTime: freshFor,
  })
}

/** The page of an unfinished trip, with one of its receipts open for editing. */
export function editReceiptAddress({ tripId, id }: Pick<Receipt, 'tripId' | 'id'>) {
  return `/history/${tripId}?receipt=${id}`
}

type Shown = Pick<Receipt, 'tripId' | 'id' | 'imageVersion'>

export function imageAddress(receipt: Shown) {
  return pictureAddress(receipt, 'image', 't')
}

export function thumbnailAddress(receipt: Shown) {
  return pictureAddress(receipt, 'thumbnail')
}

/** One page of its document, counted from 1 in the whole document. */
export function pageAddress(receipt: Shown, page: number) {
  return pictureAddress(receipt, `pages/${page}`)
}

export function originalAddress({ tripId, id }: Pick<Receipt, 'tripId' | 'id'>) {
  return `/api/receipts/${tripId}/${id}/original`
}

/** A file enclosed with its e-invoice, counted from 1, to be saved. */
export function enclosureAddress({ tripId, id }: Pick<Receipt, 'tripId' | 'id'>, number: number) {
  return `/api/receipts/${tripId}/${id}/enclosures/${number}`
}

/** The version in the URL lets the browser cache the picture for good. */
function pictureAddress({ tripId, id, imageVersion }: Shown, kind: string, query = 'v') {
  const path = `/api/receipts/${tripId}/${id}/${kind}`
  return imageVersion ? `${path}?${query}=${imageVersion}` : path
}
