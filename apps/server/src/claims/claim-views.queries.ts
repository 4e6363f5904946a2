import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { finalizations } from '#db/schema.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'

type Viewed = { id: number; tripId: number; userId: number }

/** Counts a view of the claim page; stores nothing about the viewer. One a day is recorded. */
export async function countView(db: Db, { id, ...trip }: Viewed) {
  const before = sql`(select last_opened_at from finalizations as before where before.id = ${id})`
  const [viewed] = await db
    .update(finalizations)
    .set({
      openings: sql`${finalizations.openings} + 1`,
      firstOpenedAt: sql`coalesce(${finalizations.firstOpenedAt}, now())`,
      lastOpenedAt: sql`now()`,
    })
    .where(eq(finalizations.id, id))
    .returning({ isFirstToday: sql<boolean>`coalesce(${before}::date < current_date, true)` })
  if (!viewed?.isFirstToday) return
  // Apart: re-opening the trip locks both in the other order.
  await db.transaction((tx) => recordClaimEvent(tx, trip, 'opened', {}))
}
