import { asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines } from '#db/schema.ts'

export type NumberedLine = Awaited<ReturnType<typeof listNumberedLines>>[number]

type Which = { ids: number[] } | { first: number; last: number }

/** Receipts of a claim by id or by number, numbered as on its page. */
export async function listNumberedLines(db: Db, finalizationId: number, which: Which) {
  const { receiptId, vendor, date, amountMinor, currency } = claimLines
  const lines = db
    .select({
      receiptId,
      vendor,
      date,
      amountMinor,
      currency,
      number: sql<number>`(row_number() over (order by ${date}, ${receiptId}))::int`.as('number'),
    })
    .from(claimLines)
    .where(eq(claimLines.finalizationId, finalizationId))
    .as('lines')
  const isWanted =
    'ids' in which
      ? inArray(lines.receiptId, which.ids)
      : between(lines.number, which.first, which.last)
  return db.select().from(lines).where(isWanted).orderBy(asc(lines.number))
}
