import { ownerHeader } from '@quittance/contract/owner-header'
import { beforeEach, expect, test, vi } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { startOnNewDevice } from '#test/device.ts'
import { typedForm as form, photoFacts as photo } from '#test/entries.ts'
import { answerUploads } from '#test/uploads.ts'

beforeEach(startOnNewDevice)

async function checkedEntry(over: object = {}) {
  const store = await import('#offline/store/entries.ts')
  const { sendEntry } = await import('./send-entry.ts')
  const { sendWaiting } = await import('./send-waiting.ts')
  const known = { userId: 1, tripId: 9, source: 'camera', photo } as const
  const entry = newEntry({ ...known, state: 'sending', form, ...over })
  const bytes = new Uint8Array([1, 2, 3]).buffer
  await store.storeEntry(entry, { id: entry.id, bytes, type: 'image/jpeg' })
  return { ...store, entry, sendEntry, sendWaiting }
}

const saved = (sent: FormData, over: object = {}) => ({
  status: 201,
  body: { ...form, notes: null, id: 5, tripId: 9, clientId: sent.get('clientId'), ...over },
})

test('what the answer names is sent, and stays with its photo for a list to hold it', async () => {
  const sent = answerUploads({ save: (fields) => saved(fields) })
  const { entry, sendEntry, sendWaiting, findEntry, photoOf } = await checkedEntry()
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved', receipt: { id: 5 } })
  const [fields] = sent.of('save')
  expect(fields?.get('clientId')).toBe(entry.id)
  expect(fields?.get('photoHash')).toBe(photo.sha256)
  expect(fields?.get('via')).toBe('camera')
  expect(fields?.has('readOnPhone')).toBe(false)
  const image = fields?.get('image')
  expect(image instanceof File && (await image.bytes())).toEqual(new Uint8Array([1, 2, 3]))
  expect(await findEntry(entry.id)).toMatchObject({ isSent: true })
  expect(await photoOf(entry.id)).toBeDefined()
  expect(await sendWaiting(1)).toBe('done')
  expect(sent.of('save')).toHaveLength(1)
})

const facts = {
  cardAmount: '3.05',
  printed: { currency: 'CHF', amount: '3.20' },
  tax: { lines: [{ rate: '8.1', net: '2.96', tax: '0.24' }], vatNumber: '' },
}
const savedFacts = {
  cardAmount: '3.05',
  printed: { amount: '3.20', currency: 'CHF' },
  tax: { vatNumber: null, lines: [{ gross: '3.20', net: '2.96', tax: '0.24', rate: 8.1 }] },
}

test('the card’s amount, what is printed, taxes, who paid and what for go along, and are not sent again where the server has them', async () => {
  const details = { project: 'Apollo', attendees: '', guests: 3, isBillable: false, number: '' }
  const known = { ...savedFacts, paidBy: 'company', details }
  const sent = answerUploads({ save: (fields) => saved(fields, known) })
  const put = vi.fn()
  vi.stubGlobal('fetch', put)
  const { entry, sendEntry } = await checkedEntry({
    form: { ...form, ...facts, paidBy: 'company', details: { ...details, guests: '3' } },
  })
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved' })
  const [fields] = sent.of('save')
  expect(fields?.get('cardAmount')).toBe('3.05')
  expect(fields?.get('paidBy')).toBe('company')
  for (const name of ['printed', 'tax', 'details'] as const) {
    expect(JSON.parse(fields?.get(name) as string)).toEqual(known[name])
  }
  expect(put).not.toHaveBeenCalled()
})

const items = [
  { name: 'Coffee', quantity: 2, price: '5.00' },
  { name: 'Happy hour', quantity: null, price: '-1.80' },
]
const itemTexts = [
  { name: 'Coffee', quantity: '2', price: '5.00' },
  { name: 'Happy hour', quantity: '', price: '-1.80' },
]

test('items go along as they were put right, also where all were removed', async () => {
  const sent = answerUploads({ save: (fields) => saved(fields, { items }) })
  const reading = { items: [{ name: 'Misread', quantity: 1, price: '9.99' }] }
  const { entry, sendEntry } = await checkedEntry({ form: { ...form, items: itemTexts }, reading })
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved' })
  expect(JSON.parse(sent.of('save')[0]?.get('metadata') as string)).toEqual(items)
  const removed = await checkedEntry({ form: { ...form, items: [] }, reading })
  answerUploads({ save: (fields) => saved(fields) })
  expect(await removed.sendEntry(removed.entry.id)).toMatchObject({ kind: 'saved' })
})

