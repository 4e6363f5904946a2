import { cacheOf, type ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheStorage } from '#test/cache-storage.ts'
import { startOnNewDevice } from '#test/device.ts'
import { createReaderFiles, readyReader } from '#test/reader-files.ts'

const files = createReaderFiles(['detector', 'recognizer', 'alphabet', 'chooser'])
const { version, pieces } = files
const all = [version.manifest, ...pieces.base]
const total = version.sets.base.kept
const better = createReaderFiles(['detector', 'better recognizer', 'alphabet', 'chooser'])
/** Only the Japanese and Chinese files are new. */
const equal = createReaderFiles(
  ['detector', 'recognizer', 'alphabet', 'chooser'],
  ['kanji', 'better hanzi'],
)

type Answer = 'no-network' | 'damaged' | 'held' | undefined

/** The requests, in order. */
let asked: string[] = []
let answers: (address: string) => Answer = () => undefined
let kept = createCacheStorage()
let stop: (() => void)[] = []

beforeEach(() => {
  startOnNewDevice()
  asked = []
  answers = () => undefined
  kept = createCacheStorage()
  vi.stubGlobal('caches', kept.storage)
  vi.stubGlobal('Worker', vi.fn())
  vi.stubGlobal('OffscreenCanvas', vi.fn())
  useConnection({})
  serve(files.served)
})

afterEach(() => {
  for (const end of stop) end()
  stop = []
  vi.unstubAllGlobals()
})

function serve(served: Map<string, Uint8Array<ArrayBuffer>>) {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    asked.push(address)
    const bytes = served.get(address)
    const answer = answers(address)
    if (answer === 'no-network') throw new TypeError('There is no network.')
    if (answer === 'held') return untilGivenUp(signal)
    if (answer === 'damaged') return new Response('damaged')
    return bytes ? new Response(bytes) : new Response('', { status: 404 })
  })
}

function answerFor(path: string | undefined, answer: Answer) {
  answers = (address) => (address === path ? answer : undefined)
}

/** A tab that has come as far as the third piece, and what it is doing. */
async function startHeld(tab: Awaited<ReturnType<typeof openTab>>, seenBy = tab) {
  answerFor(pieces.base[2], 'held')
  const loading = tab.enableReader()
  await expect.poll(seenBy.state).toMatchObject({ kind: 'loading', done: 18, total })
  return { loading }
}

function untilGivenUp(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function useConnection(connection: { saveData?: boolean; type?: string }) {
  vi.stubGlobal('navigator', { locks: navigator.locks, connection })
}

/** A tab of this version of the app. */
async function openTab(of: ReaderVersion | null = version) {
  vi.resetModules()
  vi.stubGlobal('READER_VERSION', of ?? undefined)
  const control = await import('./reader-control.ts')
  const { readerState } = await import('./reader-state.ts')
  const state = () => readerState.get()
  const seen: string[] = []
  readerState.subscribe(({ kind }) => seen.push(kind))
  const end = control.startReader()
  stop.push(end)
  await expect.poll(() => state().kind).not.toBe('unknown')
  return { ...control, state, seen, end }
}

async function openEnabled() {
  const tab = await openTab()
  await tab.enableReader()
  return tab
}

const ready = { ...readyReader, bytes: total }

test('switched on, all of it comes once, and the next page finds it here', async () => {
  const tab = await openEnabled()
  expect(tab.state()).toEqual(ready)
  expect(asked).toEqual(all)
  expect((await openTab()).state()).toEqual(ready)
  expect(asked).toEqual(all)
})

test.each(all.map((_, place) => place))(
  'broken at piece %i, it goes on with what is missing, also on another page',
  async (place) => {
    answerFor(all[place], 'no-network')
    const first = await openEnabled()
    const texts = ['detector', 'recognizer', 'alphabet', 'chooser']
    const done = texts.slice(0, Math.max(0, place - 1)).join('').length
    const broken = { kind: 'broken', done, total, toSend: total - done, isAlwaysHere: false }
    expect(first.state()).toEqual({ ...broken, why: 'network' })
    const tab = await openTab()
    expect(tab.state()).toEqual({ ...broken, why: 'stopped' })

    answers = () => undefined
    await tab.enableReader()
    expect(tab.state()).toEqual(ready)
    expect(asked).toEqual([...all.slice(0, place + 1), ...all.slice(place)])
  },
)

test('a piece that came damaged is asked for once more', async () => {
  let isFirst = true
  answers = (address) => {
    if (address !== pieces.base[2] || !isFirst) return undefined
    isFirst = false
    return 'damaged'
  }
  const tab = await openEnabled()
  expect(tab.state()).toEqual(ready)
  expect(asked.filter((address) => address === pieces.base[2])).toHaveLength(2)
})

test('a piece that comes damaged twice is not kept', async () => {
  answerFor(pieces.base[2], 'damaged')
  const tab = await openEnabled()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'damaged', done: 18 })
  expect(kept.taken()).toBe(18 + (files.served.get(version.manifest)?.length ?? 0))
})

