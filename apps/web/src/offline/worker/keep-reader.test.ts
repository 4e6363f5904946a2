import { cacheOf } from '@quittance/receipt-reader/runtime/browser/manifest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheStorage } from '#test/cache-storage.ts'
import { startOnNewDevice } from '#test/device.ts'
import { createReaderFiles } from '#test/reader-files.ts'

const older = createReaderFiles(['detector', 'recognizer'])
const newer = createReaderFiles(['detector', 'better recognizer'], ['kanji', 'better hanzi'])
const large = {
  ...newer.version,
  sets: { ...newer.version.sets, base: { kept: newer.version.sets.base.kept, sent: 9_000_000 } },
}

let asked: string[] = []
let isHeld = false
let kept = createCacheStorage()

beforeEach(async () => {
  startOnNewDevice()
  asked = []
  isHeld = false
  kept = createCacheStorage()
  vi.stubGlobal('caches', kept.storage)
  useConnection({ type: 'wifi' })
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address)
    signal?.throwIfAborted()
    if (isHeld) {
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    }
    return new Response(newer.served.get(address))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function useConnection(connection: { saveData?: boolean; type?: string } | undefined) {
  vi.stubGlobal('navigator', { locks: navigator.locks, ...(connection && { connection }) })
}

/** The worker of the new version, on a device that has all of the older one. */
async function install(change: object = {}, version = newer.version) {
  vi.resetModules()
  vi.stubGlobal('READER_VERSION', version)
  const { changeReaderSetting } = await import('#offline/store/reader-setting.ts')
  const { sha256 } = older.version
  await changeReaderSetting({ isOn: true, whole: sha256, ...change })
  const cache = await kept.storage.open(cacheOf(older.version))
  for (const [address, bytes] of older.served) await cache.put(address, new Response(bytes))
  const { keepReader } = await import('./keep-reader.ts')
  return keepReader
}

test.each([{ type: 'wifi' }, undefined])(
  'what is equal is taken over, and the little that is new comes with it over %o',
  async (connection) => {
    useConnection(connection)
    await (await install())()
    expect(asked).toEqual([newer.version.manifest, newer.pieces.base[1]])
    const here = await (await kept.storage.open(cacheOf(newer.version))).keys()
    expect(here).toHaveLength(3)
  },
)

test('Japanese and Chinese come with it where they were here', async () => {
  await (await install({ hasAsian: true, wholeAsian: older.version.sha256 }))()
  expect(asked).toEqual([newer.version.manifest, newer.pieces.base[1], newer.pieces.asian[1]])
})

test.each([
  ['where data is saved', { saveData: true }, newer.version],
  ['over a mobile network', { type: 'cellular' }, newer.version],
  ['of what is large', { type: 'wifi' }, large],
])('only the list comes, to take over what is equal, %s', async (_where, connection, version) => {
  useConnection(connection)
  await (await install({}, version))()
  expect(asked).toEqual([newer.version.manifest])
})

test.each([
  { isOn: false },
  { whole: null },
  { whole: newer.version.sha256 },
  { weakness: { kind: 'died' } },
])('requests nothing in this state: %o', async (change) => {
  await (await install(change))()
  expect(asked).toEqual([])
  expect(await kept.storage.keys()).toEqual([cacheOf(older.version)])
})

test('a network that answers nothing holds up the new version for a while only', async () => {
  const keepReader = await install()
  isHeld = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const keeping = keepReader().catch((error: unknown) => error)
  await expect.poll(() => asked).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  expect(await keeping).toBeInstanceOf(DOMException)
})

test('it stops where a page removes what is here', async () => {
  const keepReader = await install()
  isHeld = true
  const keeping = keepReader().catch(() => 'stopped')
  await expect.poll(() => asked).toHaveLength(1)
  const page = new BroadcastChannel('quittance-reader')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  page.postMessage({ kind: 'stop' })
  expect(await keeping).toBe('stopped')
  page.close()
})

test('it does not interfere with a page that is downloading', async () => {
  const keepReader = await install()
  await navigator.locks.request('quittance-reader', keepReader)
  expect(asked).toEqual([])
})
