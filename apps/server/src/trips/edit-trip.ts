import { type editTripBody, endBeforeStart } from '@quittance/contract/trips'
import type { z } from 'zod'
import { lockUser, type UserRow } from '#accounts/users.queries.ts'
import { isPremium } from '#billing/plan-rules.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from './require-trip.ts'
import { statusWhenRestored } from './trip-rules.ts'
import { deleteTrip, isUntouched, lockTrip, makeActive, updateTrip } from './trips.queries.ts'

type Changes = z.output<typeof editTripBody>

/** A finalized trip may get another name and end date; the sent claim keeps its own. */
export async function editTrip(db: Db, userId: number, tripId: number, changes: Changes) {
  const { endDate, status: _, ...kept } = { status: undefined, ...changes }
  const { startDate, currency } = kept
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'edit')
    if (startDate !== trip.startDate || currency !== trip.currency) {
      requireTrip(trip, 'change-claimed')
    }
    if (endDate === undefined) return updateTrip(tx, trip.id, kept)
    requireTrip(trip, 'change-end')
    requireEndAfterStart(startDate, endDate)
    return updateTrip(tx, trip.id, { ...kept, endDate })
  })
}

export function requireEndAfterStart(startDate: string, endDate: string | undefined) {
  if (endDate === undefined || endDate >= startDate) return
  throw new AppError('VALIDATION', endBeforeStart)
}

export async function activateTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'activate')
    return trip.status === 'active' ? trip : makeActive(tx, trip)
  })
}

/** Archiving twice is not an error: the trip is where its owner wants it. */
export async function archiveTrip(db: Db, userId: number, tripId: number) {
  await db.transaction(async (tx) => {
    const { id, status } = requireTrip(await lockTrip(tx, userId, tripId))
    if (status === 'archived') return
    await updateTrip(tx, id, { status: 'archived', statusBeforeArchive: status })
  })
}

export async function restoreTrip(db: Db, user: UserRow, tripId: number) {
  if (!isPremium(user)) {
    throw new AppError('PREMIUM_REQUIRED', 'Premium feature: Restore archived trips')
  }
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, user.id, tripId), 'restore')
    return updateTrip(tx, trip.id, { status: statusWhenRestored(trip), statusBeforeArchive: null })
  })
}

/** For a trip created by mistake. A receipt being saved waits for the lock, and finds no trip. */
export async function deleteEmptyTrip(db: Db, userId: number, tripId: number) {
  await db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, userId, tripId))
    const isFinalized = statusWhenRestored(trip) === 'finalized'
    if (isFinalized || !(await isUntouched(tx, trip.id))) {
      throw new AppError(
        'WRONG_STATE',
        'This trip has receipts or was sent, so it can only be archived.',
      )
    }
    await deleteTrip(tx, trip.id)
  })
}
