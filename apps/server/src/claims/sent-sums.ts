import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines } from '#db/schema.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import { type ConvertedSums, sumConverted } from '#rates/converted-sums.ts'
import { asSums, groupLines, type ReceiptSums } from '#receipts/receipt-sums.queries.ts'
import { type SentClaimRow, wayOf } from './sent-claims.queries.ts'
import { sumTaxes } from './tax-sums.ts'

export type SentConverted = ConvertedSums & {
  /** By method of conversion, in the order of currency and day. */
  parts: ConvertedPart[]
}

type Claim = Pick<SentClaimRow, 'id' | 'currency'>

/** Every total of a claim, from its lines as sent: no file computes its own. */
export async function sumSentClaim(
  db: Db,
  claim: Claim,
): Promise<ReceiptSums & { converted: SentConverted }> {
  const isOfClaim = eq(claimLines.finalizationId, claim.id)
  const sums = asSums(await groupLines(db, claimLines, isOfClaim, { isByDay: true }))
  return {
    ...sums,
    converted: { ...(await sumLines(db, claim)), parts: await listParts(db, claim) },
  }
}

export async function sumSentTaxes(db: Db, { id }: Claim) {
  const { tax, currency, printedCurrency } = claimLines
  const lines = await db
    .select({ tax, currency, printedCurrency })
    .from(claimLines)
    .where(and(eq(claimLines.finalizationId, id), isNotNull(tax)))
  return sumTaxes(
    lines.map((line) => ({
      ...line,
      printed: line.printedCurrency === null ? null : { currency: line.printedCurrency },
    })),
  )
}

function sumLines(db: Db, { id }: Claim) {
  const { currency, category, date, paidBy, convertedMinor } = claimLines
  return sumConverted(
    db,
    db
      .select({ currency, category, date, paidBy, convertedMinor })
      .from(claimLines)
      .where(eq(claimLines.finalizationId, id))
      .as('lines'),
  )
}

function listParts(db: Db, claim: Claim): Promise<ConvertedPart[]> {
  const lines = db
    .select({
      currency: claimLines.currency,
      by: wayOf(claim).as('by'),
      rate: claimLines.rate,
      day: claimLines.rateDay,
      amountMinor: claimLines.amountMinor,
      convertedMinor: claimLines.convertedMinor,
    })
    .from(claimLines)
    .where(eq(claimLines.finalizationId, claim.id))
    .as('lines')
  return db
    .select({
      currency: lines.currency,
      by: lines.by,
      rate: sql<string | null>`trim_scale(${lines.rate})::text`,
      day: sql<string | null>`${lines.day}::text`,
      receiptCount: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${lines.amountMinor})`.mapWith(Number),
      convertedMinor: sql<number | null>`sum(${lines.convertedMinor})`.mapWith(Number),
    })
    .from(lines)
    .groupBy(lines.currency, lines.by, lines.rate, lines.day)
    .orderBy(lines.currency, lines.by, lines.day, lines.rate)
}
