import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { finalizations } from '#db/schema.ts'

/** That the page of a claim was opened; nothing is kept of by whom. */
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
