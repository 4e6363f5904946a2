import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const noDetails = { attendees: '', guests: null, isBillable: false, number: '' }

test('offers the last choice of who paid a vendor, and the user’s own projects and purposes', async () => {
  const { browser, userId } = await newTraveller(product)
  const rome = await addTrip(product, userId, { purpose: 'Fair', project: 'Apollo' })
  const oslo = await addTrip(product, userId, { purpose: 'Visit', paidBy: 'company' })
  const drawn = [
    { trip: rome, vendor: 'Hotel Roma', paidBy: 'traveller' },
    { trip: rome, vendor: 'HOTEL ROMA', paidBy: 'company' },
    { trip: rome, vendor: 'Taxi', paidBy: 'other' },
    { trip: rome, vendor: 'Taxi', paidBy: 'traveller' },
    // The default of its trip, which is no choice.
    { trip: oslo, vendor: 'Kaffe', paidBy: 'company' },
    { trip: oslo, vendor: 'Buss', paidBy: 'traveller' },
  ] as const
  for (const { trip, ...receipt } of drawn) await addReceipt(product, trip, receipt)
  const details = { ...noDetails, project: 'Zeus' }
  await addReceipt(product, oslo, { details, paidBy: 'company', vendor: 'Kaffe' })
  await addReceipt(product, oslo, { details: { ...details, project: '' }, paidBy: 'company' })

  const answer = (await browser.call('GET /api/receipts/suggestions')).json()
  expect(answer).toEqual({
    payers: [
      { vendor: 'Buss', paidBy: 'traveller' },
      { vendor: 'HOTEL ROMA', paidBy: 'company' },
    ],
    projects: ['Zeus', 'Apollo'],
    purposes: ['Visit', 'Fair'],
  })
  const other = await newTraveller(product)
  const none = { payers: [], projects: [], purposes: [] }
  expect((await other.browser.call('GET /api/receipts/suggestions')).json()).toEqual(none)
})

test('who paid and what for are found by their words', async () => {
  const { browser, userId } = await newTraveller(product)
  const trip = await addTrip(product, userId)
  const details = {
    project: 'Apollo',
    attendees: 'Ann Lee, Bo Chan',
    guests: 3,
    isBillable: true,
    number: 'R-4711',
  }
  await addReceipt(product, trip, { vendor: 'Dinner', details })
  await addReceipt(product, trip, { vendor: 'Hotel', paidBy: 'company' })
  await addReceipt(product, trip, { vendor: 'Credit', amountMinor: -420, paidBy: 'other' })

  const found = async (search: string) => {
    const path = `/api/trips/${trip.id}/receipts`
    const query = `?search=${encodeURIComponent(search)}`
    const rows = (await browser.call(`GET ${path}${query}`)).json() as { vendor: string }[]
    const { receiptCount } = (await browser.call(`GET ${path}/summary${query}`)).json()
    expect(receiptCount).toBe(rows.length)
    return rows.map(({ vendor }) => vendor).join()
  }
  expect(
    await Promise.all(['apollo', 'bo chan', 'r-4711', 'billable'].map((words) => found(words))),
  ).toEqual(['Dinner', 'Dinner', 'Dinner', 'Dinner'])
  expect(await found('company card')).toBe('Hotel')
  expect([await found('billed to'), await found('refund')]).toEqual(['Credit', 'Credit'])
  expect([await found('true'), await found('traveller')]).toEqual(['', ''])
})
