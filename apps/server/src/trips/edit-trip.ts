import { type createTripBody, type editTripBody, endBeforeStart } from '@quittance/contract/trips'
import type { z } from 'zod'
import { lockUser, type UserRow } from '#accounts/users.queries.ts'
import { isPremium, newTripRefusal, type PlanRules, planOf } from '#billing/plan-rules.ts'
import { readUsage } from '#billing/plans.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from './require-trip.ts'
import { statusWhenRestored } from './trip-rules.ts'
import {
  deleteTrip,
  findTripInProgress,
  insertActiveTrip,
  isUntouched,
  lockTrip,
  makeActive,
  updateTrip,
} from './trips.queries.ts'

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

type Deps = { db: Db; planRules: PlanRules }
type NewTrip = z.output<typeof createTripBody>

/** One creation at a time per user, so that the checks still hold at the insert. */
export async function createTrip({ db, planRules }: Deps, userId: number, trip: NewTrip) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new AppError('UNAUTHENTICATED', 'Not authenticated')
    requireVerifiedEmail(user)
    await requireNoTripInProgress(tx, userId)
    await requireRoomForTrip(tx, user, planRules)
    return insertActiveTrip(tx, { userId, ...trip })
  })
}

function requireVerifiedEmail({ emailVerifiedAt }: UserRow) {
  if (emailVerifiedAt) return
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'EMAIL_NOT_VERIFIED: You need to verify your email address before you can create trips.',
  )
}

async function requireNoTripInProgress(tx: Db, userId: number) {
  const other = await findTripInProgress(tx, userId)
  if (other) {
    const { id, name } = other
    throw new AppError('TRIP_IN_PROGRESS', `IN_PROGRESS_TRIP_EXISTS:${id}:${name}`, {
      trip: { id, name },
    })
  }
}

async function requireRoomForTrip(tx: Db, user: UserRow, planRules: PlanRules) {
  const refusal = newTripRefusal(planOf(user, await readUsage(tx, user.id), planRules))
  if (refusal) throw new AppError('TRIP_LIMIT', refusal)
}
