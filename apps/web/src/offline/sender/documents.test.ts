// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type Entry, newEntry } from '#offline/store/entry.ts'
import { answer, sentTo } from '#test/calls.tsx'
import { startOnNewDevice } from '#test/device.ts'
import { typedForm as form, photoFacts } from '#test/entries.ts'
import { answerUploads } from '#test/uploads.ts'

const photo = { ...photoFacts, name: 'bill.pdf', type: 'application/pdf' }
const { sha256 } = photo
const facts = { kind: 'pdf', name: 'bill.pdf', bytes: 3, sha256 } as const
const page = { width: 1240, height: 1754 }
const processed = {
  vendor: 'Hotel',
  amount: '129.00',
  readFrom: 'text',
  uploadId: 'u1',
  document: { ...facts, pageCount: 2, firstPage: 1, lastPage: 2, pages: [page, page] },
}
const saved = (sent: FormData) => ({
  status: 201,
  body: { ...form, notes: null, id: 5, tripId: 9, clientId: sent.get('clientId') },
})

beforeEach(startOnNewDevice)

async function kept(over: Partial<Entry> = {}) {
  const { storeEntry, findEntry } = await import('#offline/store/entries.ts')
  const { readEntry } = await import('./read-entry.ts')
  const { sendEntry } = await import('./send-entry.ts')
  const document = { kind: 'pdf', pages: null } as const
  const known = { userId: 1, tripId: 9, source: 'import', photo, document } as const
  const entry = newEntry({ ...known, ...over })
  const bytes = new Uint8Array([1, 2, 3]).buffer
  await storeEntry(entry, entry.isRemote ? null : { id: entry.id, bytes, type: photo.type })
  return {
    id: entry.id,
    now: () => findEntry(entry.id),
    read: (watch?: Parameters<typeof readEntry>[1]) => readEntry(entry.id, watch),
    send: () => sendEntry(entry.id),
  }
}

test('a document is read by the server from its own bytes, and its pages are known then', async () => {
  const sent = answerUploads({ processDocument: () => ({ body: processed }) })
  const readHere = vi.fn()
  const phone = { placesFor: () => ['here' as const], whyWaiting: () => 'Waits', readHere }
  const document = await kept()
  expect(await document.read({ phone })).toBe('read')
  expect(readHere).not.toHaveBeenCalled()
  const file = sent.of('processDocument')[0]?.get('document')
  expect(file instanceof File && (await file.bytes())).toEqual(new Uint8Array([1, 2, 3]))
  expect(file instanceof File && file.name).toBe('bill.pdf')
  expect(sent.of('processDocument')[0]?.get('image')).toBeNull()
  const entry = await document.now()
  expect(entry).toMatchObject({
    uploadId: 'u1',
    reading: { vendor: 'Hotel', readFrom: 'text' },
    document: { kind: 'pdf', pages: 2, firstPage: 1, sizes: [page, page] },
  })
  expect(entry?.reading).not.toHaveProperty('document')
})

test('without a network it waits in its own words, and is read when there is one', async () => {
  let isOnline = false
  answerUploads({ processDocument: () => (isOnline ? { body: processed } : 'no-network') })
  const document = await kept()
  expect(await document.read()).toBe('waiting')
  const readingProblem = {
    message: 'Read when you are online',
    isFinal: false,
    isWaiting: true,
  }
  expect(await document.now()).toMatchObject({ reading: null, readingProblem })
  isOnline = true
  expect(await document.read()).toBe('read')
  expect(await document.now()).toMatchObject({ readingProblem: null })
})

test('one that is not taken says why, and is not tried again', async () => {
  const body = { code: 'DOCUMENT_REFUSED', message: 'This PDF asks.', problem: 'password' }
  answerUploads({ processDocument: () => ({ status: 422, body }) })
  const document = await kept()
  expect(await document.read()).toBe('failed')
  const readingProblem = { message: 'This PDF asks.', isFinal: true, refusal: 'password' }
  expect(await document.now()).toMatchObject({ readingProblem })
})

