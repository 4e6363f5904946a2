import type { Db } from '#db/connect.ts'
import { adminActions } from '#db/schema.ts'

/** Runs in the transaction of the action it records. */
export async function insertAdminAction(tx: Db, action: typeof adminActions.$inferInsert) {
  await tx.insert(adminActions).values(action)
}
