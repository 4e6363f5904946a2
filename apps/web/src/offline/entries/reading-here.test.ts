// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/calls.tsx'
import { startOnNewDevice } from '#test/device.ts'
import { type Deed, startOnReadingPhone } from '#test/reading-phone.ts'
import { trip } from '#test/trips.ts'
import { answerUploads } from '#test/uploads.ts'
import { noFacts } from './entry-form.ts'

const file = () => new File(['a photo'], 'a.jpg', { type: 'image/jpeg' })
const kiosk = { vendor: 'Kiosk', date: '2026-03-12', amount: '3.20', currency: 'EUR' } as const
const form = { ...kiosk, category: 'food', notes: '', ...noFacts } as const
const processed = () => ({ body: { ...kiosk, vendor: 'By the server', uploadId: 'u1' } })
const saved = (sent: FormData) => ({ status: 201, body: { ...Object.fromEntries(sent), id: 1 } })
const taken = { source: 'camera', tripId: 9 } as const

let stop = () => {}
beforeEach(startOnNewDevice)
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** The server's response; offline there is none. */
function online<Answer>(answered: Answer) {
  return () => {
    if (!navigator.onLine) throw new TypeError('There is no network.')
    return answered
  }
}

type Start = { isAlwaysHere?: boolean; isOnline?: boolean }

async function open(
  deed: () => Deed | Promise<Deed>,
  { isAlwaysHere = false, isOnline = true }: Start,
) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const fetch = answer({
    'GET /api/trips/active': online({ body: trip() }),
    'GET /api/receipts/vendors': online({ body: [] }),
    // Its worker comes from the device.
    'GET /assets/reader/w.js': () => ({ body: 'its script' }),
  })
  const phone = await startOnReadingPhone(deed)
  const { changeReaderSetting } = await import('#offline/store/reader-setting.ts')
  await changeReaderSetting({ isOn: true, isAlwaysHere })
  const queue = await import('./sync-queue.ts')
  const { entryList } = await import('./entry-list.ts')
  const { storePhoto } = await import('./store-entry.ts')
  const change = await import('./entry-actions.ts')
  const { markOnline } = await import('#lib/api/connection.ts')
  stop = queue.startSyncQueue(1)
  await expect.poll(() => entryList.get().isLoaded).toBe(true)
  const goOnline = () => {
    onLine.mockReturnValue(true)
    markOnline()
  }
  const take = async () => {
    const { id } = await storePhoto(file(), taken)
    void queue.resumeSync()
    return id
  }
  const asked = () => fetch.mock.calls.map(([path]) => path)
  const entries = () => entryList.get().entries
  return { ...queue, ...change, ...phone, take, goOnline, asked, entries }
}

test('without a network a photo is read at once, and saved with its file when there is one', async () => {
  const sent = answerUploads({ save: saved, process: processed })
  const tab = await open(() => ({ reads: kiosk }), { isOnline: false })
  const id = await tab.take()
  await expect
    .poll(tab.entries)
    .toMatchObject([{ id, readAt: 'here', reading: kiosk, uploadId: null }])
  expect(tab.lastReading.get()).toEqual({ id, isRead: true })
  tab.goOnline()
  await (await tab.confirmEntry(id, form))()
  await expect.poll(tab.entries).toEqual([])
  expect(sent.of('process')).toEqual([])
  const [save] = sent.of('save')
  expect(save?.get('image')).toBeInstanceOf(File)
  expect(save?.get('uploadId')).toBeNull()
  expect(save?.get('readVendor')).toBe('Kiosk')
  // The new name should be available offline.
  await expect.poll(tab.asked).toContain('/api/receipts/vendors')
})

test('always on this phone, which cannot: the photo waits, and is read when it can', async () => {
  const sent = answerUploads({ process: processed })
  const tab = await open(() => ({ reads: kiosk }), { isAlwaysHere: true })
  const { readerState } = await import('#offline/reader/reader-state.ts')
  await expect.poll(() => readerState.get().kind).toBe('ready')
  const whole = readerState.get()
  const amount = { done: 0, total: 1, toSend: 1 }
  const told: unknown[] = []
  tab.lastReading.subscribe((ended) => told.push(ended))
  for (const [state, message] of [
    [{ kind: 'broken', why: 'update', ...amount }, 'an update of the reader'],
    [{ kind: 'loading', ...amount }, 'the reader to download'],
    [{ kind: 'broken', why: 'cleared', ...amount }, 'Waiting for the reader on this phone'],
    [{ kind: 'impossible', why: 'No room.' }, 'Waiting for the reader on this phone'],
  ] as const) {
    readerState.set({ ...state, isAlwaysHere: true })
    if (tab.entries().length === 0) await tab.take()
    const readingProblem = { message: expect.stringContaining(message), isWaiting: true }
    await expect.poll(tab.entries).toMatchObject([{ reading: null, readingProblem }])
  }
  expect(told).toEqual([])
  readerState.set(whole)
  await expect.poll(tab.entries).toMatchObject([{ readAt: 'here', readingProblem: null }])
  expect(sent.of('process')).toEqual([])
})

