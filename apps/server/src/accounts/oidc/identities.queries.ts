import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { userIdentities, users } from '#db/schema.ts'

export type Identity = { issuer: string; subject: string }

export async function findUserOfIdentity(db: Db, { issuer, subject }: Identity) {
  const [found] = await db
    .select({ user: users })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)))
  return found?.user
}

export async function hasIdentityOf(db: Db, userId: number, issuer: string) {
  const isTheirs = and(eq(userIdentities.userId, userId), eq(userIdentities.issuer, issuer))
  return (await db.$count(userIdentities, isTheirs)) > 0
}

/** An identity opens one account for good. */
export async function insertIdentity(db: Db, identity: Identity & { userId: number }) {
  await db.insert(userIdentities).values(identity)
}

export async function deleteIdentitiesSince(db: Db, userId: number, since: Date) {
  await db
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, userId), gte(userIdentities.createdAt, since)))
}
