import type { Receipt } from '@quittance/contract/receipt'
import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '#lib/data/query-client.ts'
import type { Entry } from '#offline/store/entry.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { entryList } from './entry-list.ts'

/** Entries that the server's lists also have: they were saved, and the response was lost. */
const listed = createStore<ReadonlySet<string>>(new Set())

entryList.subscribe(updateListed)
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const isChange = type === 'added' || type === 'updated' || type === 'removed'
  // A query can be created during rendering, which must not update another component.
  if (isChange && isList(query.queryKey)) queueMicrotask(updateListed)
})

/**
 * The entries to show and count beside a trip's receipts, oldest first, without those that the
 * server's lists already have.
 */
export function useWaiting(tripId: number): readonly Entry[] {
  const entries = useStore(entryList, (list) => list.entries)
  const sent = useStore(entryList, (list) => list.sent)
  const alsoListed = useStore(listed)
  return useMemo(
    () =>
      [...entries, ...sent]
        .filter((entry) => entry.tripId === tripId)
        .filter(({ id, isListed }) => !isListed && !alsoListed.has(id))
        .toSorted((a, b) => a.createdAt - b.createdAt),
    [entries, sent, alsoListed, tripId],
  )
}

function updateListed() {
  const { entries, sent } = entryList.get()
  const here = new Set([...entries, ...sent].map(({ id }) => id))
  const found = here.size > 0 ? receiptsInLists().filter((id) => here.has(id)) : []
  const isSame =
    found.every((id) => listed.get().has(id)) && new Set(found).size === listed.get().size
  if (!isSame) listed.set(new Set(found))
}

function receiptsInLists(): string[] {
  return queryClient
    .getQueriesData<Receipt[] | InfiniteData<Receipt[]>>({
      predicate: ({ queryKey }) => isList(queryKey),
    })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages.flat() : (data ?? [])))
    .flatMap(({ clientId }) => clientId ?? [])
}

/** A paged list by its filter, or the newest few. */
function isList([path, , kind, which, more]: readonly unknown[]) {
  const isPaged = typeof which === 'object' && which !== null
  return (
    path === '/api/trips' &&
    kind === 'receipts' &&
    more === undefined &&
    (isPaged || which === 'recent')
  )
}
