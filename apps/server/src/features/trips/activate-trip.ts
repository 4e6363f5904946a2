import type { Db } from '#db/connect.ts'
import { makeActive } from '#db/trips.ts'
import { lockUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { lockOwnTrip } from './require-trip.ts'

export async function activateTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = await lockOwnTrip(tx, userId, tripId)
    if (trip.status === 'finalized') {
      throw new AppError('WRONG_STATE', 'This trip is finalized. Re-open it to continue with it.')
    }
    if (trip.status === 'archived') {
      throw new AppError('WRONG_STATE', 'This trip is archived. Restore it to continue with it.')
    }
    return trip.status === 'active' ? trip : makeActive(tx, trip)
  })
}
