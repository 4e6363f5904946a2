// @vitest-environment jsdom
import type { InboxItem } from '@quittance/contract/inbound'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { answer, sentTo } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { answerUploads } from '#test/uploads.ts'

const inboxItem = (id: string, over: Partial<InboxItem> = {}): InboxItem => ({
  id,
  receivedAt: '2026-03-12T08:00:00.000Z',
  sender: 'dana@example.com',
  subject: 'Your bill',
  kind: 'pdf',
  name: 'bill.pdf',
  bytes: 1234,
  sha256: 'ab'.repeat(32),
  pages: { first: 1, last: 2, count: 2 },
  reading: null,
  problem: null,
  ...over,
})
const reading = { vendor: 'Hotel', amount: '129.00' } as InboxItem['reading']
const read = (id: string) => ({ body: { vendor: 'Hotel', uploadId: id, document: null } })

let stop: (() => void)[] = []
beforeEach(startOnNewDevice)
afterEach(async () => {
  for (const end of stop) end()
  stop = []
  await untilDeviceRests()
})

async function openApp(arrivals: () => InboxItem[], calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({
    'GET /api/arrivals': () => ({ body: arrivals() }),
    'GET /api/trips/active': () => ({ body: { id: 9, name: 'Berlin' } }),
    ...calls,
  })
  const queue = await import('./sync-queue.ts')
  const { entryList } = await import('./entry-list.ts')
  const { startInboxSync, syncInbox } = await import('./inbox.ts')
  const change = await import('./entry-actions.ts')
  const { storeDocument } = await import('./store-entry.ts')
  const { splitEntry } = await import('./split.ts')
  const { changeEntry, photoOf } = await import('#offline/store/entries.ts')
  stop.push(queue.startSyncQueue(1))
  await expect.poll(() => entryList.get().isLoaded).toBe(true)
  stop.push(startInboxSync({ isByMail: true }))
  const entries = () => entryList.get().entries
  await expect.poll(() => entries().length).toBe(arrivals().length)
  const ids = () => entries().map(({ id }) => id)
  const typeInto = (id: string) => changeEntry(id, (kept) => ({ ...kept, edited: ['vendor'] }))
  const own = { fetch, entries, ids, typeInto, photoOf, splitEntry }
  return { ...queue, ...change, ...own, lookForArrivals: syncInbox, keepDocument: storeDocument }
}

test('what came by mail waits for a look, for the active trip, and is asked for once', async () => {
  const app = await openApp(() => [
    inboxItem('a', { reading }),
    inboxItem('b', { kind: 'photo', name: 'lunch.jpg', pages: null, reading }),
  ])
  expect(app.entries()).toMatchObject([
    {
      id: 'a',
      uploadId: 'a',
      tripId: 9,
      source: 'mail',
      isRemote: true,
      photo: { name: 'bill.pdf', size: 1234 },
      document: { kind: 'pdf', pages: 2, firstPage: 1 },
      reading,
      state: 'checking',
    },
    { id: 'b', document: null, isRemote: true, reading },
  ])
  await app.lookForArrivals()
  expect(app.entries()).toHaveLength(2)
})

test('a refused item says why and can be discarded, which the server is told', async () => {
  const there = new Map([['a', inboxItem('a', { kind: 'other', problem: 'zip', pages: null })]])
  const app = await openApp(() => [...there.values()], {
    'DELETE /api/arrivals/a': () => {
      there.delete('a')
      return { body: { message: 'Discarded' } }
    },
  })
  expect(app.entries()[0]?.readingProblem).toMatchObject({ refusal: 'zip', isFinal: true })
  await app.discardEntry('a')
  expect(app.entries()).toEqual([])
  await expect.poll(() => there.size).toBe(0)
})

test('an item discarded offline does not come back, and the server is told later', async () => {
  let isOnline = false
  const told: string[] = []
  const app = await openApp(() => [inboxItem('a', { reading })], {
    'DELETE /api/arrivals/a': () => {
      if (!isOnline) return { status: 503, body: { message: 'Busy' } }
      told.push('a')
      return { body: { message: 'Discarded' } }
    },
  })
  await app.discardEntry('a')
  await app.lookForArrivals()
  expect(app.entries()).toEqual([])
  isOnline = true
  await app.resumeSync()
  expect(told).toEqual(['a'])
})

