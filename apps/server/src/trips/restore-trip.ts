import type { UserRow } from '#accounts/users.queries.ts'
import { isPremium } from '#billing/plan-rules.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from './require-trip.ts'
import { statusWhenRestored } from './trip-rules.ts'
import { lockTrip, updateTrip } from './trips.queries.ts'

export async function restoreTrip(db: Db, user: UserRow, tripId: number) {
  if (!isPremium(user)) {
    throw new AppError('PREMIUM_REQUIRED', 'Premium feature: Restore archived trips')
  }
  return db.transaction(async (tx) => {
    const trip = requireTrip(await lockTrip(tx, user.id, tripId), 'restore')
    return updateTrip(tx, trip.id, { status: statusWhenRestored(trip), statusBeforeArchive: null })
  })
}
