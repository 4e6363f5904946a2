import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from './require-trip.ts'
import { statusWhenRestored } from './trip-rules.ts'
import { deleteTrip, isUntouched, lockTrip } from './trips.queries.ts'

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
