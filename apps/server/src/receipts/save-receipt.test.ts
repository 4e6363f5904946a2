import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { receipts, trips } from '#db/schema.ts'
import { answerOf, createTestApp, useTestApp } from '#test/app.ts'
import { photo, placeholder } from '#test/images.ts'
import { formOf, leftovers, lunch, post, save } from '#test/receipts.ts'
import { addTrip, newTrip } from '#test/trips.ts'

const product = await useTestApp()
const { browser, userId, id: tripId } = await newTrip(product)
const image = await photo().jpeg().toBuffer()

test('saves the fields and the image, and leaves nothing behind', async () => {
  const items = [{ name: 'Wiener Schnitzel', quantity: 1, price: '22.50' }]
  const response = await save(browser, tripId, { image, metadata: JSON.stringify(items) })
  expect(response.statusCode).toBe(201)
  const saved = response.json()
  expect(saved).toEqual({
    id: expect.any(Number),
    tripId,
    ...lunch,
    items,
    hasImage: true,
    imageVersion: expect.any(String),
    clientId: null,
    photoHash: null,
    cardAmount: null,
    printed: null,
    tax: null,
    paidBy: 'traveller',
    details: null,
    document: null,
  })
  const shown = await browser.call(`GET /api/receipts/${tripId}/${saved.id}/image`)
  expect(shown.headers['content-type']).toBe('image/jpeg')
  expect((await leftovers(product)).uploads).toBe(0)
})

test('the row knows the size of the stored image, which is not that of the upload', async () => {
  const upload = await photo().png().toBuffer()
  const { id } = (await save(browser, tripId, { image: upload })).json()
  const shown = await browser.call(`GET /api/receipts/${tripId}/${id}/image`)
  expect(await rowOf(id)).toMatchObject({ imageBytes: shown.rawPayload.length })
  expect(shown.rawPayload.length).not.toBe(upload.length)

  const manual = (await save(browser, tripId, { image: placeholder })).json()
  expect(await rowOf(manual.id)).toMatchObject({ imageBytes: null })
})

test('what was hard to read is kept as such until someone has saved the form again', async () => {
  const { id } = (await save(browser, tripId, { image, unconfirmed: 'date,amount,date' })).json()
  expect(await rowOf(id)).toMatchObject({ unconfirmed: ['date', 'amount'] })
  expect((await browser.call(`PUT /api/receipts/${id}`, lunch)).statusCode).toBe(200)
  expect(await rowOf(id)).toMatchObject({ unconfirmed: [] })
  expect((await save(browser, tripId, { image, unconfirmed: 'date,colour' })).statusCode).toBe(400)
})

test('a manual receipt: an ISO timestamp, a placeholder for an image or none, no category or notes', async () => {
  const { stored } = await leftovers(product)
  const response = await post(browser, '/api/receipts', {
    tripId: String(tripId),
    vendor: ' Left luggage ',
    date: '2026-03-04T09:30:00.000Z',
    amount: '12.5',
    currency: 'GBP',
    image: placeholder,
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    vendor: 'Left luggage',
    date: '2026-03-04',
    amount: '12.50',
    category: 'other',
    notes: null,
    items: null,
    hasImage: false,
  })
  expect((await leftovers(product)).stored).toBe(stored)
  expect((await answerOf(save(browser, tripId), 201)).hasImage).toBe(false)
})

test('text that no database or workbook could hold is cleaned, not refused', async () => {
  const metadata = '[{"name":"Soup\\u0000\\ud800"}]'
  const response = await save(browser, tripId, { vendor: 'Caf\u0000é\u0007', metadata })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({ vendor: 'Café', items: [{ name: 'Soup\ufffd' }] })
  const empty = await save(browser, tripId, { vendor: '\u0000' })
  expect(empty.json().message).toBe('Vendor is required')
})

test.each<[string, Record<string, string | Buffer>, string]>([
  ['no vendor', { vendor: ' ' }, 'Vendor is required'],
  ['an endless vendor', { vendor: 'x'.repeat(301) }, 'at most 300'],
  ['a day that never was', { date: '2026-02-30' }, 'Please enter a valid date'],
  ['no amount', { amount: '' }, 'Amount is required'],
  ['a third decimal', { amount: '1.005' }, 'Amount must be at most'],
  ['too much', { amount: '10000000' }, 'Amount must be at most'],
  ['an unknown currency', { currency: 'XXX' }, 'Please select a currency'],
  ['an unknown category', { category: 'yachts' }, 'Please select a category'],
  ['endless notes', { notes: 'x'.repeat(2001) }, 'at most 2000'],
  ['a trip that is no number', { tripId: 'x' }, 'Invalid trip ID'],
  ['metadata that is no JSON', { metadata: '{' }, 'The line items are not in the expected form'],
  ['metadata of another form', { metadata: '{}' }, 'The line items are not in the expected form'],
  ['a field beyond any limit', { notes: 'x'.repeat(1_000_001) }, 'The field "notes" is too long.'],
  ['an unknown field', { isPaid: 'yes' }, 'The form has an unknown field: "isPaid".'],
  ['a file under another name', { attachment: image }, 'an unknown field: "attachment".'],
  ['a reserved name', { constructor: 'x' }, 'The form could not be read.'],
  [
    'an image sent as text',
    { image: 'data:image/png;base64,' },
    'The image must be sent as a file.',
  ],
])('refuses %s', async (_name, change, message) => {
  const before = await leftovers(product)
  const response = await answerOf(save(browser, tripId, change), 400)
  expect(response).toMatchObject({ code: 'VALIDATION' })
  expect(response.message).toContain(message)
  expect(await leftovers(product)).toEqual(before)
})

