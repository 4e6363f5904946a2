import type { Db } from '#db/connect.ts'
import { lockTrip, updateTrip } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { isPremium } from '#plans/plan-rules.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { statusWhenRestored } from '#trips/trip-rules.ts'

export async function restoreTrip(db: Db, user: UserRow, tripId: number) {
  if (!isPremium(user)) {
    throw new AppError('PREMIUM_REQUIRED', 'Premium feature: Restore archived trips')
  }
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, user.id, tripId), 'restore')
    return updateTrip(tx, trip.id, { status: statusWhenRestored(trip), statusBeforeArchive: null })
  })
}