test('what another device has saved goes, but not what was typed into here', async () => {
  const there = new Map(
    [inboxItem('a', { reading }), inboxItem('b', { reading })].map((one) => [one.id, one]),
  )
  const app = await openApp(() => [...there.values()])
  await app.typeInto('b')
  there.clear()
  await app.lookForArrivals()
  expect(app.ids()).toEqual(['b'])
})

test('signing out removes remote entries without telling the server to discard them', async () => {
  const discards: string[] = []
  const app = await openApp(() => [inboxItem('a', { reading }), inboxItem('b', { reading })], {
    'DELETE /api/arrivals/a': () => ({ body: { message: String(discards.push('a')) } }),
    'DELETE /api/arrivals/b': () => ({ body: { message: String(discards.push('b')) } }),
  })
  await app.typeInto('b')
  await app.resumeSync()
  await app.removeRemoteEntries()
  expect(app.ids()).toEqual(['b'])
  await app.discardAllEntries()
  expect(app.entries()).toEqual([])
  await app.resumeSync()
  expect(discards).toEqual([])
  await app.lookForArrivals()
  expect(app.entries()).toHaveLength(2)
})

test('Truth 21: one that came by mail has the names of enclosures without pages', async () => {
  const app = await openApp(() => [inboxItem('a', { reading, enclosed: ['km.csv'] })])
  await expect.poll(() => app.entries()[0]?.document?.enclosed).toEqual(['km.csv'])
})

test('a picture of the first page is kept once, for a look without a network', async () => {
  const app = await openApp(
    () => [inboxItem('a', { reading, pages: { first: 3, last: 3, count: 5 } })],
    {
      'GET /api/uploads/a/pages/3': () => ({ body: 'a picture', type: 'image/jpeg' }),
    },
  )
  await expect.poll(() => app.entries()[0]?.hasPreview).toBe(true)
  expect((await app.photoOf('a'))?.preview?.bytes.byteLength).toBeGreaterThan(0)
  await app.resumeSync()
  const asked = app.fetch.mock.calls.filter(([path]) => path === '/api/uploads/a/pages/3')
  expect(asked).toHaveLength(1)
})

test('what is no picture is not kept as one, and is asked for again', async () => {
  let type = 'text/html'
  let asked = 0
  const app = await openApp(() => [inboxItem('a', { reading })], {
    'GET /api/uploads/a/pages/1': () => {
      asked += 1
      return { body: 'please sign in to this network', type }
    },
  })
  await expect.poll(() => asked).toBe(1)
  type = 'image/jpeg'
  await expect
    .poll(async () => {
      await app.resumeSync()
      return app.entries()[0]?.hasPreview
    })
    .toBe(true)
  expect(asked).toBe(2)
})

test('a part of a scan that was split on another device is no mail, and is called by its pages', async () => {
  const part = { sender: '', subject: '', name: 'scan.pdf', reading }
  const app = await openApp(() => [
    inboxItem('a', { ...part, pages: { first: 1, last: 1, count: 3 } }),
    inboxItem('b', { ...part, pages: { first: 2, last: 3, count: 3 } }),
  ])
  expect(app.entries()).toMatchObject([
    { source: 'import', isRemote: true, photo: { name: 'scan.pdf, page 1', sha256: '' } },
    { source: 'import', document: { pages: 2, firstPage: 2 } },
  ])
})

test.each(['saved', 'discarded'])(
  'an answer that comes late brings nothing back that was %s meanwhile',
  async (what) => {
    const late = Promise.withResolvers<InboxItem[]>()
    let asked = 0
    let isBusy = true
    const app = await openApp(() => [], {
      'GET /api/arrivals': async () => {
        asked += 1
        return { body: asked === 1 ? [inboxItem('a', { reading })] : await late.promise }
      },
      'DELETE /api/arrivals/a': () => ({ status: isBusy ? 503 : 200, body: { message: 'Well' } }),
    })
    await expect.poll(() => app.entries().length).toBe(1)
    if (what === 'discarded') await app.discardEntry('a')
    const looking = app.lookForArrivals()
    await expect.poll(() => asked).toBe(2)
    isBusy = false
    if (what === 'saved') await (await import('#offline/store/entries.ts')).removeEntry('a')
    else await app.resumeSync()
    late.resolve([inboxItem('a', { reading })])
    await looking
    await app.resumeSync()
    expect(app.entries()).toEqual([])
  },
)

