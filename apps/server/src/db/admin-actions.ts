import type { Db } from './connect.ts'
import { adminActions } from './schema.ts'

/** Within the transaction of what it tells of. */
export async function insertAdminAction(tx: Db, action: typeof adminActions.$inferInsert) {
  await tx.insert(adminActions).values(action)
}
