import { listUsers, type UserRow } from '#accounts/users.queries.ts'
import { isGranted, isPaid } from '#billing/plan-rules.ts'
import type { Db } from '#db/connect.ts'
import { insertAdminAction } from './admin-actions.queries.ts'

export async function listEveryone(db: Db, by: string) {
  await insertAdminAction(db, { action: 'list-users', by })
  const lines: string[] = []
  let page = await listUsers(db, 0)
  while (page.length > 0) {
    for (const { user, trips } of page) lines.push(describe(user, trips))
    page = await listUsers(db, page.at(-1)?.user.id ?? 0)
  }
  return [...lines, lines.length === 1 ? '1 account.' : `${lines.length} accounts.`].join('\n')
}

function describe(user: UserRow, trips: number) {
  const { id, email, emailVerifiedAt, createdAt } = user
  const address = emailVerifiedAt ? email : `${email} (not verified)`
  const amount = trips === 1 ? '1 trip' : `${trips} trips`
  return [id, address, planOf(user), amount, `since ${dayOf(createdAt)}`].join('  ')
}

function planOf(user: UserRow) {
  const { paidUntil, premiumUntil } = user
  if (isPaid(user) && paidUntil) return 'premium, paid'
  if (isGranted(user) && premiumUntil) return `premium, granted until ${dayOf(premiumUntil)}`
  return 'free'
}

function dayOf(date: Date) {
  return date.toISOString().slice(0, 10)
}
