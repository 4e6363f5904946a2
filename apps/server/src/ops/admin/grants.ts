import { recordEvent } from '#accounts/security-events.queries.ts'
import { lockUser, updateUser } from '#accounts/users.queries.ts'
import { isPaid } from '#billing/plan-rules.ts'
import { readUsage } from '#billing/plans.queries.ts'
import type { Db } from '#db/connect.ts'
import { StartupError } from '#startup-error.ts'
import { insertAdminAction } from './admin-actions.queries.ts'
import { requireAccount } from './require-account.ts'

/** Until the end of that day in UTC. */
export async function grantPremium(db: Db, email: string, day: string, by: string) {
  const until = endOf(day)
  return db.transaction(async (tx) => {
    const user = await lockAccount(tx, email)
    const { now } = await readUsage(tx, user.id)
    if (until <= now) throw new StartupError(`${day} is in the past. Use a future date.`)
    await updateUser(tx, user.id, { premiumUntil: until })
    const about = { userId: user.id, email: user.email, until, by }
    await insertAdminAction(tx, { action: 'grant-premium', ...about })
    await recordEvent(tx, { userId: user.id, kind: 'premium-granted' })
    return `${user.email} has premium access until the end of ${day} (UTC).`
  })
}

export async function revokePremium(db: Db, email: string, by: string) {
  return db.transaction(async (tx) => {
    const user = await lockAccount(tx, email)
    if (!user.premiumUntil) return `${user.email} has no granted access; nothing was changed.`
    await updateUser(tx, user.id, { premiumUntil: null })
    const about = { userId: user.id, email: user.email, until: user.premiumUntil, by }
    await insertAdminAction(tx, { action: 'revoke-premium', ...about })
    await recordEvent(tx, { userId: user.id, kind: 'premium-revoked' })
    const rest = isPaid(user) ? ' They pay for the Pro plan themselves and keep it.' : ''
    return `${user.email} no longer has granted access.${rest}`
  })
}

async function lockAccount(tx: Db, email: string) {
  const { id } = await requireAccount(tx, email)
  const user = await lockUser(tx, id)
  if (!user) throw new StartupError(`${email} was just deleted.`)
  return user
}

function endOf(day: string) {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59Z`) : null
  // 30 February becomes 2 March.
  if (end && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(day)) return end
  throw new StartupError(`${day} is not a valid date. Use the form --until 2027-01-31.`)
}
