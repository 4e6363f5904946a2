import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, finalizations, receipts, trips, users } from '#db/schema.ts'
import { convertedReceipts } from '#rates/converted-receipts.ts'
import { type HashFiles, keepFiles } from './claim-files.ts'

type Claim = { id: number; tripId: number }

/** Stores the claim as it is now: trip, traveller, every line with its rate, and the files. */
export async function freezeClaim(tx: Db, claim: Claim, hashFiles: HashFiles | undefined) {
  await keepHead(tx, claim)
  await keepLines(tx, claim)
  await keepFiles(tx, claim, hashFiles)
}

/**
 * Completes a live version that was stored by an older release. Its trip is still finalized, so
 * this is what was sent.
 */
export async function completeClaim(tx: Db, claim: Claim) {
  await keepHead(tx, claim)
  await tx
    .update(claimLines)
    .set({
      items: sql`${receipts.items}`,
      tax: sql`${receipts.tax}`,
      printedMinor: sql`${receipts.printedMinor}`,
      printedCurrency: sql`${receipts.printedCurrency}`,
      unconfirmed: sql`${receipts.unconfirmed}`,
    })
    .from(receipts)
    .where(
      and(
        eq(claimLines.finalizationId, claim.id),
        isNull(claimLines.files),
        eq(receipts.id, claimLines.receiptId),
      ),
    )
  await keepFiles(tx, claim, undefined)
}

/** Falls back to the address if the traveller entered no name. */
export const nameOfUser = sql<string>`coalesce(
  nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`

async function keepHead(tx: Db, { id, tripId }: Claim) {
  await tx
    .update(finalizations)
    .set({
      currency: sql`${trips.currency}`,
      tripName: sql`${trips.name}`,
      startDate: sql`${trips.startDate}`,
      purpose: sql`${trips.purpose}`,
      project: sql`${trips.project}`,
      // Before end dates could be chosen, a trip ended on the day it was finalized.
      endDate: sql`coalesce(${trips.endDate}, ${finalizations.createdAt}::date)`,
      travellerName: nameOfUser,
      travellerEmail: sql`${users.email}`,
    })
    .from(trips)
    .innerJoin(users, eq(users.id, trips.userId))
    .where(and(eq(finalizations.id, id), isNull(finalizations.tripName), eq(trips.id, tripId)))
}

async function keepLines(tx: Db, { id, tripId }: Claim) {
  const converted = convertedReceipts(tx, eq(receipts.tripId, tripId))
  const isByCard = sql`${converted.by} = 'card'`
  await tx.insert(claimLines).select(
    tx
      .select({
        finalizationId: sql<number>`${id}::int`.as('finalization_id'),
        receiptId: receipts.id,
        vendor: receipts.vendor,
        date: receipts.date,
        amountMinor: receipts.amountMinor,
        currency: sql<Currency>`${receipts.currency}`.as('currency'),
        category: sql<Category>`${receipts.category}`.as('category'),
        notes: receipts.notes,
        paidBy: receipts.paidBy,
        details: receipts.details,
        items: receipts.items,
        tax: receipts.tax,
        printedMinor: receipts.printedMinor,
        printedCurrency: receipts.printedCurrency,
        unconfirmed: receipts.unconfirmed,
        files: sql<null>`null::jsonb`.as('files'),
        origin: sql<null>`null::jsonb`.as('origin'),
        cardMinor: sql<number | null>`case when ${isByCard} then ${receipts.cardMinor} end`.as(
          'card_minor',
        ),
        rate: converted.rate,
        rateDay: converted.day,
        convertedMinor: converted.convertedMinor,
      })
      .from(receipts)
      .innerJoin(converted, eq(converted.id, receipts.id)),
  )
}
