import type { Db } from './connect.ts'
import { demoRequests } from './schema.ts'

export async function insertDemoRequest(db: Db, request: typeof demoRequests.$inferInsert) {
  await db.insert(demoRequests).values(request)
}
