import type { FastifyRequest } from 'fastify'
import type { AuthDeps } from '#accounts/auth-deps.ts'
import { seal } from '#accounts/seal.ts'
import type { UserRow } from '#accounts/users.queries.ts'
import { AppError } from '#http/app-error.ts'
import type { Exchange } from '#http/exchange.ts'
import { linkIdentity } from './account-of-identity.ts'
import { findUserOfIdentity } from './identities.queries.ts'
import { clearOidcCookie, pending, readOidcCookie } from './oidc-cookie.ts'

/** Links the identity of this browser's last sign-in with the provider if its address is this user's. */
export async function linkPending(
  deps: AuthDeps,
  { request, reply }: Exchange,
  user: UserRow,
): Promise<{ idToken?: string }> {
  const { db, provider, secret } = deps
  const proven = readOidcCookie(deps, request, pending)
  if (!provider || !proven || !isSame(proven.email, user.email)) return {}
  clearOidcCookie(deps, reply)
  const { subject, idToken } = proven
  const identity = { issuer: provider.issuer, subject }
  if (!(await findUserOfIdentity(db, identity))) {
    await linkIdentity({ ...deps, provider }, identity, user, request)
  }
  return idToken ? { idToken: seal(secret, idToken) } : {}
}

/** With PASSWORD_LOGIN=off a password still links its account, once. */
export function requirePasswordLogin(deps: AuthDeps, request?: FastifyRequest, email?: string) {
  if (!deps.passwordsOff) return
  if (request && email && isSame(readOidcCookie(deps, request, pending)?.email, email)) return
  throw new AppError(
    'PASSWORDS_OFF',
    `Passwords are switched off here. Continue with ${deps.provider?.name}, or sign in with a passkey.`,
  )
}

function isSame(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.toLowerCase()
}
