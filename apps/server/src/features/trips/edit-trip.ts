import type { editTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { updateTrip } from '#db/trips.ts'
import { AppError } from '#http/app-error.ts'
import { lockOwnTrip } from './require-trip.ts'

type Changes = z.output<typeof editTripBody>

export async function editTrip(
  db: Db,
  userId: number,
  tripId: number,
  { name, startDate, currency }: Changes,
) {
  return db.transaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, tripId)
    if (trip.status === 'archived') {
      throw new AppError('WRONG_STATE', 'This trip is archived and cannot be edited.')
    }
    return updateTrip(tx, trip.id, { name, startDate, currency })
  })
}
