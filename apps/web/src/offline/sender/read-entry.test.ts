import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { beforeEach, expect, test, vi } from 'vitest'
import { newEntry, type ReadPlace } from '#offline/store/entry.ts'
import { startOnNewDevice } from '#test/device.ts'
import { photoFacts as photo } from '#test/entries.ts'
import { answerUploads } from '#test/uploads.ts'
import type { Phone } from './read-entry.ts'

const byServer = { vendor: 'Kiosk', amount: '3.20' }
const byPhone = { vendor: 'KIOSK', amount: '3.20' } as ExtractedReceipt
const processed = () => ({ body: { ...byServer, uploadId: 'u1' } })
const busy = (status = 503) => ({ status, body: { message: 'Many receipts are being read.' } })

type Here = Awaited<ReturnType<Phone['readHere']>>

const read: Here = { kind: 'read', reading: byPhone, lacksAsian: false }
const unreadable: Here = { kind: 'failed', message: 'This phone could not.', isOfPhoto: true }
const weak: Here = { kind: 'failed', message: 'This phone is too weak.', isOfPhoto: false }

beforeEach(startOnNewDevice)

async function taken(
  places: ReadPlace[],
  does: Here | Phone['readHere'] = read,
  over: object = {},
) {
  const { storeEntry, findEntry } = await import('#offline/store/entries.ts')
  const { readEntry } = await import('./read-entry.ts')
  const entry = newEntry({ userId: 1, tripId: 9, source: 'camera', photo, ...over })
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const sent = { bytes: new Uint8Array([1]).buffer, type: 'image/jpeg' }
  await storeEntry(entry, { id: entry.id, bytes, type: 'image/jpeg', sent })
  const readHere = vi.fn<Phone['readHere']>(typeof does === 'function' ? does : async () => does)
  const phone = { placesFor: () => places, whyWaiting: () => null, readHere }
  const whole = async () => (await findEntry(entry.id))!
  const now = async () => {
    const { reading, readingProblem, uploadId, readAt, lacksAsian } = await whole()
    return { reading, readingProblem, uploadId, readAt, lacksAsian }
  }
  return { id: entry.id, readEntry, phone, readHere, now, whole }
}

test('the server reads where it can, and the phone rests', async () => {
  const sent = answerUploads({ process: processed })
  const { id, readEntry, phone, readHere, now } = await taken(['server', 'here'])
  expect(await readEntry(id, { phone })).toBe('read')
  expect(await now()).toMatchObject({ reading: byServer, uploadId: 'u1', readAt: 'server' })
  expect(sent.of('process')[0]?.get('image')).toBeInstanceOf(File)
  expect(readHere).not.toHaveBeenCalled()
})

test('Truth 19: of what the server could not read it is said what happened, and it is not sent again to be saved', async () => {
  const empty = { vendor: '', amount: '', uploadId: 'u1' }
  answerUploads({ process: () => ({ body: { ...empty, problem: 'memory' } }) })
  const { id, readEntry, phone, now } = await taken(['server'])
  expect(await readEntry(id, { phone })).toBe('failed')
  expect(await now()).toMatchObject({
    reading: null,
    uploadId: 'u1',
    readingProblem: { message: 'Reading it took too much memory', isFinal: true },
  })
})

test('Truth 21: the names of enclosures without pages are kept with a document', async () => {
  const enclosures = [
    { name: 'taxi.pdf', pages: [2, 3] },
    { name: 'km.csv', pages: null },
  ]
  const document = { kind: 'xml', firstPage: 1, lastPage: 3, pages: [], enclosures }
  answerUploads({ processDocument: () => ({ body: { ...byServer, uploadId: 'u1', document } }) })
  const over = { document: { kind: 'xml', pages: null } }
  const { id, readEntry, phone, whole } = await taken(['server'], read, over)
  await readEntry(id, { phone })
  expect((await whole()).document).toMatchObject({ pages: 3, enclosed: ['km.csv'] })
})

