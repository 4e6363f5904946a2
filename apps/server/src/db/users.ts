import { eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { users } from './schema.ts'

export type UserRow = typeof users.$inferSelect

type NewUser = Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName'>

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(hasEmail(email))
  return user
}

/** Undefined when the address is taken. */
export async function insertUser(db: Db, user: NewUser) {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return created
}

export async function updateUser(db: Db, id: number, changes: Partial<UserRow>) {
  const [updated] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!updated) throw new Error('The user is gone.')
  return updated
}

/** The trial starts with the first verification and never again. */
export async function markEmailVerified(db: Db, id: number) {
  const [before] = await db.select().from(users).where(eq(users.id, id)).for('update')
  const now = new Date()
  const trialStartedAt = before?.trialStartedAt ?? now
  const user = await updateUser(db, id, { emailVerifiedAt: now, trialStartedAt })
  return { user, isFirstTime: before?.trialStartedAt === null }
}

/** Held until the transaction ends; signing in and reading go on meanwhile. */
export async function lockUser(tx: Db, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

/** A grant lapses by itself at its date. */
export function isPremium({ premiumUntil }: Pick<UserRow, 'premiumUntil'>) {
  return premiumUntil !== null && premiumUntil > new Date()
}

export async function deleteUser(db: Db, id: number) {
  await db.delete(users).where(eq(users.id, id))
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase())
}
