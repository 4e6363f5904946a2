import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { userIdentities, users } from '#db/schema.ts'

const { issuer, subject, userId, createdAt } = userIdentities
export type Identity = { issuer: string; subject: string }

export async function findUserOfIdentity(db: Db, identity: Identity) {
  const isIt = and(eq(issuer, identity.issuer), eq(subject, identity.subject))
  const owned = db.select().from(userIdentities).innerJoin(users, eq(users.id, userId))
  return (await owned.where(isIt))[0]?.users
}

export async function hasIdentityOf(db: Db, ownerId: number, from: string) {
  return (await db.$count(userIdentities, and(eq(userId, ownerId), eq(issuer, from)))) > 0
}

/** An identity opens one account for good. */
export async function insertIdentity(db: Db, identity: Identity & { userId: number }) {
  await db.insert(userIdentities).values(identity)
}

export async function deleteIdentitiesSince(db: Db, ownerId: number, since: Date) {
  await db.delete(userIdentities).where(and(eq(userId, ownerId), gte(createdAt, since)))
}
