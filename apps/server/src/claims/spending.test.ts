import { expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { addReceipt, addTrip, newTrip } from '#test/trips.ts'

const product = await useTestApp()

test('by currency, the one with most receipts first; by category, the largest first and equal ones by name; by day, in order', async () => {
  const { browser, userId, trip } = await newTrip(product)
  const receipts = [
    { date: '2026-03-03', amountMinor: 999_999_999, category: 'accommodation' },
    { date: '2026-03-02', amountMinor: 999_999_999, category: 'accommodation' },
    { date: '2026-03-02', amountMinor: 1, category: 'accommodation' },
    { date: '2026-03-02', amountMinor: 420, category: 'food' },
    { date: '2026-03-02', amountMinor: 420, category: 'coffee' },
    { date: '2026-03-05', amountMinor: 2550, category: 'food', currency: 'USD' },
  ]
  for (const receipt of receipts) await addReceipt(product, trip, receipt)
  const other = await addTrip(product, userId)
  await addReceipt(product, other)

  expect(await answerOf(browser.call(`GET /api/trips/${trip.id}/spending`))).toEqual([
    {
      currency: 'EUR',
      total: '20000008.39',
      categories: [
        { category: 'accommodation', total: '19999999.99' },
        { category: 'coffee', total: '4.20' },
        { category: 'food', total: '4.20' },
      ],
      days: [
        { date: '2026-03-02', total: '10000008.40' },
        { date: '2026-03-03', total: '9999999.99' },
      ],
    },
    {
      currency: 'USD',
      total: '25.50',
      categories: [{ category: 'food', total: '25.50' }],
      days: [{ date: '2026-03-05', total: '25.50' }],
    },
  ])
})

test('nothing was spent on a trip without receipts', async () => {
  const { browser, id } = await newTrip(product)
  expect((await browser.call(`GET /api/trips/${id}/spending`)).json()).toEqual([])
})