test('a list of pieces that is not the one of this version is not used', async () => {
  answerFor(version.manifest, 'damaged')
  const tab = await openEnabled()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'damaged', done: 0 })
  expect(asked).toEqual([version.manifest, version.manifest])
})

test('a full device keeps what it has room for, and goes on when there is more', async () => {
  kept.limitTo((files.served.get(version.manifest)?.length ?? 0) + 10)
  const tab = await openEnabled()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'full', done: 8 })
  kept.limitTo(10_000)
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
})

test('stopped and continued at once, it goes on', async () => {
  const tab = await openTab()
  await startHeld(tab)
  answers = () => undefined
  tab.stopLoading()
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
})

test('what is asked for while another is at it for a moment comes after it', async () => {
  const tab = await openTab()
  const other = Promise.withResolvers<void>()
  const holding = navigator.locks.request('quittance-reader', () => other.promise)
  await tab.enableReader()
  expect(asked).toEqual([])
  other.resolve()
  await holding
  await expect.poll(tab.state).toEqual(ready)
})

test('a device that fails in the middle of it leaves nothing that cannot be pressed again', async () => {
  const { keys } = kept.storage
  answers = (address) => {
    if (address === all.at(-1)) kept.storage.keys = () => Promise.reject(new Error('It is closed.'))
    return undefined
  }
  const tab = await openEnabled()
  kept.storage.keys = keys
  await tab.removeReader()
  expect(tab.state()).toEqual({ kind: 'off', isToOffer: false })
  answers = () => undefined
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
})

test('that photos are for this device alone holds also when it is cleared, and on its way again', async () => {
  const before = await openEnabled()
  await before.setDeviceOnly(true)
  kept.clear()
  const tab = await openTab()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'cleared', isAlwaysHere: true })
  answerFor(pieces.base[2], 'held')
  void tab.enableReader()
  await expect.poll(tab.state).toMatchObject({ kind: 'loading', isAlwaysHere: true })
})

test('of two tabs one downloads, and the other shows how far it is and can stop it', async () => {
  const tab = await openTab()
  const other = await openTab()
  const { loading } = await startHeld(tab, other)
  await other.enableReader()
  expect(asked).toEqual(all.slice(0, 4))

  answers = () => undefined
  other.stopLoading()
  await loading
  await expect.poll(other.state).toMatchObject({ kind: 'broken', why: 'stopped', done: 18 })
  await other.enableReader()
  await expect.poll(tab.state).toEqual(ready)
})

test('a tab that was closed while it downloaded leaves no other waiting', async () => {
  const tab = await openTab()
  const other = await openTab()
  await startHeld(tab, other)
  tab.end()
  await expect.poll(other.state).toMatchObject({ kind: 'broken', why: 'stopped', done: 18 })
})

test('removed, it frees the space and is off in every tab', async () => {
  const tab = await openTab()
  const other = await openTab()
  await tab.enableReader()
  await tab.setDeviceOnly(true)
  await expect.poll(other.state).toEqual({ ...ready, isAlwaysHere: true })
  await other.removeReader()
  expect(await kept.storage.keys()).toEqual([])
  await expect.poll(tab.state).toEqual({ kind: 'off', isToOffer: false })
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
})

test('removed while it is being downloaded, nothing of it is left', async () => {
  const tab = await openTab()
  const other = await openTab()
  const { loading } = await startHeld(tab, other)
  await other.removeReader()
  await loading
  expect(await kept.storage.keys()).toEqual([])
  await expect.poll(tab.state).toEqual({ kind: 'off', isToOffer: false })
  expect(other.state()).toEqual({ kind: 'off', isToOffer: false })
})

test('what a removal left behind goes with the next page', async () => {
  await kept.storage.open(cacheOf(version))
  await kept.storage.open('app-1')
  await openTab()
  await expect.poll(kept.storage.keys).toEqual(['app-1'])
})

test('what the browser has cleared is missing, not wrong', async () => {
  await openEnabled()
  kept.clear()
  const tab = await openTab()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'cleared', done: 0, total })
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
})

