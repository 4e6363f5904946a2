import { fromMinor } from '@quittance/contract/money'
import {
  type ChangedLine,
  type ClaimDifference,
  type ClaimLine,
  type LineFact,
  lineFacts,
  mostNamedChanges,
} from '@quittance/contract/reports'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { claimLines } from './schema.ts'

type Line = typeof claimLines.$inferSelect
type Changes = Pick<ClaimDifference, 'added' | 'removed' | 'changed' | 'lines'>

/** What changed from one finalization to a later one; what lines count in the trip's currency only where that is the same. */
export async function compareClaims(
  db: Db,
  { before, after, isSameCurrency }: { before: number; after: number; isSameCurrency: boolean },
): Promise<Changes> {
  const older = linesOf(db, before).as('older')
  const newer = linesOf(db, after).as('newer')
  const facts: (keyof Line)[] = ['vendor', 'date', 'amountMinor', 'currency', 'category', 'notes']
  if (isSameCurrency) facts.push('cardMinor', 'convertedMinor')
  const row = (side: typeof older | typeof newer): SQL =>
    sql`(${sql.join(
      facts.map((fact) => sql`${side[fact]}`),
      sql`, `,
    )})`
  const isDifferent = sql`${row(older)} is distinct from ${row(newer)}`
  const isSameReceipt = eq(older.receiptId, newer.receiptId)
  const [counts] = await db
    .select({
      added: sql<number>`(count(*) filter (where ${older.receiptId} is null))::int`,
      removed: sql<number>`(count(*) filter (where ${newer.receiptId} is null))::int`,
      changed: sql<number>`count(${older.receiptId} + ${newer.receiptId})::int`,
    })
    .from(older)
    .fullJoin(newer, isSameReceipt)
    .where(isDifferent)
  const lines = await db
    .select()
    .from(older)
    .fullJoin(newer, isSameReceipt)
    .where(isDifferent)
    .orderBy(
      sql`coalesce(${newer.date}, ${older.date})`,
      sql`coalesce(${newer.receiptId}, ${older.receiptId})`,
    )
    .limit(mostNamedChanges)
  return {
    ...(counts ?? { added: 0, removed: 0, changed: 0 }),
    lines: lines.flatMap((pair) => describeChange(pair, isSameCurrency)),
  }
}

function linesOf(db: Db, finalizationId: number) {
  return db.select().from(claimLines).where(eq(claimLines.finalizationId, finalizationId))
}

type Pair = { older: Line | null; newer: Line | null }

function describeChange({ older, newer }: Pair, isSameCurrency: boolean): ChangedLine[] {
  const before = older && asLine(older)
  const after = newer && asLine(newer)
  if (before && after) {
    const facts = lineFacts.filter((fact) => hasChanged(fact, before, after, isSameCurrency))
    return [{ kind: 'changed', before, after, facts }]
  }
  if (after) return [{ kind: 'added', after }]
  return before ? [{ kind: 'removed', before }] : []
}

function hasChanged(fact: LineFact, before: ClaimLine, after: ClaimLine, isSameCurrency: boolean) {
  if (fact === 'amount') {
    return before.amount !== after.amount || before.currency !== after.currency
  }
  // What is in the trip's currency counts as much as it is.
  if (fact === 'converted' && isOwn(before) && isOwn(after)) return false
  const isInTripCurrency = fact === 'card' || fact === 'converted'
  return before[fact] !== after[fact] && (isSameCurrency || !isInTripCurrency)
}

function isOwn({ amount, converted }: ClaimLine) {
  return amount === converted
}

function asLine({ cardMinor, convertedMinor, amountMinor, ...line }: Line): ClaimLine {
  const { vendor, date, currency, category, notes } = line
  return {
    vendor,
    date,
    amount: fromMinor(amountMinor),
    currency,
    category,
    notes,
    card: cardMinor === null ? null : fromMinor(cardMinor),
    converted: convertedMinor === null ? null : fromMinor(convertedMinor),
  }
}