test.each([503, 500, 502, 429, 408, 'no-network'] as const)(
  'where the server answers %s, the phone reads in the same attempt',
  async (status) => {
    const answer = typeof status === 'number' ? busy(status) : status
    const sent = answerUploads({ process: () => answer })
    const { id, readEntry, phone, now } = await taken(['server', 'here'])
    expect(await readEntry(id, { phone })).toBe('read')
    expect(await now()).toEqual({
      reading: byPhone,
      readingProblem: null,
      uploadId: null,
      readAt: 'here',
      lacksAsian: false,
    })
    expect(sent.of('process')).toHaveLength(1)
  },
)

test('a server that is silent is not waited for as long as where there is no phone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answerUploads({ process: () => 'never' })
  const { id, readEntry, phone, readHere } = await taken(['server', 'here'])
  const reading = readEntry(id, { phone })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    expect(readHere).toHaveBeenCalled()
  }, 15_000)
  vi.useRealTimers()
  expect(await reading).toBe('read')
})

test.each([
  ['an error of ours', { message: 'Something went wrong on our side.', code: 'INTERNAL' }],
  ['an answer without a reason', {}],
])('Truth 27: %s is shown as a photo that could not be processed', async (_name, body) => {
  answerUploads({ process: () => ({ status: 500, body }) })
  const { id, readEntry, phone, now } = await taken(['server'])
  await readEntry(id, { phone })
  expect((await now()).readingProblem?.message).toBe('Failed to process receipt image')
})

test('what the server refuses, or rejects as signed out, is not read by the phone either', async () => {
  answerUploads({ process: () => ({ status: 413, body: { message: 'Too large' } }) })
  const refused = await taken(['server', 'here'])
  expect(await refused.readEntry(refused.id, refused)).toBe('failed')
  const readingProblem = { message: 'Too large', isFinal: true }
  expect(await refused.now()).toMatchObject({ readingProblem, reading: null })

  answerUploads({ process: () => ({ status: 401, body: { code: 'UNAUTHENTICATED' } }) })
  const nobody = await taken(['server', 'here'])
  expect(await nobody.readEntry(nobody.id, nobody)).toBe('signed-out')
  expect(nobody.readHere).not.toHaveBeenCalled()
})

test('always on the phone: no call to process, whatever happens', async () => {
  const sent = answerUploads({ process: processed })
  for (const [does, outcome] of [
    [read, 'read'],
    [unreadable, 'failed'],
    [weak, 'later'],
    [{ kind: 'interrupted' }, 'later'],
  ] as const) {
    const { id, readEntry, phone } = await taken(['here'], does)
    expect(await readEntry(id, { phone })).toBe(outcome)
  }
  expect(sent.of('process')).toEqual([])
})

test('a photo that only the phone may read waits for it in its words, and is read when it can be', async () => {
  const sent = answerUploads({ process: processed })
  const { id, readEntry, phone, now } = await taken([])
  const notReady = { ...phone, whyWaiting: () => 'Waiting for the reader' }
  expect(await readEntry(id, { phone: notReady })).toBe('waiting')
  const readingProblem = { message: 'Waiting for the reader', isFinal: false, isWaiting: true }
  expect(await now()).toMatchObject({ reading: null, readingProblem })
  const ready = { ...phone, placesFor: () => ['here' as const] }
  expect(await readEntry(id, { phone: ready })).toBe('read')
  expect(await now()).toMatchObject({ reading: byPhone, readingProblem: null })
  expect(sent.of('process')).toEqual([])
})

test('offline: the phone reads at once, in the size that is sent, and nothing is sent', async () => {
  const sent = answerUploads({})
  const onProgress = vi.fn()
  const over = { sendsOriginal: true }
  const { id, readEntry, phone, readHere } = await taken(['here', 'server'], read, over)
  expect(await readEntry(id, { phone, onProgress })).toBe('read')
  expect(readHere.mock.calls[0]?.[0].size).toBe(1)
  expect(readHere.mock.calls[0]?.[1]).toMatchObject({ id, tripId: 9, userId: 1 })
  expect(onProgress.mock.calls).toEqual([[1]])
  expect(sent.of('process')).toEqual([])
})

test('what the phone cannot read goes to the server in the same attempt', async () => {
  answerUploads({ process: processed })
  const { id, readEntry, phone, now } = await taken(['here', 'server'], weak)
  expect(await readEntry(id, { phone })).toBe('read')
  expect(await now()).toMatchObject({ reading: byServer, uploadId: 'u1', readingProblem: null })
})

