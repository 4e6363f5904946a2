import type { createTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import { lockUser, type UserRow } from '#accounts/users.queries.ts'
import { newTripRefusal, type PlanRules, planOf } from '#billing/plan-rules.ts'
import { readUsage } from '#billing/plans.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { findTripInProgress, insertActiveTrip } from './trips.queries.ts'

type Deps = { db: Db; planRules: PlanRules }
type NewTrip = z.output<typeof createTripBody>

/** One creation at a time per user, so that the checks still hold at the insert. */
export async function createTrip({ db, planRules }: Deps, userId: number, trip: NewTrip) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new AppError('UNAUTHENTICATED', 'Not authenticated')
    requireVerifiedEmail(user)
    await requireNoTripInProgress(tx, userId)
    await requireRoomForTrip(tx, user, planRules)
    return insertActiveTrip(tx, { userId, ...trip })
  })
}

function requireVerifiedEmail({ emailVerifiedAt }: UserRow) {
  if (emailVerifiedAt) return
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'EMAIL_NOT_VERIFIED: You need to verify your email address before you can create trips.',
  )
}

async function requireNoTripInProgress(tx: Db, userId: number) {
  const other = await findTripInProgress(tx, userId)
  if (other) {
    const { id, name } = other
    throw new AppError('TRIP_IN_PROGRESS', `IN_PROGRESS_TRIP_EXISTS:${id}:${name}`, {
      trip: { id, name },
    })
  }
}

async function requireRoomForTrip(tx: Db, user: UserRow, planRules: PlanRules) {
  const refusal = newTripRefusal(planOf(user, await readUsage(tx, user.id), planRules))
  if (refusal) throw new AppError('TRIP_LIMIT', refusal)
}
