import type { SsoReason } from '@quittance/contract/oidc'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import type { AuthDeps } from '#accounts/auth-deps.ts'
import { isReserved } from '#accounts/one-time-tokens.queries.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { findUserByEmail, insertUser, type UserRow } from '#accounts/users.queries.ts'
import { confirmAddress } from '#accounts/verify-email.ts'
import type { Db } from '#db/connect.ts'
import { callerOf } from '#http/caller.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import {
  findUserOfIdentity,
  hasIdentityOf,
  type Identity,
  insertIdentity,
} from './identities.queries.ts'
import type { Provider } from './provider.ts'

const name = z
  .string()
  .transform((text) => text.trim().slice(0, 100))
  .catch('')

const verifiedClaims = z.object({
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: name,
  family_name: name,
})

type Claims = z.output<typeof verifiedClaims>
export type OidcDeps = AuthDeps & { provider: Provider }
type Found = { user: UserRow; isNew?: boolean } | { reason: SsoReason; email?: string | undefined }

/** The account that a proven identity opens; one with a password is linked by `linkPending` only. */
export async function findAccount(
  deps: OidcDeps,
  identity: Identity,
  readClaims: () => Promise<unknown>,
  request: FastifyRequest,
): Promise<Found> {
  const { db, provider } = deps
  const known = await findUserOfIdentity(db, identity)
  if (known) return { user: known }

  const { data: claims } = verifiedClaims.safeParse(await readClaims())
  if (!claims) return { reason: 'unverified' }
  const { email } = claims
  const owner = await findUserByEmail(db, email)
  if (!owner) {
    const created = await createAccount(deps, identity, claims)
    return created ? { user: created, isNew: true } : { reason: 'not-allowed' }
  }
  if (owner.passwordHash) return { reason: 'link', email }
  // The provider may have given the address of a former user to another person.
  if (await hasIdentityOf(db, owner.id, provider.issuer)) return { reason: 'other-person' }
  return { user: await linkIdentity(deps, identity, owner, request) }
}

/** Every account that single sign-on creates; undefined if it may not. */
async function createAccount(
  { db, mailer, ...deps }: OidcDeps,
  identity: Identity,
  claims: Claims,
) {
  const { email, given_name: firstName, family_name: lastName } = claims
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (deps.provider.allowedDomains?.includes(domain) === false) return undefined
  const user = await db.transaction(async (tx) => {
    if (await isReserved(tx, email)) return undefined
    const created = await insertUser(tx, { email, firstName, lastName, passwordHash: '' })
    if (!created) return undefined
    await insertIdentity(tx, { ...identity, userId: created.id })
    return confirmAddress({ ...deps, db, mailer }, tx, created.id)
  })
  void mailer.flush()
  return user
}

export async function linkIdentity(
  deps: OidcDeps,
  identity: Identity,
  { id: userId, email }: UserRow,
  request: FastifyRequest,
) {
  const { db, mailer, publicUrl, provider } = deps
  const linked = await db.transaction(async (tx: Db) => {
    await insertIdentity(tx, { ...identity, userId })
    await recordEvent(tx, { userId, kind: 'sso-linked', caller: callerOf(request) })
    const text = `Your Quittance account can now be opened with ${provider.name}.`
    await enqueueMail(tx, waysInChangedMail(email, publicUrl, text))
    return confirmAddress(deps, tx, userId)
  })
  void mailer.flush()
  return linked
}
