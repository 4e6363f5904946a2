import type { RecordEntry } from '@quittance/record/entries'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, finalizations, receipts } from '#db/schema.ts'
import { hasWrongTax } from '#receipts/wrong-tax.ts'
import { findOrigin } from './find-origin.ts'
import type { SentClaim } from './record-sending.ts'

/** Stores with each line of a new claim where its receipt came from, as its record says. */
export async function keepOrigins(tx: Db, { id }: SentClaim) {
  const lines = await tx
    .select({
      receiptId: claimLines.receiptId,
      startDate: sql<string>`${finalizations.startDate}::text`,
      vatNumber: sql<string | null>`${claimLines.tax} ->> 'vatNumber'`,
      isWrongTax: sql<boolean>`coalesce(${hasWrongTax}, false)`,
      entries: sql<RecordEntry[]>`coalesce((
        select json_agg(content::json order by seq) from record_contents
        where subject = 'receipt:' || ${claimLines.receiptId}), '[]')`,
    })
    .from(claimLines)
    .innerJoin(finalizations, eq(finalizations.id, claimLines.finalizationId))
    .innerJoin(receipts, eq(receipts.id, claimLines.receiptId))
    .where(eq(claimLines.finalizationId, id))
  const origins = lines.map(({ receiptId, entries, ...facts }) => ({
    id: receiptId,
    origin: findOrigin(entries, facts),
  }))
  await tx.execute(sql`
    update ${claimLines} set origin = kept.origin
    from jsonb_to_recordset(${JSON.stringify(origins)}::jsonb) as kept (id int, origin jsonb)
    where finalization_id = ${id} and receipt_id = kept.id`)
}