test.each([
  ['a photo that it cannot read is not tried there again', unreadable, true],
  ['a phone that is too weak', weak, undefined],
  ['one that was interrupted', { kind: 'interrupted' } as const, undefined],
])('offline, it waits for the server: %s', async (_name, does, isTriedHere) => {
  answerUploads({ process: () => 'no-network' })
  const { id, readEntry, phone, now } = await taken(['here', 'server'], does)
  expect(await readEntry(id, { phone })).toBe('later')
  const { reading, readingProblem } = await now()
  expect(reading).toBeNull()
  expect(readingProblem).toMatchObject({ message: 'Read when you are online', isFinal: false })
  expect(readingProblem?.isTriedHere).toBe(isTriedHere)
})

test('if both fail, the server’s message is kept, and it is retried', async () => {
  answerUploads({ process: () => busy() })
  const { id, readEntry, phone, now } = await taken(['server', 'here'], unreadable)
  expect(await readEntry(id, { phone })).toBe('later')
  expect((await now()).readingProblem).toEqual({
    message: 'Many receipts are being read.',
    isFinal: false,
    isTriedHere: true,
  })
})

test('a reading that is given up changes nothing, wherever it was', async () => {
  const control = new AbortController()
  const { signal } = control
  const sent = answerUploads({ process: () => 'never' })
  const { id, readEntry, phone, now } = await taken(['here', 'server'], async () => {
    control.abort()
    return signal.throwIfAborted() as never
  })
  const before = await now()
  expect(await readEntry(id, { phone, signal })).toBe('given-up')
  expect(await now()).toEqual(before)
  expect(sent.of('process')).toEqual([])
})

test('scripts the phone cannot read: it is read again, and the partial reading is kept until then', async () => {
  const half: Here = { ...read, lacksAsian: true }
  answerUploads({ process: () => 'no-network' })
  const { id, readEntry, phone, now } = await taken(['here', 'server'], half)
  expect(await readEntry(id, { phone })).toBe('read')
  const kept = await now()
  expect(kept).toMatchObject({ reading: byPhone, lacksAsian: true, readAt: 'here' })

  const byServerOnly = { ...phone, placesFor: () => ['server' as const] }
  expect(await readEntry(id, { phone: byServerOnly })).toBe('later')
  expect(await now()).toEqual(kept)

  answerUploads({ process: processed })
  expect(await readEntry(id, { phone: byServerOnly })).toBe('read')
  expect(await now()).toMatchObject({ reading: byServer, lacksAsian: false, uploadId: 'u1' })
  expect(await readEntry(id, { phone })).toBe('elsewhere')
})

test('a partial reading that the server will not complete is kept, and not sent again', async () => {
  const half = { reading: byPhone, lacksAsian: true, readAt: 'here' }
  const sent = answerUploads({ process: () => ({ status: 413, body: { message: 'Too large' } }) })
  const { id, readEntry, phone, now } = await taken(['server'], read, half)
  expect(await readEntry(id, { phone })).toBe('failed')
  expect(await now()).toMatchObject({ reading: byPhone, lacksAsian: false, readingProblem: null })
  expect(await readEntry(id, { phone })).toBe('elsewhere')
  expect(sent.of('process')).toHaveLength(1)
})

test('what another reading changes was not looked at; what stays, or was typed, was', async () => {
  const half = {
    reading: { ...byPhone, date: '2026-03-12', category: 'food' } as ExtractedReceipt,
    lacksAsian: true,
    lookedAt: ['vendor', 'amount', 'date'] as const,
    edited: ['date'] as const,
  }
  answerUploads({ process: processed })
  const { id, readEntry, phone, whole } = await taken(['server'], read, half)
  expect(await readEntry(id, { phone })).toBe('read')
  expect((await whole()).lookedAt).toEqual(['amount', 'date'])
})

test('without a phone of that kind all is as it was', async () => {
  answerUploads({ process: () => busy() })
  const { id, readEntry, now } = await taken([])
  expect(await readEntry(id)).toBe('later')
  const readingProblem = { message: 'Many receipts are being read.', isFinal: false }
  expect(await now()).toMatchObject({ readingProblem })
})
