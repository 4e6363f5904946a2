// @vitest-environment jsdom
import { applyRememberedVendor } from '@quittance/contract/vendor-memory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { answer } from '#test/calls.tsx'
import { startOnNewDevice } from '#test/device.ts'
import { type Deed, startOnReadingPhone } from '#test/reading-phone.ts'
import { trip } from '#test/trips.ts'

const photo = new Blob(['a photo'], { type: 'image/jpeg' })
const kiosk = { vendor: 'KIOSK', amount: '3.20' }
const vendors = [{ readAs: 'KIOSK', vendor: 'Kiosk am Eck', category: 'food' }] as const

beforeEach(() => {
  startOnNewDevice()
  onTrip()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(deed: (job: object) => Deed | Promise<Deed>) {
  const phone = await startOnReadingPhone(deed)
  const { changeReaderSetting } = await import('#offline/store/reader-setting.ts')
  await changeReaderSetting({ isOn: true })
  const { startReader } = await import('./reader-control.ts')
  const { readerState } = await import('./reader-state.ts')
  const { readHere } = await import('./read-here.ts')
  startReader()
  await expect.poll(() => readerState.get().kind).toBe('ready')
  const known = { userId: 1, tripId: 9, source: 'camera', photo: null } as const
  const read = (signal?: AbortSignal, over = {}) =>
    readHere(photo, newEntry({ ...known, ...over }), signal)
  const alive = () => phone.workers.filter(({ isEnded }) => !isEnded).length
  return { ...phone, read, alive, state: readerState.get, setState: readerState.set }
}

const itsScript = { 'GET /assets/reader/w.js': () => ({ body: 'its script' }) }

type Opened = Awaited<ReturnType<typeof open>>

const off = { kind: 'off', isToOffer: false } as const

function onTrip() {
  return answer({
    'GET /api/trips/active': () => ({ body: trip({ endDate: '2026-10-24' }) }),
    'GET /api/receipts/vendors': () => ({ body: vendors }),
  })
}

test('the photo is read with what is known of the trip, in the worker that was downloaded', async () => {
  const phone = await open(() => ({ reads: { vendor: 'Bakery' } }))
  expect(await phone.read()).toMatchObject({
    kind: 'read',
    lacksAsian: false,
    reading: { vendor: 'Bakery', image: null },
  })
  const context = { tripCurrency: 'EUR', tripStart: '2026-10-20', tripEnd: '2026-10-24' }
  expect(phone.jobs).toEqual([{ photo, context }])
  expect(phone.workers.map(({ address }) => address)).toEqual(['/assets/reader/w.js'])
})

test('a photo without a trip, or with an unknown one, is still read', async () => {
  const fetch = answer({})
  const phone = await open(() => ({ reads: kiosk }))
  await phone.read(undefined, { tripId: null })
  await phone.read(undefined, { tripId: 12 })
  expect(phone.jobs.map((job) => job.context)).toEqual([{}, {}])
  expect(fetch.mock.calls.map(([path]) => path)).toContain('/api/trips/12')
})

test('a vendor is called as on the server, by the same rule', async () => {
  const phone = await open(() => ({ reads: { ...kiosk, vendor: 'Kiosk.' } }))
  const found = await phone.read()
  if (found.kind !== 'read') throw new Error('It was not read.')
  const { vendor, category, readVendor, confidence } = found.reading
  const before = { ...found.reading, vendor: 'Kiosk.', confidence: {} as typeof confidence }
  const told = applyRememberedVendor(before, vendors[0])
  expect({ vendor, category, readVendor }).toEqual({
    vendor: told.vendor,
    category: told.category,
    readVendor: 'Kiosk.',
  })
  expect(confidence).toMatchObject(told.confidence)
})

test('an unsaved entry’s vendor name is newer, and other users’ entries are ignored', async () => {
  const phone = await open(() => ({ reads: kiosk }))
  const { storeEntry } = await import('#offline/store/entries.ts')
  const rest = { category: 'other', date: '', amount: '', currency: 'EUR', notes: '' } as const
  const form = (vendor: string) => ({ ...rest, vendor })
  const reading = { vendor: 'Kiosk', readVendor: 'KIOSK' } as never
  const known = { tripId: 9, source: 'camera', photo: null, state: 'sending', reading } as const
  await storeEntry(newEntry({ ...known, userId: 1, form: form('Späti') }), null)
  await storeEntry(newEntry({ ...known, userId: 2, form: form('Not mine') }), null)
  expect(await phone.read()).toMatchObject({ reading: { vendor: 'Späti', category: 'other' } })
})

test('a worker that dies once is replaced, and the photo is read', async () => {
  const deeds: Deed[] = ['dies', { reads: kiosk }]
  const phone = await open(() => deeds.shift()!)
  expect(await phone.read()).toMatchObject({ kind: 'read' })
  expect(phone.workers).toHaveLength(2)
  expect(phone.state()).toMatchObject({ kind: 'ready', weakness: null })
})

test('a worker that dies twice says that the phone is too weak, and is not started again', async () => {
  answer(itsScript)
  const phone = await open(() => 'dies')
  expect(await phone.read()).toEqual({
    kind: 'failed',
    message: 'This phone is too weak to read receipts. Our server reads them again.',
    isOfPhoto: false,
  })
  expect(phone.state()).toMatchObject({ kind: 'ready', weakness: { kind: 'died' } })
  expect(phone.alive()).toBe(0)
  expect(await phone.read()).toEqual({ kind: 'interrupted' })
  expect(phone.workers).toHaveLength(2)
})

test.each([
  ['a worker whose script does not come says', {}, 'visible'],
  ['workers that were ended out of sight say', itsScript, 'hidden'],
] as const)('%s nothing of the phone', async (_what, calls, sight) => {
  answer(calls)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(sight)
  const phone = await open(() => 'dies')
  expect(await phone.read()).toEqual({ kind: 'interrupted' })
  expect(phone.state()).toMatchObject({ weakness: null })
})

test('the first receipt that takes too long says that the phone is too slow, and is read', async () => {
  const clock = vi.spyOn(performance, 'now')
  const phone = await open(async () => {
    clock.mockReturnValue(24_000)
    return { reads: kiosk }
  })
  clock.mockReturnValue(0)
  expect(await phone.read()).toMatchObject({ kind: 'read', reading: { amount: '3.20' } })
  expect(phone.state()).toMatchObject({ weakness: { kind: 'slow', seconds: 24 } })
})

test('a phone that has read one in time is not too slow because of a hard one, also on the next page, or of its sleep', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  let seconds = 600
  const deed = async () => {
    clock.mockReturnValue(performance.now() + seconds * 1000)
    return { reads: kiosk }
  }
  const phone = await open(deed)
  await phone.read()
  expect(phone.state()).toMatchObject({ weakness: null })
  seen.mockReturnValue('visible')
  for (seconds of [3, 24]) {
    await phone.read()
    expect(phone.state()).toMatchObject({ weakness: null })
  }
  vi.resetModules()
  const next = await open(deed)
  expect(await next.read()).toMatchObject({ kind: 'read' })
  expect(next.state()).toMatchObject({ weakness: null })
})

test('nor because of how long its worker takes to start', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const phone = await open(() => ({ reads: kiosk }))
  const Started = globalThis.Worker
  class SlowWorker extends Started {
    override postMessage(...said: [object]) {
      if ('photo' in said[0]) return super.postMessage(...said)
      setTimeout(() => {
        clock.mockReturnValue(24_000)
        super.postMessage(...said)
      })
    }
  }
  vi.stubGlobal('Worker', SlowWorker)
  expect(await phone.read()).toMatchObject({ kind: 'read' })
  expect(phone.state()).toMatchObject({ weakness: null })
})

