import { createLocalReader } from '@quittance/receipt-reader'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { post } from '#test/receipts.ts'
import { newTrip } from '#test/trips.ts'
import { adaptReader } from './reading/adapt-reader.ts'

const receipt = [
  '# Gasthaus Linde',
  'Lindenallee 4, 10115 Berlin',
  'Datum: 02.03.2026 13:05|',
  ...Array.from({ length: 6 }, (_, index) => `Tagesteller ${index + 1}|3,00`),
  'Summe EUR|18,00',
  'Girocard|18,00',
]

let begun = 0
const local = createLocalReader({ threads: 1, timeLimitMs: 280_000 })
afterAll(() => local.close())
const { read } = adaptReader(local)
const product = await createTestApp({
  reader: {
    read: (...args) => {
      begun += 1
      return read(...args)
    },
  },
})
const { browser } = await newTrip(product, { name: 'Berlin' })
const photo = await layOnTable(await drawRows(receipt))
// The models are loaded now, so every pending photo is being read.
await local.read(photo)

test('calls are answered while three photos are being read', async () => {
  let pending = 3
  const readings = [1, 2, 3].map(async () => {
    const response = await post(browser, '/api/receipts/process', { image: photo })
    pending -= 1
    return response
  })
  await expect.poll(() => begun).toBe(1)

  for (let call = 0; call < 20; call += 1) {
    const response = await browser.call('GET /api/trips/all')
    expect(response.json()).toMatchObject([{ name: 'Berlin' }])
  }
  expect(pending).toBeGreaterThan(0)

  for (const reading of await Promise.all(readings)) {
    expect(reading.statusCode).toBe(200)
    expect(reading.json()).toMatchObject({ date: '2026-03-02', amount: '18.00' })
  }
})
