import { type editTripBody, endBeforeStart } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from './require-trip.ts'
import { lockTrip, updateTrip } from './trips.queries.ts'

type Changes = z.output<typeof editTripBody>

/** A finalized trip may get another name and end date; the sent claim keeps its own. */
export async function editTrip(db: Db, userId: number, tripId: number, changes: Changes) {
  const { endDate, status: _, ...kept } = { status: undefined, ...changes }
  const { startDate, currency } = kept
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, userId, tripId), 'edit')
    if (startDate !== trip.startDate || currency !== trip.currency) {
      requireTrip(trip, 'change-claimed')
    }
    if (endDate === undefined) return updateTrip(tx, trip.id, kept)
    requireTrip(trip, 'change-end')
    requireEndAfterStart(startDate, endDate)
    return updateTrip(tx, trip.id, { ...kept, endDate })
  })
}

export function requireEndAfterStart(startDate: string, endDate: string | undefined) {
  if (endDate === undefined || endDate >= startDate) return
  throw new AppError('VALIDATION', endBeforeStart)
}
