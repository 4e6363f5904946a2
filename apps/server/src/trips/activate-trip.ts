import { lockUser } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { requireTrip } from './require-trip.ts'
import { lockTrip, makeActive } from './trips.queries.ts'

export async function activateTrip(db: Db, userId: number, tripId: number) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'activate')
    return trip.status === 'active' ? trip : makeActive(tx, trip)
  })
}
