import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { issueToken } from '#accounts/one-time-tokens.queries.ts'
import { newEmail, password } from './accounts.ts'
import type { TestApp } from './app.ts'
import { process as processDocument } from './documents.ts'
import { finalize, newTripWithReceipts } from './finalized-trips.ts'
import type { Likely } from './random-input.ts'
import { addTrip } from './trips.ts'

const usual: Likely = {
  password: [password],
  currentPassword: [password],
  newPassword: ['another horse battery'],
  name: ['Berlin'],
  vendor: ['Café Nero'],
  firstName: ['Ada'],
  lastName: ['Byron'],
  date: ['2026-03-02', '2026-12-31'],
  startDate: ['2026-03-01'],
  endDate: ['2026-03-04'],
  amount: ['12.30', 9.5],
  cardAmount: ['13.00'],
  after: ['2026-03-02_5', '9999-12-31_99999999999999999999'],
  page: [1, 2],
  parts: [
    [
      [1, 1],
      [2, 3],
    ],
  ],
  unconfirmed: ['date,amount'],
  printed: [null, { currency: 'CHF', amount: '12.00' }],
}

/** In a form, these are JSON texts. */
const asTexts: Likely = {
  printed: ['{"currency":"CHF","amount":"12.00"}', '{}'],
  tax: ['{"lines":[],"vatNumber":null}', '[]'],
  metadata: ['[{"name":"Tea","quantity":1,"price":"2.00"}]', 'null'],
}

/** A user with trips in every state, another user, and what a call may name of both. */
export async function newWorld(product: TestApp, name: string, bill: Buffer) {
  const other = await newTripWithReceipts(product)
  // A trip can be created only while none is in progress.
  const isCreating = name === 'POST /api/trips'
  const mine = await newTripWithReceipts(product, {
    status: isCreating ? 'archived' : 'active',
  })
  const { browser, userId, trip } = mine
  const { db } = product
  await db.execute(sql`update users set premium_until = now() + interval '1 day', is_admin = true`)
  const sent = await addTrip(product, userId, { status: isCreating ? 'archived' : 'inactive' })
  if (/claims|download|unfinalize/.test(name)) await finalize(browser, sent.id)
  const archived = await addTrip(product, userId, { status: 'archived' })
  const needsUpload = /uploads|arrivals/.test(name)
  const uploadId = needsUpload ? (await processDocument(browser, bill)).json().uploadId : null
  const tripId = [trip.id, sent.id, archived.id, other.trip.id] as const
  const receiptId = [mine.photos[0]!.id, mine.photos[1]!.id, other.photos[0]!.id] as const
  const likely: Likely = {
    ...usual,
    id: name.includes('/api/receipts') ? receiptId : tripId,
    receiptId,
    tripId,
    uuid: [uploadId ?? randomUUID(), randomUUID()],
    email: [mine.email, other.email, newEmail()],
    token: [
      await issueToken(db, userId, 'reset-password'),
      await issueToken(db, userId, 'verify-email'),
    ],
    ...(name.startsWith('POST /api/receipts') && asTexts),
  }
  return { browser, likely }
}