const whole: [string, string | Buffer][] = [
  ...Object.entries({ ...lunch, tripId: String(tripId) }),
  ['image', image],
]

describe('a form that is', () => {
  test.each<[string, [string, string | Buffer][], string]>([
    ['empty', [], 'Vendor is required'],
    ['without a trip', Object.entries(lunch), 'Invalid trip ID'],
    ['endless', Array.from({ length: 30 }, (_, n) => [`field${n}`, 'x']), 'unknown field'],
    ['with two images', [...whole, ['image', image]], 'Please send one image only.'],
    ['repetitive', Array.from({ length: 30 }, () => ['vendor', 'x']), 'was sent twice'],
  ])('%s', async (_name, parts, message) => {
    const before = await leftovers(product)
    expect((await answerOf(post(browser, '/api/receipts', parts), 400)).message).toContain(message)
    expect(await leftovers(product)).toEqual(before)
  })

  test.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="v',
      400,
    ],
    ['without a boundary', 'multipart/form-data', 'x', 400],
    ['JSON', 'application/json', '{}', 415],
    ['nothing', 'multipart/form-data; boundary=x', '', 400],
  ])('%s', async (_name, type, payload, status) => {
    const response = await browser.call('POST /api/receipts', undefined, {
      payload,
      headers: { 'content-type': type },
    })
    expect(response.statusCode).toBe(status)
  })

  test('not there at all', async () => {
    const response = await answerOf(browser.call('POST /api/receipts'), 400)
    expect(response.message).toBe('The form could not be read.')
  })

  test('carrying a file name that points elsewhere', async () => {
    const name = '../../../../tmp/quittance-\r\nevil\u0000.jpg'
    const response = await save(browser, tripId, {
      image: { bytes: image, name, type: 'text/html' },
    })
    expect(response.statusCode).toBe(201)
    expect((await rowOf(response.json().id))?.imageKey).toMatch(/^\d+\/[0-9a-f-]{36}\.jpg$/)
  })

  test('no other call takes one', async () => {
    const form = await formOf({ email: 'a@example.com', password: 'x' })
    expect((await browser.call('POST /api/auth/login', undefined, form)).statusCode).toBe(415)
  })
})

describe('the trip must be', () => {
  test("there and one's own", async () => {
    const theirs = await newTrip(product)
    const before = await leftovers(product)
    for (const id of [theirs.id, 2_147_483_647]) {
      const response = await answerOf(save(browser, id, { image }), 404)
      expect(response).toEqual({ message: 'Trip not found', code: 'NOT_FOUND' })
    }
    expect(await leftovers(product)).toEqual(before)
  })

  test.each([
    ['finalized', 'This trip is finalized. Re-open it to change its receipts.'],
    ['archived', 'This trip is archived. Restore it to change its receipts.'],
  ] as const)('open, not %s', async (status, message) => {
    const { id: closed } = await addTrip(product, userId, { status })
    const before = await leftovers(product)
    const response = await answerOf(save(browser, closed, { image }), 409)
    expect(response).toEqual({ message, code: 'WRONG_STATE' })
    expect(await leftovers(product)).toEqual(before)
  })

  test('open until the row is written: a trip finalized meanwhile keeps its total', async () => {
    const { id: closing } = await addTrip(product, userId)
    const before = await leftovers(product)
    const saving = product.db.transaction(async (tx) => {
      await tx.update(trips).set({ status: 'finalized' }).where(eq(trips.id, closing))
      // Saving sees the trip open, stores its image, then waits for this transaction.
      const response = save(browser, closing, { image })
      await expect.poll(async () => (await leftovers(product)).stored).toBe(before.stored + 2)
      return { response }
    })
    const { response } = await saving
    expect((await response).statusCode).toBe(409)
    expect(await leftovers(product)).toEqual(before)
  })
})

test('signed out: 401 before the form is read', async () => {
  for (const path of ['/api/receipts', '/api/receipts/process']) {
    expect((await post(product.client(), path, { image })).statusCode).toBe(401)
  }
  expect((await leftovers(product)).uploads).toBe(0)
})

test('when the row cannot be written, the stored image goes again', async () => {
  const other = await createTestApp()
  const traveller = await newTrip(other)
  const { storage } = other
  const put = storage.put
  // The trip is deleted while the image is being stored.
  storage.put = async (...stored) => {
    await put(...stored)
    await other.db.delete(trips)
  }
  expect((await save(traveller.browser, traveller.id, { image })).statusCode).toBe(404)
  expect(await leftovers(other)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

test('when the store fails, nothing is saved and the sender is asked to retry', async () => {
  const other = await createTestApp()
  const traveller = await newTrip(other)
  const { storage } = other
  const put = storage.put
  storage.put = async (key, ...rest) => {
    if (key.includes('thumbnail')) throw new Error('The disk is full.')
    await put(key, ...rest)
  }
  const response = await save(traveller.browser, traveller.id, { image })
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('disk')
  expect(await leftovers(other)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

async function rowOf(id: number) {
  const [row] = await product.db.select().from(receipts).where(eq(receipts.id, id))
  return row
}