test('Japanese and Chinese come apart; the rest reads meanwhile', async () => {
  const tab = await openEnabled()
  answerFor(pieces.asian[1], 'held')
  const loading = tab.loadAsian()
  await expect
    .poll(tab.state)
    .toMatchObject({ kind: 'ready', hasAsian: false, asian: { kind: 'loading', done: 5 } })
  tab.stopLoading()
  await loading
  expect(tab.state()).toMatchObject({ kind: 'ready', asian: { kind: 'broken', why: 'stopped' } })
  answers = () => undefined
  await tab.loadAsian()
  const bytes = total + version.sets.asian.kept
  expect(tab.state()).toEqual({ ...ready, hasAsian: true, bytes })
  expect(asked.filter((address) => address === pieces.asian[0])).toHaveLength(1)
})

test('what is chosen while Japanese comes holds at once, also in the tab that loads it', async () => {
  const tab = await openEnabled()
  const other = await openTab()
  answerFor(pieces.asian[1], 'held')
  void tab.loadAsian()
  const asian = { kind: 'loading', done: 5 }
  await expect.poll(other.state).toMatchObject({ kind: 'ready', asian })
  await other.setDeviceOnly(true)
  await expect.poll(tab.state).toMatchObject({ kind: 'ready', isAlwaysHere: true, asian })
  await expect.poll(other.state).toMatchObject({ kind: 'ready', isAlwaysHere: true, asian })
})

test('a device that is too weak says so until it is tried again', async () => {
  const tab = await openEnabled()
  await tab.recordWeakDevice({ kind: 'slow', seconds: 24 })
  const weakness = { kind: 'slow', seconds: 24 }
  expect((await openTab()).state()).toEqual({ ...ready, weakness })
  await tab.tryAgain()
  expect(tab.state()).toEqual(ready)
})

test('what went bad on the device goes, and only that comes again', async () => {
  const tab = await openEnabled()
  kept.damage(cacheOf(version), pieces.base[1] ?? '')
  await tab.handleBadFiles()
  const done = total - 'recognizer'.length
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'damaged', done })
  asked = []
  await tab.enableReader()
  expect(tab.state()).toEqual(ready)
  expect(asked).toEqual([pieces.base[1]])
})

test('what is missing on the device without being damaged is not called so', async () => {
  const tab = await openEnabled()
  kept.clear()
  await tab.handleBadFiles()
  expect(tab.state()).toMatchObject({ kind: 'broken', why: 'cleared' })
  expect(await kept.storage.keys()).toEqual([])
})

test('a new version that needs nothing new is never said to be missing', async () => {
  await openEnabled()
  const newer = await updateTo({ type: 'cellular' }, equal)
  expect(new Set(newer.tab.seen)).toEqual(new Set(['ready']))
  expect(newer.asked).toEqual([newer.version.manifest])
})

test('the version before stays for the tabs that run it, and goes with the next', async () => {
  const old = await openEnabled()
  const newer = await updateTo({})
  await expect.poll(newer.tab.state).toMatchObject({ kind: 'ready' })
  await old.handleBadFiles()
  expect(old.state()).toEqual(ready)
  expect(await kept.storage.keys()).toEqual([cacheOf(version), cacheOf(newer.version)])
  const newest = await updateTo({}, createReaderFiles(['detector', 'best recognizer']))
  await expect.poll(newest.tab.state).toMatchObject({ kind: 'ready' })
  expect(await kept.storage.keys()).toEqual([cacheOf(newer.version), cacheOf(newest.version)])
})

test('a tab of another version does not show what this one loads', async () => {
  const old = await openEnabled()
  old.seen.length = 0
  serve(better.served)
  answerFor(better.pieces.base[1], 'held')
  const tab = await openTab(better.version)
  await expect.poll(tab.state).toMatchObject({ kind: 'loading' })
  await old.setDeviceOnly(true)
  expect(new Set(old.seen)).toEqual(new Set(['ready']))
  expect(old.state()).toEqual({ ...ready, isAlwaysHere: true })
})

test('Japanese and Chinese that a new version has not changed are not asked for again', async () => {
  await (await openEnabled()).loadAsian()
  const newer = await updateTo({})
  await expect.poll(newer.tab.state).toMatchObject({ kind: 'ready', hasAsian: true })
  expect(newer.asked).toEqual([newer.version.manifest, newer.pieces.base[1]])
})