test('a photo on which a strong phone’s workers die is its own fault', async () => {
  answer({
    'GET /api/trips/active': () => ({ body: trip() }),
    'GET /api/receipts/vendors': () => ({ body: [] }),
    ...itsScript,
  })
  const deeds: Deed[] = [{ reads: kiosk }, 'dies', 'dies', { reads: kiosk }]
  const phone = await open(() => deeds.shift()!)
  await phone.read()
  expect(await phone.read()).toMatchObject({ kind: 'failed', isOfPhoto: true })
  expect(phone.state()).toMatchObject({ weakness: null })
  expect(await phone.read()).toMatchObject({ kind: 'read' })
})

test('a photo that cannot be read says nothing of the phone', async () => {
  const phone = await open(() => ({ fails: 'photo' }))
  expect(await phone.read()).toEqual({
    kind: 'failed',
    message: 'This phone could not read the photo.',
    isOfPhoto: true,
  })
  expect(phone.state()).toMatchObject({ kind: 'ready', weakness: null })
})

test('files that cannot be used are no weakness: they have to come again', async () => {
  const phone = await open(() => ({ fails: 'files' }))
  await phone.damage('base')
  expect(await phone.read()).toMatchObject({ kind: 'failed', isOfPhoto: false })
  expect(phone.state()).toMatchObject({ kind: 'broken', why: 'damaged' })
  expect(phone.alive()).toBe(0)
})

test('where only Japanese and Chinese are damaged, the photo is read without them', async () => {
  const deeds: Deed[] = [{ fails: 'files' }, { reads: kiosk, lacksAsian: true }]
  const phone = await open(() => deeds.shift()!)
  await phone.damage('asian')
  expect(await phone.read()).toMatchObject({ kind: 'read', lacksAsian: true })
  expect(phone.state()).toMatchObject({ kind: 'ready', hasAsian: false })
})