test('it is saved by the name that the server has for it', async () => {
  const sent = answerUploads({ save: saved })
  const document = await kept({ state: 'sending', form, uploadId: 'u1' })
  expect(await document.send()).toMatchObject({ kind: 'saved' })
  const [fields] = sent.of('save')
  expect(fields?.get('uploadId')).toBe('u1')
  expect(fields?.get('photoHash')).toBe(sha256)
  expect(fields?.get('document')).toBeNull()
  expect(await document.now()).toMatchObject({ isSent: true })
})

test('and with the file where the server never had it, or has forgotten it', async () => {
  const gone = { status: 409, body: { code: 'UPLOAD_GONE', message: 'Gone' } }
  const sent = answerUploads({ save: (fields) => (fields.get('uploadId') ? gone : saved(fields)) })
  for (const uploadId of [null, 'u1']) {
    const document = await kept({ state: 'sending', form, uploadId })
    expect(await document.send()).toMatchObject({ kind: 'saved' })
    const file = sent.of('save').at(-1)?.get('document')
    expect(file instanceof File && (await file.bytes())).toEqual(new Uint8Array([1, 2, 3]))
    expect(sent.of('save').at(-1)?.get('image')).toBeNull()
  }
})

test('one that was filled in by hand and is refused when it is sent goes back to its owner', async () => {
  const body = { code: 'DOCUMENT_REFUSED', message: 'It is cut off.', problem: 'damaged' }
  answerUploads({ save: () => ({ status: 422, body }) })
  const document = await kept({ state: 'sending', form })
  expect(await document.send()).toMatchObject({ kind: 'refused' })
  const problem = { code: 'DOCUMENT_REFUSED', message: 'It is cut off.', refusal: 'damaged' }
  expect(await document.now()).toMatchObject({ state: 'refused', problem })
})

const remote = {
  isRemote: true,
  uploadId: '0c9f8c8e-0000-4000-8000-000000000001',
  photo: { ...photo, sha256: '' },
} satisfies Partial<Entry>
const readCall = `/api/uploads/${remote.uploadId}/read`

test('an upload on the server is read there, and nothing is sent', async () => {
  const document = { ...processed.document, firstPage: 2, pages: [page] }
  const fetch = answer({
    [`POST ${readCall}`]: () => ({ body: { ...processed, uploadId: remote.uploadId, document } }),
  })
  const part = await kept(remote)
  expect(await part.read()).toBe('read')
  expect(sentTo(readCall, fetch)).toEqual({ tripId: 9 })
  expect(await part.now()).toMatchObject({
    uploadId: remote.uploadId,
    document: { pages: 1, firstPage: 2 },
  })
})

test('it is saved by its name alone, without the hash that its other parts have too', async () => {
  const sent = answerUploads({ save: saved })
  const part = await kept({ ...remote, state: 'sending', form })
  expect(await part.send()).toMatchObject({ kind: 'saved' })
  expect([...(sent.of('save')[0]?.keys() ?? [])]).not.toContain('photoHash')
})

test.each([
  ['mail', 'This email was deleted or saved elsewhere.'],
  ['import', 'These pages were deleted or saved elsewhere.'],
] as const)('where it is gone from there, that is the last word (%s)', async (source, message) => {
  const gone = { status: 409, body: { code: 'UPLOAD_GONE', message: 'Gone' } } as const
  const sent = answerUploads({ save: () => gone })
  answer({ [`POST ${readCall}`]: () => gone })
  const checked = await kept({ ...remote, source, state: 'sending', form })
  expect(await checked.send()).toMatchObject({ kind: 'refused' })
  expect(sent.of('save')).toHaveLength(1)
  expect(await checked.now()).toMatchObject({ state: 'refused', problem: { message } })
  const unread = await kept({ ...remote, source })
  expect(await unread.read()).toBe('failed')
  expect(await unread.now()).toMatchObject({ readingProblem: { message, isFinal: true } })
})