async function openScan(
  calls: Parameters<typeof answer>[0],
  arrivals: () => InboxItem[] = () => [],
) {
  let count = 0
  const sent = answerUploads({
    processDocument: () => {
      count += 1
      const document = { kind: 'pdf', pageCount: 3, firstPage: 1, lastPage: 3, pages: [] }
      return { body: { vendor: 'Cafe', uploadId: `u${count}`, document } }
    },
  })
  const app = await openApp(arrivals, calls)
  const file = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
  const { id } = await app.keepDocument(file, 'pdf', { source: 'import', tripId: 9 })
  void app.resumeSync()
  await expect.poll(() => app.entries()[0]?.document?.pages).toBe(3)
  return { ...app, sent, id }
}

const parts: [number, number][] = [
  [1, 1],
  [2, 3],
]
const uploads = [
  { id: 'p1', firstPage: 1, lastPage: 1 },
  { id: 'p2', firstPage: 2, lastPage: 3 },
]
const readParts: Parameters<typeof answer>[0] = {
  'POST /api/uploads/p1/read': () => read('p1'),
  'POST /api/uploads/p2/read': () => read('p2'),
}

const splitAndRead = {
  'POST /api/uploads/u1/split': () => ({ body: { uploads } }),
  ...readParts,
}

test('a document is split into receipts that lie at the server, and is no receipt any more', async () => {
  const app = await openScan(splitAndRead)
  expect(await app.splitEntry(app.entries()[0]!, parts)).toEqual(['p1', 'p2'])
  expect(sentTo('/api/uploads/u1/split', app.fetch)).toEqual({ parts })
  await expect
    .poll(() => app.entries().map(({ reading: found }) => found?.vendor))
    .toEqual(['Hotel', 'Hotel'])
  expect(app.entries()).toMatchObject([
    { id: 'p1', uploadId: 'p1', isRemote: true, photo: { name: 'scan.pdf, page 1', sha256: '' } },
    { id: 'p2', document: { pages: 2, firstPage: 2 }, photo: { name: 'scan.pdf, pages 2 to 3' } },
  ])
  expect((await app.photoOf(app.id))?.bytes).toBeUndefined()
})

test('parts that another device has saved or discarded go from this one', async () => {
  const there = new Map<string, InboxItem>()
  const app = await openScan(splitAndRead, () => [...there.values()])
  for (const { id } of uploads) there.set(id, inboxItem(id, { sender: '', subject: '' }))
  await app.splitEntry(app.entries()[0]!, parts)
  await expect.poll(() => app.entries().every((entry) => entry.reading)).toBe(true)
  there.delete('p1')
  await app.lookForArrivals()
  expect(app.ids()).toEqual(['p2'])
})

test('parts that came before the answer to the split are kept as they are', async () => {
  const app = await openScan(splitAndRead)
  const { storeEntry } = await import('#offline/store/entries.ts')
  const photo = { name: 'scan.pdf', type: '', size: 1, sha256: '' }
  const known = { id: 'p1', uploadId: 'p1', isRemote: true, edited: ['vendor' as const] }
  const begun = newEntry({ userId: 1, tripId: 9, source: 'import', photo, ...known })
  await storeEntry(begun, null)
  await app.splitEntry(app.entries().find(({ id }) => id === app.id)!, parts)
  expect(app.ids()).toEqual(['p2', 'p1'])
  expect(app.entries()[1]?.edited).toEqual(['vendor'])
})

test('one that the server has forgotten is sent once more', async () => {
  const app = await openScan({
    'POST /api/uploads/u1/split': () => ({ status: 409, body: { code: 'UPLOAD_GONE' } }),
    'POST /api/uploads/u2/split': () => ({ body: { uploads } }),
    ...readParts,
  })
  expect(await app.splitEntry(app.entries()[0]!, parts)).toEqual(['p1', 'p2'])
  expect(app.sent.of('processDocument')).toHaveLength(2)
})

test('a split that fails changes nothing', async () => {
  const app = await openScan({
    'POST /api/uploads/u1/split': () => ({ status: 503, body: { message: 'Busy' } }),
  })
  await expect(app.splitEntry(app.entries()[0]!, parts)).rejects.toThrow('Busy')
  expect(app.entries()).toMatchObject([{ id: app.id, photo: { name: 'scan.pdf' } }])
  expect((await app.photoOf(app.id))?.bytes.byteLength).toBe(8)
})