test('files that could not be used, but are as they should be, say nothing of the photo', async () => {
  const phone = await open(() => ({ fails: 'files' }))
  expect(await phone.read()).toEqual({ kind: 'interrupted' })
  expect(phone.jobs).toHaveLength(2)
})

const never = () => new Promise<never>(() => {})

test('a silent server does not delay the reading, before it or after it', async () => {
  answer({ 'GET /api/trips/active': never, 'GET /api/receipts/vendors': never })
  const phone = await open(() => ({ reads: kiosk }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = phone.read()
  const done = vi.fn()
  void reading.then(done)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(7000)
    expect(done).toHaveBeenCalled()
  }, 15_000)
  expect(await reading).toMatchObject({ kind: 'read', reading: { vendor: 'KIOSK' } })
  expect(phone.jobs.map(({ context }) => context)).toEqual([{}])
})

test('what is given up before the trip is known is not read', async () => {
  const fetch = answer({ 'GET /api/trips/active': never })
  const phone = await open(() => ({ reads: kiosk }))
  const control = new AbortController()
  const reading = phone.read(control.signal)
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0)
  control.abort()
  await expect(reading).rejects.toThrow('abort')
  expect(phone.jobs).toEqual([])
})

test('a reader that is removed before the trip is known is not started', async () => {
  const known = Promise.withResolvers<{ body: unknown }>()
  const fetch = answer({ 'GET /api/trips/active': () => known.promise })
  const phone = await open(() => ({ reads: kiosk }))
  const reading = phone.read()
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0)
  phone.setState(off)
  known.resolve({ body: trip() })
  expect(await reading).toEqual({ kind: 'interrupted' })
  expect(phone.workers).toEqual([])
})

test('what is given up ends with its worker, and another takes the next photo', async () => {
  const deeds: Deed[] = ['never', { reads: kiosk }]
  const phone = await open(() => deeds.shift()!)
  const control = new AbortController()
  const reading = phone.read(control.signal)
  await expect.poll(() => phone.jobs.length).toBe(1)
  control.abort()
  await expect(reading).rejects.toThrow('abort')
  expect(phone.workers[0]?.isEnded).toBe(true)
  expect(await phone.read()).toMatchObject({ kind: 'read' })
})

test.each([
  ['a reader that is removed', (phone: Opened) => phone.setState(off)],
  ['a page that goes away', () => dispatchEvent(new Event('pagehide'))],
])('%s takes its worker along, and what it was reading goes elsewhere', async (_what, end) => {
  const phone = await open(() => 'never')
  const reading = phone.read()
  await expect.poll(() => phone.jobs.length).toBe(1)
  end(phone)
  await expect.poll(() => phone.alive()).toBe(0)
  // A browser may restore the page as it was.
  dispatchEvent(new Event('pageshow'))
  expect(await reading).toEqual({ kind: 'interrupted' })
})

test.each([
  ['seen', 'visible', 60_000],
  ['hidden', 'hidden', 30_000],
] as const)(
  'unused, it gives its memory back: where the page is %s',
  async (_name, sight, after) => {
    const phone = await open(() => ({ reads: kiosk }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await phone.read()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(sight)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(after - 1)
    expect(phone.alive()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(phone.alive()).toBe(0)
  },
)

function locksBeside(held: readonly string[]) {
  return {
    async request(name: string, ...rest: unknown[]) {
      const use = rest.at(-1) as (lock: object | null) => unknown
      return use(held.includes(name) ? null : {})
    },
  }
}

const free = locksBeside([])
const strong = { hardwareConcurrency: 8, deviceMemory: 8 }

test.each([
  ['many cores and memory', { ...strong, locks: free }, 2],
  ['another tab that has two', { ...strong, locks: locksBeside(['quittance-second-worker']) }, 1],
  ['no way to know of other tabs', strong, 1],
  ['few cores', { hardwareConcurrency: 2, deviceMemory: 8, locks: free }, 1],
  ['a memory that is not told', { hardwareConcurrency: 8, locks: free }, 1],
])('two photos at once on a phone with %s', async (_name, device, workers) => {
  vi.stubGlobal('navigator', { onLine: true, ...device })
  const phone = await open(() => 'never')
  const control = new AbortController()
  const readings = [phone.read(control.signal), phone.read(control.signal)]
  await expect.poll(() => phone.jobs.length).toBe(workers)
  expect(phone.alive()).toBe(workers)
  control.abort()
  for (const reading of readings) await expect(reading).rejects.toThrow('abort')
})
