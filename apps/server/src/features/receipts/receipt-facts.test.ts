import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { lunch, save } from '#test/receipts.ts'
import { createTrip, newTraveller } from '#test/trips.ts'

const printed = { currency: 'CHF', amount: '1250000.50' }
const tax = {
  lines: [{ rate: 8.1, net: '44.31', tax: '3.59', gross: '47.90' }],
  vatNumber: 'CHE123456788',
}

let product: TestApp
let traveller: Awaited<ReturnType<typeof newTraveller>>
let tripId: number
beforeAll(async () => {
  product = await createTestApp()
  traveller = await newTraveller(product)
  tripId = (await createTrip(traveller.browser)).id
})
afterAll(() => product.close())

test('keeps what the card was charged, what is printed and what it says of taxes', async () => {
  const facts = { cardAmount: '47.11', printed: JSON.stringify(printed), tax: JSON.stringify(tax) }
  const saved = await save(traveller.browser, tripId, facts)
  expect(saved.statusCode).toBe(201)
  const { id } = saved.json()
  expect(await read(id)).toMatchObject({ cardAmount: '47.11', printed, tax })

  await edit(id, { notes: 'changed' })
  expect(await read(id)).toMatchObject({ notes: 'changed', cardAmount: '47.11', printed, tax })

  const other = { ...tax, lines: [] }
  await edit(id, { cardAmount: null, printed: null, tax: other })
  expect(await read(id)).toMatchObject({ cardAmount: null, printed: null, tax: other })
})

test.each([
  ['a card charged nothing', { cardAmount: '0' }, 'Amount must be more than 0'],
  ['a card charged in words', { cardAmount: 'ten' }, 'Amount must be more than 0'],
  ['half of what is printed', { printed: '{"currency":"CHF"}' }, 'printed amount'],
  ['no currency', { printed: '{"currency":"Fr.","amount":"1.00"}' }, 'printed amount'],
  ['a negative print', { printed: '{"currency":"CHF","amount":"-1"}' }, 'printed amount'],
  ['no JSON', { tax: '{' }, 'tax lines'],
  [
    'too many tax lines',
    { tax: JSON.stringify({ ...tax, lines: Array(21).fill(tax.lines[0]) }) },
    'tax lines',
  ],
])('refuses %s', async (_what, parts, message) => {
  const response = await save(traveller.browser, tripId, parts)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain(message)
})

test('letters that no workbook can hold are left out of the tax lines', async () => {
  const odd = {
    lines: [{ rate: null, net: '1\u0000', tax: '2\ud800', gross: '3' }],
    vatNumber: 'X\u0001',
  }
  const { id } = (await save(traveller.browser, tripId, { tax: JSON.stringify(odd) })).json()
  expect((await read(id)).tax).toEqual({
    lines: [{ rate: null, net: '1', tax: '2\ufffd', gross: '3' }],
    vatNumber: 'X',
  })
})

async function read(id: number) {
  return (await traveller.browser.call(`GET /api/receipts/${id}`)).json()
}

async function edit(id: number, changes: object) {
  const response = await traveller.browser.call(`PUT /api/receipts/${id}`, { ...lunch, ...changes })
  expect(response.statusCode).toBe(200)
}
