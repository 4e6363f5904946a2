import type { Trip } from '@quittance/contract/trips'
import { sql } from 'drizzle-orm'
import { hashPassword } from '#accounts/passwords.ts'
import { insertUser, markEmailVerified } from '#accounts/users.queries.ts'
import { receipts, trips } from '#db/schema.ts'
import { createSession } from '#db/sessions.ts'
import { newEmail, password } from './accounts.ts'
import type { TestApp, TestClient } from './app.ts'

export const berlin = { name: 'Berlin Q3', startDate: '2026-03-01', currency: 'EUR' } as const

const here = { address: '127.0.0.1', device: 'Unknown device' }
let storedHash: Promise<string> | undefined

/**
 * A browser signed in to a verified account, and its user id. Writes directly to the database:
 * mails and password hashing would take most of a test's time.
 */
export async function newTraveller({ db, client, sessionCookie }: TestApp) {
  storedHash ??= hashPassword(password)
  const person = { email: newEmail(), firstName: 'Ada', lastName: 'Byron' }
  const user = await insertUser(db, { ...person, passwordHash: await storedHash })
  if (!user) throw new Error(`${person.email} is taken.`)
  await markEmailVerified(db, user.id)
  const browser = client()
  browser.cookies.set(sessionCookie.name, await createSession(db, user.id, here))
  return { browser, email: user.email, userId: user.id }
}

export async function newPremiumTraveller(product: TestApp) {
  const traveller = await newTraveller(product)
  await product.db.execute(
    sql`update users set premium_until = now() + interval '1 day' where id = ${traveller.userId}`,
  )
  return traveller
}

/** Through the API, as a user does. */
export async function createTrip(browser: TestClient, change: Partial<Trip> = {}): Promise<Trip> {
  const response = await browser.call('POST /api/trips', { ...berlin, ...change })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json()
}

/** Directly in the database, in any state. */
export async function addTrip(
  { db }: TestApp,
  userId: number,
  change: Partial<typeof trips.$inferInsert> = {},
) {
  const [trip] = await db
    .insert(trips)
    .values({ ...berlin, userId, status: 'inactive', ...change })
    .returning()
  if (!trip) throw new Error('Adding a trip returned no row.')
  return trip
}

export async function newTrip(product: TestApp, change?: Parameters<typeof addTrip>[2]) {
  const traveller = await newTraveller(product)
  const trip = await addTrip(product, traveller.userId, change)
  return { ...traveller, trip, id: trip.id }
}

export async function addReceipt(
  { db }: Pick<TestApp, 'db'>,
  trip: { id: number; userId: number },
  change: Partial<typeof receipts.$inferInsert> = {},
) {
  const [receipt] = await db
    .insert(receipts)
    .values({
      userId: trip.userId,
      tripId: trip.id,
      vendor: 'Café Nero',
      date: '2026-03-02',
      amountMinor: 420,
      currency: 'EUR',
      category: 'coffee',
      ...change,
    })
    .returning()
  if (!receipt) throw new Error('Adding a receipt returned no row.')
  return receipt
}

export async function statusesOf(browser: TestClient): Promise<Record<string, string>> {
  const [all, archived] = await Promise.all([
    browser.call('GET /api/trips/all'),
    browser.call('GET /api/trips/archived'),
  ])
  const listed: Trip[] = [...all.json(), ...archived.json()]
  return Object.fromEntries(listed.map(({ name, status }) => [name, status]))
}

export async function todayOf({ db }: TestApp) {
  const { rows } = await db.execute<{ today: string }>(sql`select current_date::text as today`)
  return rows[0]?.today ?? ''
}
