import type { editTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { countClaimAnew } from '#db/finalizations.ts'
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
    const edited = await updateTrip(tx, trip.id, { name, startDate, currency })
    if (currency !== trip.currency) await countClaimAnew(tx, trip.id)
    return edited
  })
}
