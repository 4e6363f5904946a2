import { isDeepStrictEqual } from 'node:util'
import {
  type ChangedLine,
  type ClaimDifference,
  type LineFact,
  lineFacts,
  maxNamedChanges,
  type TripFact,
} from '@quittance/contract/reports'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, type finalizations } from '#db/schema.ts'
import { asClaimLine } from './claim-line-words.ts'

type Line = typeof claimLines.$inferSelect
/** The origin follows from changes of the others. */
type Column = Exclude<keyof Line, 'finalizationId' | 'receiptId' | 'origin'>
type Version = typeof finalizations.$inferSelect
type Changes = Pick<ClaimDifference, 'added' | 'removed' | 'changed' | 'lines'>

/** The facts affected by each column; the type ensures that a new column is not forgotten. */
const factsOfColumns: Record<Column, LineFact[]> = {
  vendor: ['vendor'],
  date: ['date'],
  amountMinor: ['amount'],
  currency: ['amount'],
  category: ['category'],
  notes: ['notes'],
  paidBy: ['paidBy'],
  details: ['details'],
  items: ['items'],
  tax: ['tax', 'vatNumber'],
  printedMinor: ['printed'],
  printedCurrency: ['printed'],
  unconfirmed: ['unconfirmed'],
  files: ['files'],
  cardMinor: ['card'],
  rate: ['rate'],
  rateDay: ['rate'],
  convertedMinor: ['converted'],
}
const columns = Object.keys(factsOfColumns) as Column[]
/** Columns missing in old versions: if one side lacks the value, a change cannot be detected. */
const addedLater: Column[] = [
  'items',
  'tax',
  'printedMinor',
  'printedCurrency',
  'unconfirmed',
  'files',
]
const inTripCurrency: Column[] = ['cardMinor', 'rate', 'rateDay', 'convertedMinor']

/** Versions by id, and the currency of each. */
type Compared = { before: number; after: number; currencies: [before: string, after: string] }

/** Compares converted amounts only if the trip's currency is the same. */
export async function compareClaims(
  db: Db,
  { before, after, currencies }: Compared,
): Promise<Changes> {
  const isSameCurrency = currencies[0] === currencies[1]
  const older = linesOf(db, before).as('older')
  const newer = linesOf(db, after).as('newer')
  const compared = columns.filter((column) => isSameCurrency || !inTripCurrency.includes(column))
  const isDifferent = (which: Column[]) =>
    sql`(${valuesOf(older, which)}) is distinct from (${valuesOf(newer, which)})`
  const always = compared.filter((column) => !addedLater.includes(column))
  const areKept = sql`${older.files} is not null and ${newer.files} is not null`
  const isChanged = sql`(${isDifferent(always)} or (${areKept} and ${isDifferent(addedLater)}))`
  const isSameReceipt = eq(older.receiptId, newer.receiptId)
  const [counts] = await db
    .select({
      added: sql<number>`(count(*) filter (where ${older.receiptId} is null))::int`,
      removed: sql<number>`(count(*) filter (where ${newer.receiptId} is null))::int`,
      changed: sql<number>`count(${older.receiptId} + ${newer.receiptId})::int`,
    })
    .from(older)
    .fullJoin(newer, isSameReceipt)
    .where(isChanged)
  const lines = await db
    .select()
    .from(older)
    .fullJoin(newer, isSameReceipt)
    .where(isChanged)
    .orderBy(
      sql`coalesce(${newer.date}, ${older.date})`,
      sql`coalesce(${newer.receiptId}, ${older.receiptId})`,
    )
    .limit(maxNamedChanges)
  return {
    ...(counts ?? { added: 0, removed: 0, changed: 0 }),
    lines: lines.flatMap((pair) => describeChange(pair, compared, currencies)),
  }
}

function linesOf(db: Db, finalizationId: number) {
  return db.select().from(claimLines).where(eq(claimLines.finalizationId, finalizationId))
}

type Lines = ReturnType<ReturnType<typeof linesOf>['as']>

function valuesOf(lines: Lines, which: Column[]): SQL {
  const values = which.map((column) =>
    // Comparing keys is enough: different content has a different key, and hashes were added later.
    column === 'files' ? sql`${keysIn(lines)}` : sql`${lines[column]}`,
  )
  return sql.join(values, sql`, `)
}

function keysIn({ files }: Lines): SQL {
  return sql`jsonb_path_query_array(${files}, '$.**.key')`
}

type Pair = { older: Line | null; newer: Line | null }

function describeChange(
  { older, newer }: Pair,
  compared: Column[],
  [ownBefore, ownAfter]: Compared['currencies'],
): ChangedLine[] {
  const before = older && asClaimLine(older, ownBefore)
  const after = newer && asClaimLine(newer, ownAfter)
  if (older && newer && before && after) {
    const changedFacts = new Set(
      compared.filter((column) => hasChanged(column, older, newer)).flatMap(factsIn(older, newer)),
    )
    return [
      { kind: 'changed', before, after, facts: lineFacts.filter((fact) => changedFacts.has(fact)) },
    ]
  }
  if (after) return [{ kind: 'added', after }]
  return before ? [{ kind: 'removed', before }] : []
}

function hasChanged(column: Column, older: Line, newer: Line) {
  if (addedLater.includes(column) && !(older.files && newer.files)) return false
  if (column === 'files') return !isDeepStrictEqual(keysOf(older), keysOf(newer))
  // Amounts in the trip's currency need no conversion.
  if (column === 'convertedMinor' && isOwn(older) && isOwn(newer)) return false
  return !isDeepStrictEqual(older[column], newer[column])
}

/** For taxes, either part may have changed. */
function factsIn(older: Line, newer: Line) {
  return (column: Column): LineFact[] => {
    if (column !== 'tax') return factsOfColumns[column]
    const isSameNumber = older.tax?.vatNumber === newer.tax?.vatNumber
    const areSameLines = isDeepStrictEqual(older.tax?.lines ?? [], newer.tax?.lines ?? [])
    return factsOfColumns.tax.filter((fact) => !(fact === 'tax' ? areSameLines : isSameNumber))
  }
}

function keysOf({ files }: Line) {
  const { image, document } = files ?? { image: null, document: null }
  return [image, document?.original, ...(document?.pages ?? [])].map((file) => file?.key)
}

function isOwn({ amountMinor, convertedMinor }: Line) {
  return amountMinor === convertedMinor
}

const tripColumns: Record<TripFact, keyof Version> = {
  name: 'tripName',
  startDate: 'startDate',
  endDate: 'endDate',
  currency: 'currency',
  purpose: 'purpose',
  project: 'project',
  traveller: 'travellerName',
  email: 'travellerEmail',
}

/** Compares trip and traveller, as far as both versions recorded them. */
export function compareTrips(older: Version, newer: Version): NonNullable<ClaimDifference['trip']> {
  return (Object.keys(tripColumns) as TripFact[]).flatMap((fact) => {
    const [before, after] = [older[tripColumns[fact]], newer[tripColumns[fact]]]
    const isKnown = typeof before === 'string' && typeof after === 'string'
    return isKnown && before !== after ? [{ fact, before, after }] : []
  })
}
