import type { Db } from '#db/connect.ts'
import { lockTrip, makeActive } from '#db/trips.ts'
import { lockUser } from '#db/users.ts'
import { requireTrip } from '#trips/require-trip.ts'

export async function activateTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'activate')
    return trip.status === 'active' ? trip : makeActive(tx, trip)
  })
}
