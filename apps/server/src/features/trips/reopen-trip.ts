import type { Db } from '#db/connect.ts'
import { revokeFinalizations } from '#db/finalizations.ts'
import { lockTrip, makeActive } from '#db/trips.ts'
import { lockUser } from '#db/users.ts'
import { requireTrip } from '#trips/require-trip.ts'

/** What was reported is about to change: links and mails about it stop working with the re-opening. */
export async function reopenTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'reopen')
    await revokeFinalizations(tx, trip.id)
    return makeActive(tx, trip)
  })
}
