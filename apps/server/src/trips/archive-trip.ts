import type { Db } from '#db/connect.ts'
import { requireTrip } from './require-trip.ts'
import { lockTrip, updateTrip } from './trips.queries.ts'

/** Archiving twice is not an error: the trip is where its owner wants it. */
export async function archiveTrip(db: Db, userId: number, tripId: number) {
  await db.transaction(async (tx) => {
    const { id, status } = requireTrip(await lockTrip(tx, userId, tripId))
    if (status === 'archived') return
    await updateTrip(tx, id, { status: 'archived', statusBeforeArchive: status })
  })
}
