import { type EventWithAddress, listAllEvents } from '#accounts/security-events.queries.ts'
import type { Db } from '#db/connect.ts'
import { insertAdminAction } from './admin-actions.queries.ts'
import { requireAccount } from './require-account.ts'

const max = 1000

/** Newest first, of one account or of all. */
export async function listSecurityEvents(db: Db, email: string | undefined, by: string) {
  const user = email === undefined ? undefined : await requireAccount(db, email)
  await insertAdminAction(db, { action: 'list-events', userId: user?.id, email: user?.email, by })
  const events = await listAllEvents(db, { userId: user?.id, limit: max })
  const end =
    events.length === max
      ? `The newest ${max}. Add an address to see one account.`
      : `${events.length} events in 180 days.`
  return [...events.map(describe), end].join('\n')
}

function describe({ event, email }: EventWithAddress) {
  const { at, kind, userId, address, device } = event
  const whose = email ?? `account ${userId}, deleted`
  const from = address ? `${address}, ${device}` : 'an administrator'
  return [at.toISOString(), kind, whose, from].join('  ')
}
