import { type LedgerAccounts, ledgerAccounts as shape } from '@quittance/contract/ledger'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerAccounts } from '#db/schema.ts'

/** Settings of a later version get their defaults. */
export async function findLedgerAccounts(db: Db, userId: number): Promise<LedgerAccounts> {
  const [found] = await db
    .select({ accounts: ledgerAccounts.accounts })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
  return shape.parse(found?.accounts ?? {})
}

export async function saveLedgerAccounts(db: Db, userId: number, accounts: LedgerAccounts) {
  await db
    .insert(ledgerAccounts)
    .values({ userId, accounts })
    .onConflictDoUpdate({ target: ledgerAccounts.userId, set: { accounts } })
}
