import { and, asc, desc, eq, inArray, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { finalizations, receipts, trips } from '#db/schema.ts'

export type TripRow = typeof trips.$inferSelect

type NewTrip = Pick<
  typeof trips.$inferInsert,
  'userId' | 'name' | 'startDate' | 'currency' | 'purpose' | 'project' | 'paidBy'
>

const givenUser = sql.placeholder('userId')

const ownTrip = prepared((db) =>
  db
    .select()
    .from(trips)
    .where(isOwnTrip(givenUser, sql.placeholder('tripId')))
    .prepare('own_trip'),
)

const activeTrip = prepared((db) =>
  db.select().from(trips).where(hasStatus(givenUser, 'active')).prepare('active_trip'),
)

const unarchivedTrips = prepared((db) =>
  listNewestFirst(db, and(eq(trips.userId, givenUser), ne(trips.status, 'archived'))).prepare(
    'unarchived_trips',
  ),
)

export async function listTripsOfUser(db: Db, userId: number) {
  return db.select().from(trips).where(eq(trips.userId, userId)).orderBy(asc(trips.id))
}

export async function listUnarchivedTrips(db: Db, userId: number) {
  return unarchivedTrips(db).execute({ userId })
}

export async function listTripsWithStatus(db: Db, userId: number, status: TripRow['status']) {
  return listNewestFirst(db, hasStatus(userId, status))
}

export async function findTrip(db: Db, userId: number, tripId: number) {
  const [trip] = await ownTrip(db).execute({ userId, tripId })
  return trip
}

export async function findActiveTrip(db: Db, userId: number) {
  const [trip] = await activeTrip(db).execute({ userId })
  return trip
}

/** The active one before an inactive one. No active trip has an end date. */
export async function findTripInProgress(db: Db, userId: number) {
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.userId, userId), inArray(trips.status, ['active', 'inactive'])))
    .orderBy(asc(trips.status), desc(trips.startDate), desc(trips.id))
    .limit(1)
  return trip
}

/** Nothing else changes the trip or its receipts until the transaction ends. */
export async function lockTrip(tx: Db, userId: number, tripId: number) {
  const [trip] = await tx.select().from(trips).where(isOwnTrip(userId, tripId)).for('update')
  return trip
}

/** Receipts may be saved concurrently, but not while the trip is being finalized or archived. */
export async function lockTripForReceipts(tx: Db, userId: number, tripId: number) {
  const [trip] = await tx.select().from(trips).where(isOwnTrip(userId, tripId)).for('share')
  return trip
}

export async function insertActiveTrip(db: Db, trip: NewTrip) {
  const [created] = await db
    .insert(trips)
    .values({ ...trip, status: 'active' })
    .returning()
  if (!created) throw new Error('Adding a trip returned no row.')
  return created
}

export async function updateTrip(db: Db, id: number, changes: PgUpdateSetSource<typeof trips>) {
  const [updated] = await db.update(trips).set(changes).where(eq(trips.id, id)).returning()
  if (!updated) throw new Error('The trip is gone.')
  return updated
}

/** Whether it has no receipts and was never sent, so that nobody could ask for it again. */
export async function isUntouched(tx: Db, id: number): Promise<boolean> {
  const [receipt] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.tripId, id))
    .limit(1)
  const [claim] = await tx
    .select({ id: finalizations.id })
    .from(finalizations)
    .where(eq(finalizations.tripId, id))
    .limit(1)
  return !receipt && !claim
}

export async function deleteTrip(tx: Db, id: number) {
  await tx.delete(trips).where(eq(trips.id, id))
}

/**
 * By default a trip ends with its last receipt, without receipts today, and never before its start.
 * Uses the database's date, so that every replica agrees.
 */
export async function markFinalized(tx: Db, id: number, endDate?: string) {
  const lastDay = sql`(select max(${receipts.date}) from ${receipts} where ${receipts.tripId} = ${id})`
  const presumed = sql`greatest(coalesce(${lastDay}, current_date), ${trips.startDate})`
  return updateTrip(tx, id, { status: 'finalized', endDate: endDate ?? presumed })
}

/** Makes the previously active trip inactive; the caller holds the user's lock. */
export async function makeActive(tx: Db, { id, userId }: TripRow) {
  await tx.update(trips).set({ status: 'inactive' }).where(hasStatus(userId, 'active'))
  return updateTrip(tx, id, { status: 'active', endDate: null })
}

function listNewestFirst(db: Db, condition: SQL | undefined) {
  return db
    .select()
    .from(trips)
    .where(condition)
    .orderBy(desc(trips.startDate), desc(trips.id))
    .limit(500)
}

function isOwnTrip(userId: number | Placeholder, tripId: number | Placeholder) {
  return and(eq(trips.id, tripId), eq(trips.userId, userId))
}

function hasStatus(userId: number | Placeholder, status: TripRow['status']) {
  return and(eq(trips.userId, userId), eq(trips.status, status))
}
