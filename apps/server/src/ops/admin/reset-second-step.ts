import { deleteSecondStep, findSecondStep } from '#accounts/second-step/second-steps.queries.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import type { Db } from '#db/connect.ts'
import { insertAdminAction } from './admin-actions.queries.ts'
import { requireAccount } from './require-account.ts'

/** For someone who has lost the phone and the recovery codes; who they are, the administrator has made sure. */
export async function resetSecondStep(db: Db, email: string, by: string) {
  return db.transaction(async (tx) => {
    const user = await requireAccount(tx, email)
    const found = await findSecondStep(tx, user.id)
    if (!found?.confirmedAt) return `${user.email} is asked for no code; nothing was changed.`
    await deleteSecondStep(tx, user.id)
    await recordEvent(tx, { userId: user.id, kind: 'second-step-off' })
    const about = { userId: user.id, email: user.email, by }
    await insertAdminAction(tx, { action: 'reset-second-step', ...about })
    return `${user.email} is no longer asked for a code when logging in.`
  })
}
