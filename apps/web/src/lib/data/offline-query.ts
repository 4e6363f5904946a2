import type { User } from '@quittance/contract/auth'
import type { DataTag, Query, QueryKey } from '@tanstack/react-query'
import { ApiError, setCaller } from '#lib/api/api.ts'
import { isOffline, markOffline } from '#lib/api/connection.ts'
import {
  cacheOnDevice,
  clearDeviceCache,
  readFromDevice,
  setDeviceOwner,
  userOfDevice,
} from './device.ts'
import { tellSignedIn } from './other-tabs.ts'
import { clearQueries, queryClient, userKey } from './query-client.ts'

/** How long to wait for the server if there is a cached response; shorter after a failure. */
const timeoutMs = { online: 5000, offline: 1000 }

/** Three hundred receipts of a paged list are enough offline. */
const cachedPages = 3

/**
 * Query options that cache responses on this device and use them if the server cannot be reached.
 * Typed as `object`, because the query knows its own type.
 */
export const offlineQuery: object = { persister: orCached }

async function orCached<T>(
  ask: (context: never) => T | Promise<T>,
  context: { signal: AbortSignal },
  query: Query,
): Promise<T> {
  const call = Promise.resolve(ask(context as never))
  // Data on screen need not be replaced by its cached copy.
  if (query.state.data !== undefined) return call
  const wait = startWait(isOffline() ? timeoutMs.offline : timeoutMs.online)
  try {
    const isLate = await Promise.race([call.then(() => false), wait.over])
    if (!isLate) return await call
  } catch (error) {
    const isUnanswered = error instanceof ApiError && error.status === 0
    const kept = isUnanswered && !context.signal.aborted && (await readCached(query))
    if (!kept) throw error
    return kept.data as T
  } finally {
    wait.end()
  }
  const kept = await readCached(query)
  if (!kept) return call
  void call.then((answer) => showLate(query, answer)).catch(() => {})
  return kept.data as T
}

/** Nothing for a signed-out user. */
async function readCached({ queryHash }: Query) {
  const user = currentUser()
  const kept = user === null ? undefined : await readFromDevice(queryHash, user?.id)
  if (kept) markOffline()
  return kept
}

/** Unless the session has ended meanwhile. */
function showLate(query: Query, answer: unknown) {
  const isStillShown = queryClient.getQueryCache().get(query.queryHash) === query
  if (isStillShown) query.setData(answer)
}

function startWait(milliseconds: number) {
  const wait = Promise.withResolvers<true>()
  const timer = setTimeout(() => wait.resolve(true), milliseconds)
  return { over: wait.promise, end: () => clearTimeout(timer) }
}

// Sees every response, including preloaded data and updates after a change.
queryClient.getQueryCache().subscribe((event) => {
  const isAnswer =
    event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')
  if (!isAnswer || event.query.state.data === undefined) return
  const { queryKey, queryHash, options, state } = event.query
  if (queryKey[0] === userKey[0]) noticeUser(state.data as User | null)
  const user = currentUser()
  if (user && options.persister) cacheOnDevice(user.id, queryHash, firstPages(state.data))
})

/** Replaces a query's data, on screen and on this device. */
export function putResponse<Data>(
  options: { queryKey: DataTag<QueryKey, Data, Error> },
  data: NoInfer<Data>,
): void {
  const known = queryClient.defaultQueryOptions(options)
  queryClient.getQueryCache().build(queryClient, known).setData(data)
}

let noticed: number | null | undefined

function noticeUser(user: User | null) {
  const userId = user?.id ?? null
  if (userId === noticed) return
  const before = noticed ?? null
  noticed = userId
  setCaller(userId)
  if (userId !== null) {
    setDeviceOwner(userId)
    tellSignedIn(userId)
    return
  }
  if (before !== null) clearQueries()
  const here = userOfDevice()
  // If another user has signed in in another tab, the cache is theirs.
  if (here !== null && (before === null || before === here)) void clearDeviceCache()
}

function currentUser() {
  return queryClient.getQueryData<User | null>(userKey)
}

function firstPages(data: unknown): unknown {
  const isPaged = typeof data === 'object' && data !== null && 'pages' in data
  if (!isPaged) return data
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] }
  return { pages: pages.slice(0, cachedPages), pageParams: pageParams.slice(0, cachedPages) }
}