test('a form of an earlier version has no items: those that were read go along, with what the phone read', async () => {
  const sent = answerUploads({ save: (fields) => saved(fields, { items }) })
  const put = vi.fn()
  vi.stubGlobal('fetch', put)
  const { entry, sendEntry } = await checkedEntry({ reading: { items, amount: '9.20' } })
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved' })
  const [fields] = sent.of('save')
  expect(JSON.parse(fields?.get('metadata') as string)).toEqual(items)
  expect(JSON.parse(fields?.get('readOnPhone') as string)).toEqual({ amount: '9.20' })
  expect(put).not.toHaveBeenCalled()
})

test('a response that names another entry, or none, keeps it', async () => {
  answerUploads({ save: (fields) => saved(fields, { clientId: null }) })
  const { entry, sendEntry, findEntry } = await checkedEntry()
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'later' })
  expect(await findEntry(entry.id)).toMatchObject({ state: 'sending', isPerhapsSaved: true })
})

test.each([
  ['no network', 'no-network', 'later', 'sending'],
  ['a server in trouble', { status: 503, body: { message: 'Busy' } }, 'later', 'sending'],
  ['too many calls', { status: 429, body: { message: 'Wait' } }, 'later', 'sending'],
  ['no session', answer(401, 'UNAUTHENTICATED'), 'signed-out', 'sending'],
  ['a wrong field', answer(400, 'VALIDATION'), 'refused', 'refused'],
  ['a finalized trip', answer(409, 'WRONG_STATE'), 'refused', 'refused'],
  ['a full quota', answer(403, 'STORAGE_FULL'), 'refused', 'refused'],
] as const)('%s keeps it on the device', async (_name, reply, kind, state) => {
  answerUploads({ save: () => reply })
  const { entry, sendEntry, findEntry, photoOf } = await checkedEntry()
  expect((await sendEntry(entry.id)).kind).toBe(kind)
  expect(await findEntry(entry.id)).toMatchObject({ state })
  expect(await photoOf(entry.id)).toBeDefined()
})

test('Truth 1: one that was saved and deleted since stays with its photo, and asks its owner', async () => {
  answerUploads({ save: () => answer(410, 'GONE_RECEIPT') })
  const { entry, sendEntry, findEntry, photoOf } = await checkedEntry()
  expect((await sendEntry(entry.id)).kind).toBe('deleted')
  expect(await findEntry(entry.id)).toMatchObject({
    state: 'refused',
    problem: { message: 'This receipt was deleted. Keep it or discard it?' },
  })
  expect(await photoOf(entry.id)).toBeDefined()
})

test('Truth 1: after a lost answer the server is asked before the photo goes once more', async () => {
  const sent = answerUploads({ save: (fields) => saved(fields) })
  const { entry, sendEntry, findEntry } = await checkedEntry({ isPerhapsSaved: true })
  const receipt = { ...form, notes: null, id: 5, tripId: 9, clientId: entry.id }
  const calls = vi.fn(async (_path: string) => Response.json({ receipt }))
  vi.stubGlobal('fetch', calls)
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved', receipt: { id: 5 } })
  expect(calls.mock.calls.map(([path]) => path)).toEqual([`/api/receipts/saved/${entry.id}`])
  expect(sent.of('save')).toEqual([])
  expect(await findEntry(entry.id)).toMatchObject({ isSent: true })
})

test.each([{ amount: '9.99' }, { cardAmount: '3.00' }])(
  'what was changed after an answer was lost is brought up to date: it was %o',
  async (older) => {
    const known = { ...savedFacts, ...older }
    answerUploads({ save: (fields) => ({ ...saved(fields, known), status: 200 }) })
    const calls = vi.fn(async (_path: string, _init: RequestInit) =>
      Response.json({ receipt: null }),
    )
    vi.stubGlobal('fetch', calls)
    const typed = { isPerhapsSaved: true, form: { ...form, ...facts } }
    const { entry, sendEntry, findEntry } = await checkedEntry(typed)
    expect((await sendEntry(entry.id)).kind).toBe('saved')
    const [path, init] = calls.mock.calls.at(-1) ?? []
    expect(path).toBe('/api/receipts/5')
    const sent = { vendor: 'Kiosk', amount: '3.20', ...savedFacts }
    expect(JSON.parse(init?.body as string)).toMatchObject(sent)
    expect(await findEntry(entry.id)).toMatchObject({ isSent: true })
  },
)

