import type { Currency } from '@quittance/contract/money'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, finalizations, trips, users } from '#db/schema.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import type { PageStart } from '#receipts/receipts.queries.ts'
import { completeClaim, nameOfUser } from './claim-freezing.ts'

export type SentClaimRow = Awaited<ReturnType<typeof findSentClaim>>

/** Ignores later changes to its trip; old versions are as complete as they were recorded. */
export async function findSentClaim(db: Db, id: number) {
  const claim = await findClaim(db, id)
  if (claim.isComplete || claim.revokedAt !== null) return claim
  await completeClaim(db, claim)
  return findClaim(db, id)
}

async function findClaim(db: Db, id: number) {
  const lacksFiles = sql`exists (select 1 from ${claimLines}
    where ${claimLines.finalizationId} = ${finalizations.id} and ${isNull(claimLines.files)})`
  const [found] = await db
    .select({
      id: finalizations.id,
      tripId: finalizations.tripId,
      createdAt: finalizations.createdAt,
      revokedAt: finalizations.revokedAt,
      sentTo: finalizations.sentTo,
      isComplete: sql<boolean>`${finalizations.tripName} is not null and not ${lacksFiles}`,
      currency: sql<Currency>`coalesce(${finalizations.currency}, ${trips.currency})`,
      name: sql<string>`coalesce(${finalizations.tripName}, ${trips.name})`,
      startDate: sql<string>`coalesce(${finalizations.startDate}, ${trips.startDate})::text`,
      endDate: sql<string>`coalesce(${finalizations.endDate}, ${finalizations.createdAt}::date)::text`,
      purpose: finalizations.purpose,
      project: finalizations.project,
      travellerName: sql<string>`coalesce(${finalizations.travellerName}, ${nameOfUser})`,
      travellerEmail: sql<string>`coalesce(${finalizations.travellerEmail}, ${users.email})`,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .innerJoin(users, eq(users.id, trips.userId))
    .where(eq(finalizations.id, id))
  if (!found) throw new Error(`Finalization ${id} is gone.`)
  return found
}

const pageSize = 200

export type SentLine = Awaited<ReturnType<typeof readPage>>[number]

type Claim = Pick<SentClaimRow, 'id' | 'currency'>

/** By date, then by entry; page by page, so that a claim of any size fits in memory. */
export async function* eachSentLine(db: Db, claim: Claim, skipped = 0): AsyncGenerator<SentLine> {
  let after: PageStart | undefined
  for (let offset = skipped; ; offset = 0) {
    const page = await readPage(db, claim, after, offset)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = { date: last.date, id: last.receiptId }
  }
}

function readPage(db: Db, claim: Claim, after: PageStart | undefined, offset: number) {
  return db
    .select({
      receiptId: claimLines.receiptId,
      vendor: claimLines.vendor,
      date: claimLines.date,
      amountMinor: claimLines.amountMinor,
      currency: claimLines.currency,
      category: claimLines.category,
      notes: claimLines.notes,
      paidBy: claimLines.paidBy,
      details: claimLines.details,
      items: claimLines.items,
      tax: claimLines.tax,
      printedMinor: claimLines.printedMinor,
      printedCurrency: claimLines.printedCurrency,
      unconfirmed: claimLines.unconfirmed,
      files: claimLines.files,
      origin: claimLines.origin,
      by: wayOf(claim),
      rate: sql<string | null>`trim_scale(${claimLines.rate})::text`,
      rateDay: claimLines.rateDay,
      convertedMinor: claimLines.convertedMinor,
    })
    .from(claimLines)
    .where(and(eq(claimLines.finalizationId, claim.id), after && comesAfter(after)))
    .orderBy(asc(claimLines.date), asc(claimLines.receiptId))
    .limit(pageSize)
    .offset(offset)
}

/** How a line was converted to the currency of its claim. */
export function wayOf({ currency }: Claim) {
  return sql<ConvertedPart['by']>`case when ${claimLines.currency} = ${currency} then 'own'
    when ${claimLines.cardMinor} is not null then 'card'
    when ${claimLines.rate} is null then 'nothing' else 'rate' end`
}

function comesAfter({ date, id }: PageStart) {
  return sql`(${claimLines.date}, ${claimLines.receiptId}) > (${date}::date, ${id}::integer)`
}
