import { and, asc, between, eq, gt, lt, sql } from 'drizzle-orm'
import { lockUser, updateUser } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { billingAccounts, billingEvents, closedCustomers, users } from '#db/schema.ts'
import type { Subscription } from '#db/subscription.ts'
import { deleteUnlocked } from '#db/take-rows.ts'

export type BillingAccountRow = typeof billingAccounts.$inferSelect

export async function findBillingAccount(db: Db, userId: number) {
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId))
  return account
}

export async function findAccountOfCustomer(db: Db, customerId: string) {
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId))
  return account
}

/** Keeps an existing customer. */
export async function insertBillingAccount(db: Db, userId: number, customerId: string) {
  await db.insert(billingAccounts).values({ userId, customerId }).onConflictDoNothing()
  const account = await findBillingAccount(db, userId)
  if (!account) throw new Error('Adding a billing account left no row.')
  return account
}

/** Returns false if something else was stored since the account was read; the caller retries. */
export async function storeSubscription(
  db: Db,
  { userId, customerId, version }: BillingAccountRow,
  subscription: Subscription | null,
  paidUntil: Date | null,
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const stored = await tx
      .update(billingAccounts)
      .set({ subscription, version: version + 1 })
      .where(and(eq(billingAccounts.customerId, customerId), eq(billingAccounts.version, version)))
      .returning({ userId: billingAccounts.userId })
    if (stored.length === 0) return false
    await updateUser(tx, userId, { paidUntil })
    return true
  })
}

/** The customer no longer exists at Stripe, nor does its subscription. */
export async function forgetCustomer(db: Db, customerId: string) {
  await db.transaction(async (tx) => {
    const account = await findAccountOfCustomer(tx, customerId)
    if (!account) return
    await lockUser(tx, account.userId)
    await tx.delete(billingAccounts).where(eq(billingAccounts.customerId, customerId))
    await updateUser(tx, account.userId, { paidUntil: null })
  })
}

export async function listBillingAccounts(db: Db, afterUserId: number, limit = 100) {
  return db
    .select()
    .from(billingAccounts)
    .where(gt(billingAccounts.userId, afterUserId))
    .orderBy(asc(billingAccounts.userId))
    .limit(limit)
}

/** Accounts whose paid period is about to end or has just ended. */
export async function listDueAccounts(db: Db, limit = 500) {
  return db
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .innerJoin(users, eq(users.id, billingAccounts.userId))
    .where(
      between(users.paidUntil, sql`now() - interval '30 days'`, sql`now() + interval '3 days'`),
    )
    .orderBy(asc(users.paidUntil))
    .limit(limit)
}

export async function isEventKnown(db: Db, id: string) {
  return (await db.$count(billingEvents, eq(billingEvents.id, id))) > 0
}

export async function storeEvent(db: Db, id: string) {
  await db.insert(billingEvents).values({ id }).onConflictDoNothing()
}

/** Stripe does not resend events after 30 days. */
export async function deleteOldEvents(db: Db) {
  await deleteUnlocked(
    db,
    billingEvents,
    [billingEvents.id],
    lt(billingEvents.createdAt, sql`now() - interval '60 days'`),
  )
}

export async function listClosedCustomers(db: Db, limit = 100) {
  return db.select().from(closedCustomers).orderBy(asc(closedCustomers.createdAt)).limit(limit)
}

export async function removeClosedCustomer(db: Db, customerId: string) {
  await db.delete(closedCustomers).where(eq(closedCustomers.customerId, customerId))
}
