import { applyRememberedVendor } from '@quittance/contract/vendor-memory'
import { expect, test } from 'vitest'
import { type TestClient, useTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { post } from '#test/receipts.ts'
import { newTrip } from '#test/trips.ts'
import { nothingRead, type ReceiptReader } from './reading/reader.ts'

const image = await photo().jpeg().toBuffer()
let printed: string
const reader: ReceiptReader = {
  read: async () => ({
    ...nothingRead,
    vendor: printed,
    confidence: { ...nothingRead.confidence, vendor: 0.4 },
  }),
}
const product = await useTestApp({ reader })

test('a vendor that was renamed and put into a category is read that way the next time, a photo without one teaches nothing', async () => {
  const { browser, id: tripId } = await newTrip(product)
  await save(browser, tripId, { readVendor: 'CAFE NER0 LTD', vendor: 'Caffè Nero' })
  const reading = await read(browser, 'Cafe Ner0 Ltd.')
  expect(reading).toMatchObject({
    vendor: 'Caffè Nero',
    category: 'coffee',
    readVendor: 'Cafe Ner0 Ltd.',
    confidence: { vendor: 0.97, category: 0.97 },
  })
  await save(browser, tripId, { readVendor: ' - ', vendor: 'Kiosk' })
  expect(await read(browser, '')).toMatchObject({ vendor: '', category: 'other' })
})

test('the last correction counts, also one made later on the saved receipt', async () => {
  const { browser, id: tripId } = await newTrip(product)
  const receipt = { readVendor: 'BRGR', vendor: 'Burger' }
  await save(browser, tripId, receipt)
  const saved = (await save(browser, tripId, { ...receipt, vendor: 'Burgers' })).json()
  expect(await read(browser, 'BRGR')).toMatchObject({ vendor: 'Burgers' })
  await browser.call(`PUT /api/receipts/${saved.id}`, {
    ...saved,
    vendor: 'Burger Bar',
    category: 'food',
  })
  expect(await read(browser, 'BRGR')).toMatchObject({ vendor: 'Burger Bar', category: 'food' })
  expect(await read(browser, 'burgers')).toMatchObject({ vendor: 'Burger Bar', category: 'food' })
})

test('what one user corrected does not affect another', async () => {
  const { browser, id: tripId } = await newTrip(product)
  await save(browser, tripId, { readVendor: 'HOTEL X', vendor: 'Hotel Xenia' })
  const other = await newTrip(product)
  const reading = await read(other.browser, 'HOTEL X')
  expect(reading).toMatchObject({ vendor: 'HOTEL X', category: 'other' })
  expect(reading).not.toHaveProperty('readVendor')
})

test('remembered vendors are returned to their owner only, so that a phone reads the same', async () => {
  const { browser, id: tripId } = await newTrip(product)
  await save(browser, tripId, { readVendor: 'CAFE NER0 LTD', vendor: 'Caffè Nero' })
  const other = await newTrip(product)
  await save(other.browser, other.id, { readVendor: 'HOTEL X', vendor: 'Hotel Xenia' })
  const answer = await browser.call('GET /api/receipts/vendors')
  expect(answer.json()).toEqual([
    { readAs: 'CAFENER0LTD', vendor: 'Caffè Nero', category: 'coffee' },
  ])
  expect(await read(browser, 'Cafe Ner0 Ltd.')).toMatchObject(
    applyRememberedVendor({ ...nothingRead, vendor: 'Cafe Ner0 Ltd.' }, answer.json()[0]),
  )
})

test('and never more than a phone has use for: those that were saved last', async () => {
  const { browser, id: tripId } = await newTrip(product)
  await product.pool.query(
    `insert into vendor_memory (user_id, read_as, vendor, category)
     select t.user_id, 'V' || n, 'Vendor', 'other' from trips t, generate_series(1, 2001) n where t.id = $1`,
    [tripId],
  )
  await save(browser, tripId, { readVendor: '寿司', vendor: 'Sushi' })
  await save(browser, tripId, { readVendor: 'ZZ', vendor: 'Last' })
  const vendors = (await browser.call('GET /api/receipts/vendors')).json()
  expect(vendors).toHaveLength(2000)
  expect(vendors.slice(0, 2)).toMatchObject([{ vendor: 'Last' }, { vendor: 'Sushi' }])
})

async function read(browser: TestClient, vendor: string) {
  printed = vendor
  return (await post(browser, '/api/receipts/process', { image })).json()
}

async function save(browser: TestClient, tripId: number, fields: Record<string, string>) {
  const response = await post(browser, '/api/receipts', {
    image,
    tripId: String(tripId),
    date: '2026-03-02',
    amount: '4.20',
    currency: 'GBP',
    category: 'coffee',
    ...fields,
  })
  expect(response.statusCode).toBe(201)
  return response
}
