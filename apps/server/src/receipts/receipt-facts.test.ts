import { fromMinor } from '@quittance/contract/money'
import { isItemPrice, itemPriceRule, maxItems } from '@quittance/contract/receipt'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { receipts } from '#db/schema.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { lunch, save } from '#test/receipts.ts'
import { createTrip, newTraveller } from '#test/trips.ts'

const printed = { currency: 'CHF', amount: '1250000.50' }
const tax = {
  lines: [{ rate: 8.1, net: '44.31', tax: '3.59', gross: '47.90' }],
  vatNumber: 'CHE123456788',
}

const product = await useTestApp()
const traveller = await newTraveller(product)
const { id: tripId } = await createTrip(traveller.browser)

test('keeps what the card was charged, what is printed and what it says of taxes', async () => {
  const facts = { cardAmount: '47.11', printed: JSON.stringify(printed), tax: JSON.stringify(tax) }
  const { id } = await answerOf(save(traveller.browser, tripId, facts), 201)
  expect(await read(id)).toMatchObject({ cardAmount: '47.11', printed, tax })

  await edit(id, { notes: 'changed' })
  expect(await read(id)).toMatchObject({ notes: 'changed', cardAmount: '47.11', printed, tax })

  const other = { ...tax, lines: [] }
  await edit(id, { cardAmount: null, printed: null, tax: other })
  expect(await read(id)).toMatchObject({ cardAmount: null, printed: null, tax: other })
})

const taxOf = (net: string) =>
  JSON.stringify({ lines: [{ rate: 19, net, tax: '1', gross: '2' }], vatNumber: null })

test.each([
  ['a card charged in words', { cardAmount: 'ten' }, 'Amount must be at most'],
  ['a card charged a third decimal', { cardAmount: '1.005' }, 'Amount must be at most'],
  ['half of what is printed', { printed: '{"currency":"CHF"}' }, 'printed amount'],
  ['no currency', { printed: '{"currency":"Fr.","amount":"1.00"}' }, 'printed amount'],
  ['a print in words', { printed: '{"currency":"CHF","amount":"one"}' }, 'printed amount'],
  ['tax in words', { tax: taxOf('abc') }, 'tax lines'],
  ['tax as a formula', { tax: taxOf('=1+1') }, 'tax lines'],
  ['details of another form', { details: '{"guests":-1}' }, 'details'],
  ['an unknown payer', { paidBy: 'nobody' }, 'Please select who paid'],
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

test('a tax line may lack amounts; letters that no workbook can hold are left out of the VAT number', async () => {
  const odd = {
    lines: [
      { rate: null, net: '1', tax: '2', gross: '3' },
      { rate: 7, net: '', tax: '0.42', gross: '' },
    ],
    vatNumber: 'X\u0001',
  }
  const { id } = (await save(traveller.browser, tripId, { tax: JSON.stringify(odd) })).json()
  expect((await read(id)).tax).toEqual({
    lines: odd.lines,
    vatNumber: 'X',
  })
})

test('an edit puts items right, leaves them as they are, and removes them', async () => {
  const metadata = JSON.stringify([{ name: 'Soup', quantity: 1, price: '7.90' }])
  const { id } = (await save(traveller.browser, tripId, { metadata })).json()
  const items = [
    { name: 'Soup of the day', quantity: 2, price: '15.80' },
    { name: 'Service', quantity: null, price: null },
  ]

  await edit(id, { items })
  expect((await read(id)).items).toEqual(items)
  await edit(id, { notes: 'changed' })
  expect((await read(id)).items).toEqual(items)
  await edit(id, { items: null })
  expect((await read(id)).items).toBeNull()
})

test('refuses more items than a receipt can have', async () => {
  const { id } = (await save(traveller.browser, tripId)).json()
  const items = Array.from({ length: 501 }, () => ({ name: 'Soup', quantity: 1, price: '7.90' }))
  const response = await traveller.browser.call(`PUT /api/receipts/${id}`, { ...lunch, items })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('at most 500 items')
})

/** Escaped as some programs do, which makes it as long as possible. */
const longest = Array.from({ length: maxItems }, (_, index) => ({
  name: String(index).padEnd(300, 'あ'),
  quantity: -2.2250738585072014e-308,
  price: '-12345678901234567.8',
}))
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('あ', String.raw`\u3042`)

test('as many items as there may be, with the longest names, are saved and changed', async () => {
  const metadata = escaped(longest)
  const saved = await answerOf(save(traveller.browser, tripId, { metadata }), 201)
  expect(saved.items).toEqual(longest)

  const items = longest.map((item) => ({ ...item, quantity: 2 }))
  const notes = 'あ'.repeat(2000)
  const vendor = 'あ'.repeat(300)
  const payload = escaped({ ...lunch, vendor, notes, items })
  expect(payload.length).toBeGreaterThan(900_000)
  const response = await traveller.browser.call(`PUT /api/receipts/${saved.id}`, payload, {
    headers: { 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ vendor, notes, items })
})

test.each(['free', '1,50', '--1', '1.234', '1e3', ' ', ''])(
  'an item’s price %j is refused',
  async (price) => {
    const items = [{ name: 'Soup', quantity: 1, price }]
    const saved = await save(traveller.browser, tripId, { metadata: JSON.stringify(items) })
    expect(saved.statusCode).toBe(400)

    const { id } = (await save(traveller.browser, tripId)).json()
    const response = await traveller.browser.call(`PUT /api/receipts/${id}`, { ...lunch, items })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(itemPriceRule)
    expect((await read(id)).items).toBeNull()
  },
)

test('a price that an earlier version let through stays, and no other such is added', async () => {
  const { id } = (await save(traveller.browser, tripId)).json()
  const kept = [{ name: 'Tea', quantity: 1, price: 'free' }]
  await product.db.update(receipts).set({ items: kept }).where(eq(receipts.id, id))

  const items = [...kept, { name: 'Coupon', quantity: 1, price: '-2.5' }]
  await edit(id, { items })
  expect((await read(id)).items).toEqual(items)
  const wrong = [...items, { name: 'Soup', quantity: 1, price: 'for free' }]
  const response = await traveller.browser.call(`PUT /api/receipts/${id}`, {
    ...lunch,
    items: wrong,
  })
  expect(response.statusCode).toBe(400)
})

test.each([0, 790, -250, 999_999_999, -999_999_999, 12_345_678_901_234_500])(
  'the price that a reader makes of %d hundredths is accepted',
  (minor) => expect(isItemPrice(fromMinor(minor, 'EUR'))).toBe(true),
)

async function read(id: number) {
  return (await traveller.browser.call(`GET /api/receipts/${id}`)).json()
}

async function edit(id: number, changes: object) {
  const response = await traveller.browser.call(`PUT /api/receipts/${id}`, { ...lunch, ...changes })
  expect(response.statusCode).toBe(200)
}
