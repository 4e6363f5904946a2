// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/calls.tsx'
import { startOnNewDevice } from '#test/device.ts'
import { typedForm } from '#test/entries.ts'
import { answerUploads } from '#test/uploads.ts'
import { noFacts } from './entry-form.ts'

const photo = () => new File(['a photo'], 'a.jpg', { type: 'image/jpeg' })
const form = { ...typedForm, ...noFacts }
const saved = (sent: FormData) => ({ status: 201, body: { ...Object.fromEntries(sent), id: 1 } })

let stop: (() => void)[] = []
beforeEach(() => {
  startOnNewDevice()
  answer({})
})
afterEach(() => {
  for (const end of stop) end()
  stop = []
})

async function openTab() {
  vi.resetModules()
  const queue = await import('./sync-queue.ts')
  const { entryList } = await import('./entry-list.ts')
  const { storePhoto } = await import('./store-entry.ts')
  const change = await import('./entry-actions.ts')
  stop.push(queue.startSyncQueue(1))
  await expect.poll(() => entryList.get().isLoaded).toBe(true)
  const keepPhoto = () => storePhoto(photo(), { source: 'camera', tripId: 9 })
  return { ...queue, ...change, entries: () => entryList.get().entries, keepPhoto }
}

test('two tabs whose server is in trouble do not drive each other', async () => {
  const sent = answerUploads({ save: () => ({ status: 503, body: { message: 'Busy' } }) })
  const tab = await openTab()
  const other = await openTab()
  const { id } = await tab.keepPhoto()
  await (await tab.confirmEntry(id, form))()
  await expect.poll(other.entries).toMatchObject([{ id, state: 'sending' }])
  // The other tab knows of the failed attempt, and of all that followed from it.
  await other.sendPending()
  await tab.sendPending()
  expect(sent.of('save')).toHaveLength(3)
})

test('what the worker has sent is asked for as a receipt, also where this tab sees first that it is gone', async () => {
  const sent = answerUploads({ save: saved })
  const tab = await openTab()
  const { queryClient } = await import('#lib/data/query-client.ts')
  const { id } = await tab.keepPhoto()
  const refresh = vi.spyOn(queryClient, 'invalidateQueries')
  // The worker is another process: this tab sees its changes when it checks, not by a message.
  const { removeEntry } = await import('#offline/store/entries.ts')
  await removeEntry(id)
  await tab.resumeSync()
  expect(tab.entries()).toEqual([])
  expect(refresh).toHaveBeenCalled()
  expect(sent.of('save')).toHaveLength(0)
})

test('a deferred reading is retried, and reported once', async () => {
  const sent = answerUploads({ process: () => 'no-network' })
  const tab = await openTab()
  const told: unknown[] = []
  tab.lastReading.subscribe((ended) => told.push(ended))
  const { id } = await tab.keepPhoto()
  for (const tries of [1, 2, 3]) {
    await tab.resumeSync()
    await expect.poll(() => sent.of('process').length).toBe(tries)
    await expect.poll(() => tab.entries()[0]?.readingProblem).toBeTruthy()
  }
  expect(told).toEqual([{ id, isRead: false }])
})
