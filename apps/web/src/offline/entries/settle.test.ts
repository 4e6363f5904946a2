// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { answer } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { typedForm as form } from '#test/entries.ts'
import { person as dana } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { answerUploads } from '#test/uploads.ts'

const nothing = { toCheck: 0, toSend: 0, sent: 0 }
const before = tripWithSummary({ status: 'active' })
const after = {
  ...before,
  summary: { ...before.summary, receiptCount: 1, currencies: { EUR: form.amount } },
}

let stop = () => {}
beforeEach(startOnNewDevice)
afterEach(async () => {
  cleanup()
  stop()
  await untilDeviceRests()
})

async function openApp(over: object = {}) {
  const { queryClient } = await import('#lib/data/query-client.ts')
  await import('#lib/data/offline-query.ts')
  const { setUser } = await import('#lib/data/user.ts')
  const { activeTripQuery } = await import('#lib/data/trips.ts')
  const { receiptsQuery } = await import('#lib/data/receipts.ts')
  const { storeEntry, findEntry } = await import('#offline/store/entries.ts')
  const { startSyncQueue, resumeSync } = await import('./sync-queue.ts')
  const { entryList } = await import('./entry-list.ts')
  const { sendWaiting } = await import('#offline/sender/send-waiting.ts')
  const { useWaitingCounts } = await import('./waiting-summary.ts')
  setUser(dana)
  const known = { userId: dana.id, tripId: before.id, source: 'manual', photo: null } as const
  const entry = newEntry({ ...known, state: 'sending', form, edited: ['amount'], ...over })
  await storeEntry(entry, null)
  const receipt = { ...form, notes: null, id: 5, tripId: before.id, clientId: entry.id }
  const counts = () => {
    const { result } = renderHook(() => useWaitingCounts(before.id))
    return () => result.current
  }
  const start = async () => {
    stop = startSyncQueue(dana.id)
    await waitFor(() => expect(entryList.get().isLoaded).toBe(true))
  }
  return {
    entry,
    receipt,
    start,
    goOn: resumeSync,
    counts,
    entries: () => entryList.get(),
    findEntry: () => findEntry(entry.id),
    sendInBackground: () => sendWaiting(dana.id),
    trip: () => queryClient.getQueryData(activeTripQuery.queryKey),
    lists: { queryClient, activeTripQuery, receiptsQuery },
  }
}

const goOffline = () =>
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

test('Truth 16: what was sent in the background is shown and counted until a stored list holds it', async () => {
  const app = await openApp()
  answerUploads({ save: () => ({ status: 201, body: app.receipt }) })
  expect(await app.sendInBackground()).toBe('done')

  goOffline()
  await app.start()
  const counts = app.counts()
  expect(counts()).toEqual({ ...nothing, sent: 1 })
  expect(app.entries().entries).toEqual([])
  await app.goOn()
  expect(await app.findEntry()).toBeDefined()

  const { queryClient, activeTripQuery, receiptsQuery } = app.lists
  queryClient.setQueryData(activeTripQuery.queryKey, before)
  answer({
    [`GET /api/trips/${before.id}`]: () => ({ body: after }),
    [`GET /api/trips/${before.id}/receipts`]: () => ({ body: [app.receipt] }),
    [`GET /api/trips/${before.id}/receipts/summary`]: () => ({ body: after.summary }),
  })
  const { markOnline } = await import('#lib/api/connection.ts')
  markOnline()
  await app.goOn()
  await waitFor(async () => expect(await app.findEntry()).toBeUndefined())
  expect(app.trip()).toEqual(after)
  const { hashKey } = await import('@tanstack/react-query')
  const { readCachedResponse } = await import('#offline/store/response-cache.ts')
  const stored = await readCachedResponse(hashKey(receiptsQuery(before.id).queryKey), dana.id)
  expect(stored?.data).toMatchObject({ pages: [[{ clientId: app.entry.id }]] })
})

test('Truth 1: a receipt whose answer was lost is counted once where a list has it', async () => {
  const app = await openApp({ isPerhapsSaved: true })
  answerUploads({})
  goOffline()
  await app.start()
  const counts = app.counts()
  expect(counts()).toEqual({ ...nothing, toSend: 1 })
  const { queryClient, receiptsQuery } = app.lists
  queryClient.setQueryData(receiptsQuery(before.id).queryKey, {
    pages: [[app.receipt as never]],
    pageParams: [''],
  })
  await waitFor(() => expect(counts()).toEqual(nothing))
})

test('Truth 1: one that its owner typed into since is counted once, also on a page without its list', async () => {
  const app = await openApp({ isPerhapsSaved: true, state: 'checking' })
  answer({
    [`GET /api/receipts/saved/${app.entry.id}`]: () => ({ body: { receipt: app.receipt } }),
    [`GET /api/trips/${before.id}`]: () => ({ body: after }),
    [`GET /api/trips/${before.id}/receipts`]: () => ({ body: [] }),
    [`GET /api/trips/${before.id}/receipts/summary`]: () => ({ body: after.summary }),
  })
  await app.start()
  const counts = app.counts()
  await waitFor(() => expect(counts()).toEqual(nothing))
  // It still waits for review.
  expect(app.entries().entries).toMatchObject([{ id: app.entry.id, state: 'checking' }])
})

test('Truth 1: a deleted receipt that its owner keeps is saved as a new one, with its photo', async () => {
  const app = await openApp()
  const { saveDeletedAsNew } = await import('./entry-actions.ts')
  const { entry } = app
  const sent = answerUploads({
    save: (fields) =>
      fields.get('clientId') === entry.id
        ? { status: 410, body: { message: 'Gone', code: 'GONE_RECEIPT' } }
        : { status: 201, body: { ...app.receipt, clientId: fields.get('clientId') } },
  })
  await app.start()
  await waitFor(async () => expect(await app.findEntry()).toMatchObject({ state: 'refused' }))
  await saveDeletedAsNew(entry.id)
  await waitFor(() => expect(app.entries().sent).toHaveLength(1))
  expect(await app.findEntry()).toBeUndefined()
  const [first, second] = sent.of('save').map((fields) => fields.get('clientId'))
  expect(first).toBe(entry.id)
  expect(second).toBe(app.entries().sent[0]?.id)
})
