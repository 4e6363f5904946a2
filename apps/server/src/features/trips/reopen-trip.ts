import type { Db } from '#db/connect.ts'
import { revokeFinalizations } from '#db/finalizations.ts'
import { makeActive } from '#db/trips.ts'
import { lockUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { lockOwnTrip } from './require-trip.ts'

/** What was reported is about to change: links and mails that tell of it end with the re-opening. */
export async function reopenTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = await lockOwnTrip(tx, userId, tripId)
    if (trip.status !== 'finalized') {
      throw new AppError('WRONG_STATE', 'Only a finalized trip can be re-opened.')
    }
    await revokeFinalizations(tx, trip.id)
    return makeActive(tx, trip)
  })
}
