import type { Db } from '#db/connect.ts'
import { makeActive } from '#db/trips.ts'
import { lockUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { lockOwnTrip } from './require-trip.ts'

export async function reopenTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = await lockOwnTrip(tx, userId, tripId)
    if (trip.status !== 'finalized') {
      throw new AppError('WRONG_STATE', 'Only a finalized trip can be re-opened.')
    }
    return makeActive(tx, trip)
  })
}