test('the photo on which it turns out too weak goes to the server like the next', async () => {
  answerUploads({ process: processed })
  const tab = await open(() => 'dies', { isAlwaysHere: true })
  await tab.take()
  const readingProblem = { message: expect.stringContaining('too weak'), isFinal: false }
  await expect.poll(tab.entries).toMatchObject([{ readingProblem }])
  await tab.resumeSync()
  await expect.poll(tab.entries).toMatchObject([{ readAt: 'server' }])
})

test('a partial reading followed by a failed one is not reported as a failure', async () => {
  let isBusy = true
  const busy = { status: 503, body: { message: 'Busy' } }
  const sent = answerUploads({
    process: () => (navigator.onLine ? (isBusy ? busy : processed()) : 'no-network'),
  })
  const tab = await open(() => ({ reads: kiosk, lacksAsian: true }), { isOnline: false })
  const id = await tab.take()
  await expect.poll(tab.entries).toMatchObject([{ lacksAsian: true }])
  const told: unknown[] = []
  tab.lastReading.subscribe((ended) => told.push(ended))
  tab.goOnline()
  await expect.poll(() => sent.of('process').length).toBe(1)
  isBusy = false
  await tab.cancelReading(id)
  await tab.resumeSync()
  await expect.poll(tab.entries).toMatchObject([{ readAt: 'server', lacksAsian: false }])
  expect(told).toEqual([{ id, isRead: true }])
})

test('letters that come while a photo is being read are used for it at once', async () => {
  answerUploads({ process: () => 'no-network' })
  let isHeld = true
  const held = Promise.withResolvers<Deed>()
  const tab = await open(() => (isHeld ? held.promise : { reads: kiosk }), { isAlwaysHere: true })
  await tab.take()
  await expect.poll(() => tab.jobs.length).toBe(1)
  await tab.addAsian()
  const { tryAgain } = await import('#offline/reader/reader-control.ts')
  await tryAgain()
  await tab.resumeSync()
  isHeld = false
  held.resolve({ reads: kiosk, lacksAsian: true })
  await expect.poll(tab.entries).toMatchObject([{ readAt: 'here', lacksAsian: false }])
  expect(tab.jobs).toHaveLength(2)
})

test('the names of vendors are asked for once for all receipts that are saved in one go', async () => {
  answerUploads({ process: processed, save: saved })
  const tab = await open(() => ({ reads: kiosk }), {})
  const ids = [await tab.take(), await tab.take(), await tab.take()]
  await expect.poll(() => tab.entries().filter(({ reading }) => reading).length).toBe(3)
  const count = () => tab.asked().filter((path) => path === '/api/receipts/vendors').length
  const { queryClient } = await import('#lib/data/query-client.ts')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const before = count()
  for (const id of ids) await tab.confirmEntry(id, form)
  await tab.sendPending()
  await expect.poll(tab.entries).toEqual([])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(count()).toBe(before + 1)
})

test('one that is discarded while the phone reads it is gone, and its worker with it', async () => {
  answerUploads({})
  const tab = await open(() => 'never', { isOnline: false })
  const id = await tab.take()
  await expect.poll(() => tab.jobs.length).toBe(1)
  await tab.discardEntry(id)
  expect(tab.entries()).toEqual([])
  expect(tab.workers[0]?.isEnded).toBe(true)
})

test('a phone without the reader asks for no vendors', async () => {
  answerUploads({ process: processed })
  const tab = await open(() => 'never', {})
  stop()
  const { removeReader } = await import('#offline/reader/reader-control.ts')
  await removeReader()
  const before = tab.asked().length
  stop = tab.startSyncQueue(1)
  await tab.take()
  await expect.poll(tab.entries).toMatchObject([{ readAt: 'server' }])
  expect(tab.asked().slice(before)).toEqual([])
  expect(tab.jobs).toEqual([])
})
