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

/** Undefined when the address is taken. */
export async function insertUser(db: Db, user: NewUser) {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return created
}

export async function updateUser(db: Db, id: number, changes: PgUpdateSetSource<typeof users>) {
  const [updated] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!updated) throw new Error('The user is gone.')
  return updated
}

/** The trial starts with the first verification and never again. */
export async function markEmailVerified(db: Db, id: number) {
  const [before] = await db.select().from(users).where(eq(users.id, id)).for('update')
  const trialStartedAt = sql`coalesce(${users.trialStartedAt}, now())`
  const user = await updateUser(db, id, { emailVerifiedAt: sql`now()`, trialStartedAt })
  return { user, isFirstTime: before?.trialStartedAt === null }
}

/** Held until the transaction ends; signing in and reading go on meanwhile. */
export async function lockUser(tx: Db, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

/** In the caller's transaction; whoever charges this user must be told as well. */
export async function deleteUser(tx: Db, id: number) {
  const customer = tx
    .select({ customerId: billingAccounts.customerId, createdAt: sql`now()`.as('created_at') })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, id))
  await tx.insert(closedCustomers).select(customer).onConflictDoNothing()
  // What names a document goes before it: the order in which PostgreSQL would cascade is not to be relied on.
  await tx.delete(receipts).where(eq(receipts.userId, id))
  await tx.delete(uploads).where(eq(uploads.userId, id))
  await tx.delete(users).where(eq(users.id, id))
}

/** Everyone with the number of their trips, in pages. */
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
