import type { Payer } from '@quittance/contract/receipt-details'
import { maxSuggestions, maxVendors } from '@quittance/contract/receipts'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { receipts, trips } from '#db/schema.ts'

/** What a user entered before, to be offered again. */
export async function findSuggestions(db: Db, userId: number) {
  const projectOfReceipt = sql`${receipts.details}->>'project'`
  const [payers, projects, purposes] = await Promise.all([
    findPayers(db, userId),
    latestTexts(
      db,
      sql`select ${trips.project}, ${trips.createdAt} from ${trips} where ${trips.userId} = ${userId}
        union all select ${projectOfReceipt}, ${receipts.createdAt} from ${receipts}
        where ${receipts.userId} = ${userId} and ${receipts.details} is not null`,
    ),
    latestTexts(
      db,
      sql`select ${trips.purpose}, ${trips.createdAt} from ${trips} where ${trips.userId} = ${userId}`,
    ),
  ])
  return { payers, projects, purposes }
}

/** Only deliberate choices: else the default of an old trip would outweigh that of a new one. */
async function findPayers(db: Db, userId: number) {
  const { rows } = await db.execute<{ vendor: string; paidBy: Payer }>(sql`
    select vendor, paid_by as "paidBy" from (
      select distinct on (lower(${receipts.vendor})) ${receipts.id}, ${receipts.vendor},
        ${receipts.paidBy}, ${trips.paidBy} as usual
      from ${receipts} join ${trips} on ${trips.id} = ${receipts.tripId}
      where ${receipts.userId} = ${userId}
      order by lower(${receipts.vendor}), ${receipts.id} desc) as last
    where paid_by <> usual order by id desc limit ${maxVendors}`)
  return rows
}

async function latestTexts(db: Db, texts: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ value: string }>(sql`
    select value from (${texts}) as used (value, at)
    where value <> '' group by value order by max(at) desc, value limit ${maxSuggestions}`)
  return rows.map(({ value }) => value)
}
