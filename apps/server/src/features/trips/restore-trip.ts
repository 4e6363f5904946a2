import type { Db } from '#db/connect.ts'
import { updateTrip } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { isPremium } from '#plans/plan-rules.ts'
import { lockOwnTrip } from './require-trip.ts'

/** What was active comes back as inactive: another trip may have taken its place. */
export async function restoreTrip(db: Db, user: UserRow, tripId: number) {
  if (!isPremium(user)) {
    throw new AppError('PREMIUM_REQUIRED', 'Premium feature: Restore archived trips')
  }
  return db.transaction(async (tx) => {
    const { id, status, statusBeforeArchive } = await lockOwnTrip(tx, user.id, tripId)
    if (status !== 'archived') {
      throw new AppError('WRONG_STATE', 'Only an archived trip can be restored.')
    }
    return updateTrip(tx, id, {
      status: statusBeforeArchive === 'finalized' ? 'finalized' : 'inactive',
      statusBeforeArchive: null,
    })
  })
}
