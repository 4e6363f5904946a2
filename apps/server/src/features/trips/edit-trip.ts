import type { editTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { lockTrip, updateTrip } from '#db/trips.ts'
import { requireTrip } from '#trips/require-trip.ts'

type Changes = z.output<typeof editTripBody>

export async function editTrip(
  db: Db,
  userId: number,
  tripId: number,
  { name, startDate, currency }: Changes,
) {
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'edit')
    if (currency !== trip.currency) requireTrip(trip, 'change-currency')
    return updateTrip(tx, trip.id, { name, startDate, currency })
  })
}