test('where data costs, new Japanese and Chinese wait for a press; the rest reads', async () => {
  await (await openEnabled()).loadAsian()
  const newer = await updateTo({ type: 'cellular' }, equal)
  const asian = { kind: 'broken', why: 'update', done: 5 }
  expect(newer.tab.state()).toMatchObject({ kind: 'ready', hasAsian: false, asian })
  expect(newer.asked).toEqual([newer.version.manifest])
  // The next page still knows it, and downloads it where that costs nothing.
  useConnection({})
  const next = await openTab(newer.version)
  await expect.poll(next.state).toMatchObject({ kind: 'ready', hasAsian: true })
})

test.each(['manifest', 'piece'])(
  'an update that finds no network for its %s is still one, and comes when there is one',
  async (what) => {
    await openEnabled()
    answers = (address) => {
      const isLost = what === 'manifest' || address === better.pieces.base[1]
      return isLost ? 'no-network' : undefined
    }
    const newer = await updateTo({})
    await expect.poll(newer.tab.state).toMatchObject({ kind: 'broken', why: 'update' })
    answers = () => undefined
    await reconnect()
    await expect.poll(newer.tab.state).toMatchObject({ kind: 'ready' })
  },
)

test('a stopped update is not restarted automatically', async () => {
  await openEnabled()
  answerFor(better.pieces.base[1], 'held')
  serve(better.served)
  const tab = await openTab(better.version)
  await expect.poll(tab.state).toMatchObject({ kind: 'loading' })
  tab.stopLoading()
  await expect.poll(tab.state).toMatchObject({ kind: 'broken', why: 'stopped' })
  asked = []
  await reconnect()
  await tab.setDeviceOnly(false)
  expect(asked).toEqual([])
})

test.each([{ saveData: true }, { type: 'cellular' }])(
  'where data costs (%o) an update waits for a press',
  async (connection) => {
    await openEnabled()
    const newer = await updateTo(connection)
    await expect
      .poll(newer.tab.state)
      .toMatchObject({ kind: 'broken', why: 'update', toSend: 'better recognizer'.length })
    expect(newer.asked).toEqual([newer.version.manifest])
    await newer.tab.enableReader()
    expect(newer.asked).toEqual([newer.version.manifest, newer.pieces.base[1]])
    expect(newer.tab.state()).toMatchObject({ kind: 'ready' })
  },
)

test('a new version of what was never whole waits for a press', async () => {
  answerFor(pieces.base[2], 'no-network')
  await openEnabled()
  answers = () => undefined
  const newer = await updateTo({})
  expect(newer.tab.state()).toMatchObject({ kind: 'broken', why: 'stopped', done: 0 })
  expect(newer.asked).toEqual([])
})

async function updateTo(connection: { saveData?: boolean; type?: string }, newer = better) {
  serve(newer.served)
  useConnection(connection)
  // Nothing is taken over while the tab before still tidies up.
  await untilUnlocked()
  asked = []
  const tab = await openTab(newer.version)
  await untilUnlocked()
  return { ...newer, tab, asked }
}

async function reconnect() {
  const { markOnline, markOffline } = await import('#lib/api/connection.ts')
  markOffline()
  markOnline()
}

function untilUnlocked() {
  return expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
}

test('it is offered once, after the third photo that was read', async () => {
  const tab = await openTab()
  const other = await openTab()
  await tab.countPhotoRead()
  await tab.countPhotoRead()
  expect(tab.state()).toEqual({ kind: 'off', isToOffer: false })
  await tab.countPhotoRead()
  expect(tab.state()).toEqual({ kind: 'off', isToOffer: true })
  await expect.poll(other.state).toEqual({ kind: 'off', isToOffer: true })
  await other.declineOffer()
  await expect.poll(tab.state).toEqual({ kind: 'off', isToOffer: false })
  await tab.countPhotoRead()
  expect((await openTab()).state()).toEqual({ kind: 'off', isToOffer: false })
})

test.each(['caches', 'indexedDB', 'OffscreenCanvas', 'Worker', 'WebAssembly'])(
  'a browser without %s is told so, and asked for nothing',
  async (name) => {
    vi.stubGlobal(name, undefined)
    Reflect.deleteProperty(globalThis, name)
    const tab = await openTab()
    expect(tab.state()).toMatchObject({
      kind: 'impossible',
      why: expect.stringContaining('browser'),
    })
  },
)

test('a build without a reader has none to offer', async () => {
  const tab = await openTab(null)
  expect(tab.state().kind).toBe('impossible')
  await tab.enableReader()
  expect(asked).toEqual([])
})
