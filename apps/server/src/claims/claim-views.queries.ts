import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { finalizations } from '#db/schema.ts'

/** Counts a view of the claim page; stores nothing about the viewer. */
export async function countView(db: Db, finalizationId: number) {
  await db
    .update(finalizations)
    .set({
      openings: sql`${finalizations.openings} + 1`,
      firstOpenedAt: sql`coalesce(${finalizations.firstOpenedAt}, now())`,
      lastOpenedAt: sql`now()`,
    })
    .where(eq(finalizations.id, finalizationId))
}
