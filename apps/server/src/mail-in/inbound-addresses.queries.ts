import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { inboundAddresses, users } from '#db/schema.ts'

export type InboundAddressRow = typeof inboundAddresses.$inferSelect

/** Concurrent first calls return the same address. */
export async function findOrCreateAddress(db: Db, userId: number, newToken: string) {
  await db.insert(inboundAddresses).values({ userId, token: newToken }).onConflictDoNothing()
  const [row] = await db.select().from(inboundAddresses).where(eq(inboundAddresses.userId, userId))
  if (!row) throw new Error('Creating an import address returned no row.')
  return row
}

export async function findAddress(db: Db, userId: number) {
  const [row] = await db.select().from(inboundAddresses).where(eq(inboundAddresses.userId, userId))
  return row
}

export async function updateAddress(
  db: Db,
  userId: number,
  changes: Partial<Pick<InboundAddressRow, 'token' | 'takesOthers' | 'createdAt'>>,
) {
  const [row] = await db
    .update(inboundAddresses)
    .set(changes)
    .where(eq(inboundAddresses.userId, userId))
    .returning()
  if (!row) throw new Error('The user has no import address.')
  return row
}

export async function findRecipients(db: Db, tokens: string[]) {
  if (tokens.length === 0) return []
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      takesOthers: inboundAddresses.takesOthers,
    })
    .from(inboundAddresses)
    .innerJoin(users, eq(users.id, inboundAddresses.userId))
    .where(inArray(inboundAddresses.token, tokens))
  return rows.map(({ emailVerifiedAt, ...row }) => ({
    ...row,
    isVerified: emailVerifiedAt !== null,
  }))
}
