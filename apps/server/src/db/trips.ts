import { asc, eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { trips } from './schema.ts'

export async function listTripsOfUser(db: Db, userId: number) {
  return db.select().from(trips).where(eq(trips.userId, userId)).orderBy(asc(trips.id))
}
