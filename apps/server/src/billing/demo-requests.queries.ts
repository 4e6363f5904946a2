import type { Db } from '#db/connect.ts'
import { demoRequests } from '#db/schema.ts'

export async function insertDemoRequest(db: Db, request: typeof demoRequests.$inferInsert) {
  await db.insert(demoRequests).values(request)
}
