import type { SsoReason } from '@quittance/contract/oidc'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import type { AuthDeps } from '#accounts/auth-deps.ts'
import { isReserved } from '#accounts/one-time-tokens.queries.ts'
import { seal } from '#accounts/seal.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { requireSignUp } from '#accounts/sign-up-rules.ts'
import { findUserByEmail, insertUser, type UserRow } from '#accounts/users.queries.ts'
import { confirmAddress } from '#accounts/verify-email.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import type { Exchange } from '#http/exchange.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import * as identities from './identities.queries.ts'
import { clearOidcCookie, readOidcCookie } from './oidc-cookie.ts'
import type { Provider } from './provider.ts'

const name = z.string().trim().catch('')
const verifiedClaims = z.object({
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: name,
  family_name: name,
})

type Claims = z.output<typeof verifiedClaims>
export type OidcDeps = AuthDeps & { provider: Provider }
type Found = { user: UserRow; isNew?: true } | { reason: SsoReason; email?: string }

/** The account that a proven identity opens; one with a password is linked by `linkProven` only. */
export async function findAccount(
  deps: OidcDeps,
  subject: string,
  readClaims: () => Promise<unknown>,
  request: FastifyRequest,
): Promise<Found> {
  const { db, provider } = deps
  const known = await identities.findUserOfIdentity(db, { issuer: provider.issuer, subject })
  if (known) return { user: known }
  const { data: claims } = verifiedClaims.safeParse(await readClaims())
  if (!claims) return { reason: 'unverified' }
  const owner = await findUserByEmail(db, claims.email)
  if (!owner) {
    const created = await createAccount(deps, subject, claims)
    return created ? { user: created, isNew: true } : { reason: 'not-allowed' }
  }
  if (owner.passwordHash) return { reason: 'link', email: claims.email }
  // The provider may have given the address of a former user to another person.
  const isTaken = await identities.hasIdentityOf(db, owner.id, provider.issuer)
  if (isTaken) return { reason: 'other-person' }
  return { user: await linkIdentity(deps, subject, owner, request) }
}

/** Creates every account that comes from single sign-on; undefined if it is not allowed. */
async function createAccount(deps: OidcDeps, subject: string, claims: Claims) {
  const { allowedDomains, issuer } = deps.provider
  const { email, given_name, family_name } = claims
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (allowedDomains?.includes(domain) === false) return undefined
  const names = { firstName: given_name.slice(0, 100), lastName: family_name.slice(0, 100) }
  const creating = deps.db.transaction(async (tx) => {
    if (await isReserved(tx, email)) return undefined
    await requireSignUp(tx, deps.signUpMode, { email, isVerified: true })
    const created = await insertUser(tx, { email, ...names, passwordHash: '' })
    if (!created) return undefined
    await identities.insertIdentity(tx, { issuer, subject, userId: created.id })
    return confirmAddress(deps, tx, created.id)
  })
  const user = await creating.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'SIGN_UP_REFUSED') return undefined
    throw error
  })
  void deps.mailer.flush()
  return user
}

async function linkIdentity(
  deps: OidcDeps,
  subject: string,
  { id: userId, email }: UserRow,
  request: FastifyRequest,
) {
  const { issuer, name: providerName } = deps.provider
  const linked = await deps.db.transaction(async (tx) => {
    await identities.insertIdentity(tx, { issuer, subject, userId })
    await recordEvent(tx, { userId, kind: 'sso-linked', caller: callerOf(request) })
    const text = `Your Quittance account can now be opened with ${providerName}.`
    await enqueueMail(tx, waysInChangedMail(email, deps.publicUrl, text))
    return confirmAddress(deps, tx, userId)
  })
  void deps.mailer.flush()
  return linked
}

/** After another kind of sign-in: links the identity this browser has proven, if the addresses match. */
export async function linkProven(deps: AuthDeps, { request, reply }: Exchange, user: UserRow) {
  const { db, provider } = deps
  const { proven } = readOidcCookie(deps, request)
  if (!provider || !proven || !isLinking(deps, request, user.email)) return {}
  clearOidcCookie(deps, reply)
  const { subject, idToken } = proven
  const isKnown = await identities.findUserOfIdentity(db, { issuer: provider.issuer, subject })
  if (!isKnown) await linkIdentity({ ...deps, provider }, subject, user, request)
  return { idToken: seal(deps.secret, idToken) }
}

/** Whether the provider has confirmed that this browser's user owns the address. */
export function isLinking(deps: AuthDeps, request: FastifyRequest, email: string) {
  return readOidcCookie(deps, request).proven?.email?.toLowerCase() === email.toLowerCase()
}
