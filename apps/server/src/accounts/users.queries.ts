import { asc, eq, gt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import { billingAccounts, closedCustomers, receipts, trips, uploads, users } from '#db/schema.ts'

export type UserRow = typeof users.$inferSelect

type NewUser = Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName'>

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(hasEmail(email))
  return user
}

export async function requireUserRow(db: Db, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('The user is gone.')
  return user
}

/** Returns undefined if the address is taken. */
export async function insertUser(db: Db, user: NewUser) {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return created
}

export async function updateUser(db: Db, id: number, changes: PgUpdateSetSource<typeof users>) {
  const [updated] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!updated) throw new Error('The user is gone.')
  return updated
}

/** Starts the trial at the first verification only. */
export async function markEmailVerified(db: Db, id: number) {
  const [before] = await db.select().from(users).where(eq(users.id, id)).for('update')
  const trialStartedAt = sql`coalesce(${users.trialStartedAt}, now())`
  const user = await updateUser(db, id, { emailVerifiedAt: sql`now()`, trialStartedAt })
  return { user, isFirstTime: before?.trialStartedAt === null }
}

/** Held until the transaction ends; does not block sign-in or reads. */
export async function lockUser(tx: Db, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

/** Runs in the caller's transaction; the caller must also cancel the subscription. */
export async function deleteUser(tx: Db, id: number) {
  const customer = tx
    .select({ customerId: billingAccounts.customerId, createdAt: sql`now()`.as('created_at') })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, id))
  await tx.insert(closedCustomers).select(customer).onConflictDoNothing()
  // Delete references to documents first: the order of PostgreSQL's cascades is not guaranteed.
  await tx.delete(receipts).where(eq(receipts.userId, id))
  await tx.delete(uploads).where(eq(uploads.userId, id))
  await tx.delete(users).where(eq(users.id, id))
}

/** All users with their number of trips, in pages. */
export async function listUsers(db: Db, afterId: number, limit = 500) {
  return db
    .select({ user: users, trips: db.$count(trips, eq(trips.userId, users.id)) })
    .from(users)
    .where(gt(users.id, afterId))
    .orderBy(asc(users.id))
    .limit(limit)
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase())
}
