import { tokenPrefix } from '@quittance/contract/tokens'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import { accessTokens, users } from './schema.ts'
import { createToken, hashToken } from './tokens.ts'

export type TokenRow = typeof accessTokens.$inferSelect

const tokenUser = prepared((db) =>
  db
    .select({
      user: users,
      scopes: accessTokens.scopes,
      isLongUnseen: sql<boolean>`coalesce(${accessTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(accessTokens.expiresAt, sql`now()`),
      ),
    )
    .prepare('user_of_token'),
)

/** Undefined for an unknown, revoked or expired token. Writes its last use at most once a minute. */
export async function findTokenUser(db: Db, token: string) {
  const tokenHash = hashToken(token)
  const [found] = await tokenUser(db).execute({ tokenHash })
  if (found?.isLongUnseen) {
    await db
      .update(accessTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(accessTokens.tokenHash, tokenHash))
  }
  return found
}

/** Expired ones too, until the user removes them. */
export function listTokens(db: Db, userId: number) {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.id))
}

type NewToken = Pick<TokenRow, 'userId' | 'name' | 'scopes'> & { days: number }

export async function insertToken(db: Db, { days, ...token }: NewToken) {
  const text = `${tokenPrefix}${createToken()}`
  const expiresAt = sql`now() + make_interval(days => ${days})`
  const [row] = await db
    .insert(accessTokens)
    .values({ ...token, tokenHash: hashToken(text), expiresAt })
    .returning()
  if (!row) throw new Error('Adding an access token returned no row.')
  return { row, text }
}

export async function deleteToken(db: Db, userId: number, id: number) {
  const isOwn = and(eq(accessTokens.userId, userId), eq(accessTokens.id, id))
  return (await db.delete(accessTokens).where(isOwn).returning({ id: accessTokens.id })).length > 0
}

export async function deleteTokensOfUser(db: Db, userId: number) {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId))
}