test('what is typed while it is on its way is saved too', async () => {
  const answerNow = Promise.withResolvers<void>()
  answerUploads({ save: (fields) => answerNow.promise.then(() => saved(fields)) })
  const puts = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', puts)
  const { entry, sendEntry, changeEntry } = await checkedEntry()
  const sending = sendEntry(entry.id)
  await changeEntry(entry.id, (kept) => ({ ...kept, form: { ...form, vendor: 'Kiosk am Zoo' } }))
  answerNow.resolve()
  expect((await sending).kind).toBe('saved')
  expect(JSON.parse(puts.mock.calls[0]?.[1].body as string)).toMatchObject({
    vendor: 'Kiosk am Zoo',
  })
})

test('only reviewed entries of the owner are sent', async () => {
  const sent = answerUploads({ save: (fields) => saved(fields) })
  const { sendWaiting, entriesOf } = await checkedEntry({ state: 'checking' })
  await checkedEntryOf(2)
  expect(await sendWaiting(1)).toBe('done')
  expect(sent.of('save')).toEqual([])
  expect(await entriesOf(1)).toHaveLength(1)
  expect(await entriesOf(2)).toHaveLength(1)
})

test('without a network the others are not tried either; a server in trouble may take another', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ receipt: null }))
  const { entry, sendWaiting } = await checkedEntry()
  await checkedEntryOf(1)
  const silent = answerUploads({ save: () => 'no-network' })
  expect(await sendWaiting(1)).toBe('later')
  expect(silent.of('save')).toHaveLength(1)
  const troubled = answerUploads({
    save: (fields) =>
      fields.get('clientId') === entry.id ? { status: 500, body: {} } : saved(fields),
  })
  expect(await sendWaiting(1)).toBe('later')
  expect(troubled.of('save')).toHaveLength(2)
})

test('twenty at once are one call', async () => {
  const answerNow = Promise.withResolvers<void>()
  const sent = answerUploads({ save: (fields) => answerNow.promise.then(() => saved(fields)) })
  const { entry, sendEntry } = await checkedEntry()
  const tries = Array.from({ length: 20 }, () => sendEntry(entry.id))
  await expect.poll(() => sent.of('save').length).toBe(1)
  answerNow.resolve()
  const outcomes = (await Promise.all(tries)).map(({ kind }) => kind)
  expect(outcomes.filter((kind) => kind === 'saved')).toHaveLength(1)
  expect(sent.of('save')).toHaveLength(1)
})

async function checkedEntryOf(userId: number) {
  const { storeEntry } = await import('#offline/store/entries.ts')
  const known = { userId, tripId: 9, source: 'manual', photo: null } as const
  await storeEntry(newEntry({ ...known, state: 'sending', form }), null)
}

function answer(status: number, code: string) {
  return { status, body: { message: code, code } }
}

const othersSession = {
  status: 409,
  body: { message: 'Somebody else is signed in now.', code: 'OTHER_USER' },
}

test('Truth 2: every send names its owner, and under the session of another it waits for them', async () => {
  const sent = answerUploads({ save: () => othersSession, process: () => othersSession })
  const { entry, sendWaiting, findEntry, photoOf } = await checkedEntry()
  const other = await checkedEntry({ state: 'checking' })
  const { readEntry } = await import('./read-entry.ts')
  expect(await sendWaiting(1)).toBe('signed-out')
  expect(await readEntry(other.entry.id)).toBe('signed-out')
  expect(sent.headers().map((headers) => headers.get(ownerHeader))).toEqual(['1', '1'])
  expect(await findEntry(entry.id)).toMatchObject({ state: 'sending', problem: null })
  expect(await findEntry(other.entry.id)).toMatchObject({ state: 'checking', readingProblem: null })
  expect(await photoOf(entry.id)).toBeDefined()
})

test('Truth 2: what is put in order after a lost answer names its owner too', async () => {
  const put = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', put)
  answerUploads({ save: (fields) => saved(fields, { vendor: 'Older' }) })
  const { entry, sendEntry } = await checkedEntry()
  expect(await sendEntry(entry.id)).toMatchObject({ kind: 'saved' })
  expect(put.mock.calls[0]?.[1].headers).toMatchObject({ [ownerHeader]: '1' })
})

test('Truth 3: a proxy without its server counts as no network: it waits, and no word of it is kept', async () => {
  answerUploads({ save: () => ({ html: '<h1>503 Service Unavailable</h1>' }) })
  const { entry, sendWaiting, findEntry } = await checkedEntry()
  expect(await sendWaiting(1)).toBe('later')
  expect(await findEntry(entry.id)).toMatchObject({ state: 'sending', problem: null })
})
