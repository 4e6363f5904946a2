import type { Db } from './connect.ts'
import { adminActions } from './schema.ts'

/** Within the transaction of the action it records. */
export async function insertAdminAction(tx: Db, action: typeof adminActions.$inferInsert) {
  await tx.insert(adminActions).values(action)
}
