import { receiptDetails } from '@quittance/contract/receipt-details'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimLines, receipts } from '#db/schema.ts'
import { useTestApp } from '#test/app.ts'
import { claimsOf, finalize, liveFinalization, openLink } from '#test/finalized-trips.ts'
import { germanTax } from '#test/reports/claim-trips.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

const { finalizationId: _, receiptId: __, origin: ___, ...columns } = getTableColumns(claimLines)
type Column = keyof typeof columns

const image = { key: 'other.jpg', bytes: 5 }

/** Another value for every column of a line, and the fact that reports it. */
const others: { [Key in Column]: [(typeof claimLines.$inferInsert)[Key], string[]] } = {
  vendor: ['Other', ['vendor']],
  date: ['2026-03-09', ['date']],
  amountMinor: [77, ['amount']],
  currency: ['USD', ['amount']],
  category: ['food', ['category']],
  notes: ['Other', ['notes']],
  paidBy: ['company', ['paidBy']],
  details: [receiptDetails.parse({ project: 'Apollo' }), ['details']],
  items: [[{ name: 'Soup', quantity: 1, price: '4.20' }], ['items']],
  tax: [germanTax, ['tax', 'vatNumber']],
  printedMinor: [990, ['printed']],
  printedCurrency: ['CHF', ['printed']],
  unconfirmed: [['amount'], ['unconfirmed']],
  files: [{ image, document: null }, ['files']],
  cardMinor: [99, ['card']],
  rate: ['1.5', ['rate']],
  rateDay: ['2026-03-01', ['rate']],
  convertedMinor: [1, ['converted']],
}

const product = await useTestApp()

test('Truth 6: a change of any field of a line is named', async () => {
  const { browser, trip } = await sendTwice()
  const isNewest = eq(claimLines.finalizationId, await liveFinalization(product, trip.id))
  const [line] = await product.db.select().from(claimLines).where(isNewest)
  for (const column of Object.keys(columns) as Column[]) {
    const [value, facts] = others[column]
    await product.db
      .update(claimLines)
      .set({ [column]: value })
      .where(isNewest)
    const [claim] = await claimsOf(browser, trip.id)
    expect([column, claim?.difference?.changed]).toEqual([column, 1])
    expect(claim?.difference?.lines).toMatchObject([{ kind: 'changed', facts }])
    await product.db
      .update(claimLines)
      .set({ [column]: line?.[column] ?? null })
      .where(isNewest)
  }
  const [same] = await claimsOf(browser, trip.id)
  expect(same?.difference).toMatchObject({ changed: 0, lines: [] })
})

test('Truth 6: of another VAT number, and of another photo, page and mail say what changed', async () => {
  const { browser, trip } = await sendTwice()
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await product.storage.put('photo.jpg', Buffer.of(1), 'image/jpeg')
  await product.db
    .update(receipts)
    .set({ tax: { ...germanTax, lines: [] }, imageKey: 'photo.jpg', imageBytes: 1 })
    .where(eq(receipts.tripId, trip.id))
  const { download } = await finalize(browser, trip.id)
  const { text } = await product.smtp.take('finance@example.com', 'Expense report · Version 3')
  const { body } = await openLink(product, download.claim)
  for (const place of [text, body]) {
    expect(place).toContain('Version 3: 1 changed, the same sum as version 2')
  }
  expect(body).toContain('VAT number: <s><bdi>none</bdi></s> → <bdi>DE136695976</bdi>')
  expect(body).toContain('Photo or document: <s><bdi>none</bdi></s> → <bdi>Photo</bdi>')
})

test('Truth 6: what is said of the trip and the traveller is compared as well', async () => {
  const { browser, trip } = await sendTwice()
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  const change = { name: 'Bern', startDate: '2026-02-27', currency: 'EUR' }
  await browser.call(`PUT /api/trips/${trip.id}`, change)
  await product.db.execute(sql`update users set last_name = 'Lovelace' where id = ${trip.userId}`)
  const { download } = await finalize(browser, trip.id, { endDate: '2026-03-06' })
  const [claim] = await claimsOf(browser, trip.id)
  expect(claim?.difference?.trip).toEqual([
    { fact: 'name', before: trip.name, after: 'Bern' },
    { fact: 'startDate', before: '2026-03-01', after: '2026-02-27' },
    { fact: 'endDate', before: '2026-03-02', after: '2026-03-06' },
    { fact: 'traveller', before: 'Ada Byron', after: 'Ada Lovelace' },
  ])
  const { body } = await openLink(product, download.claim)
  expect(body).toContain('Version 3: trip details changed, the same sum as version 2')
  expect(body).toContain('Trip name: <s><bdi>')
})

async function sendTwice() {
  const { browser, userId } = await newTraveller(product)
  const trip = await addTrip(product, userId, { name: `Trip ${userId}`, status: 'active' })
  await addReceipt(product, trip, { date: '2026-03-02' })
  await finalize(browser, trip.id)
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await finalize(browser, trip.id)
  return { browser, trip }
}
