import { oidcEndpoints, type SsoReason } from '@quittance/contract/oidc'
import type { FastifyInstance } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import { oidcLimits } from '#accounts/account-limits.ts'
import type { AuthDeps } from '#accounts/auth-deps.ts'
import { mapUser } from '#accounts/map-user.ts'
import { requireSecondStep } from '#accounts/require-second-step.ts'
import { seal } from '#accounts/seal.ts'
import { findSecondStep } from '#accounts/second-step/second-steps.queries.ts'
import { signIn, signUp } from '#accounts/sign-in.ts'
import { AppError } from '#http/app-error.ts'
import type { Exchange } from '#http/exchange.ts'
import { mount } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { findAccount, type OidcDeps } from './account-of-identity.ts'
import { findUserOfIdentity } from './identities.queries.ts'
import { begun, clearOidcCookie, pending, readOidcCookie, setOidcCookie } from './oidc-cookie.ts'

export function registerOidc(app: FastifyInstance, deps: AuthDeps) {
  const { db, secret } = deps

  function requireProvider(): OidcDeps {
    const { provider } = deps
    if (!provider) throw new AppError('NOT_FOUND', 'Single sign-on is not set up here.')
    return { ...deps, provider }
  }

  mount(app, oidcEndpoints, {
    'POST /api/auth/oidc': async ({ body, user, request, reply }) => {
      const { provider } = requireProvider()
      await limitAttempts(db, oidcLimits(clientKey(request)))
      const { url, checks } = await provider.begin(user !== null).catch((err: unknown) => {
        request.log.warn({ err }, 'the provider for single sign-on cannot be reached')
        const message = `${provider.name} cannot be reached right now. Please log in another way, or try again later.`
        throw new AppError('UNAVAILABLE', message)
      })
      setOidcCookie(deps, reply, { ...checks, redirect: body.redirect })
      return { url }
    },

    'POST /api/auth/oidc/code': async ({ body, request, reply }) => {
      const { provider } = requireProvider()
      await limitAttempts(db, oidcLimits(clientKey(request)))
      const proven = readOidcCookie(deps, request, pending)
      const identity = proven && { issuer: provider.issuer, subject: proven.subject }
      const user = identity && (await findUserOfIdentity(db, identity))
      if (!user) {
        throw new AppError('INVALID_CREDENTIALS', 'This took too long. Please sign in again.')
      }
      const isSecondStepDone = await requireSecondStep(deps, user, body.code, request)
      clearOidcCookie(deps, reply)
      const idToken = proven.idToken && seal(secret, proven.idToken)
      await signIn(deps, { request, reply }, { user, isSecondStepDone, idToken })
      return mapUser(user)
    },
  })

  // A HEAD request would use up the code.
  const options = { schema: { hide: true }, exposeHeadRoute: false }
  app.get('/api/auth/oidc/callback', options, async (request, reply) => {
    const checks = readOidcCookie(deps, request, begun)
    clearOidcCookie(deps, reply)
    const redirect = checks?.redirect ?? '/'
    const reason = checks
      ? await finishSignIn(requireProvider(), { request, reply }, checks)
      : 'failed'
    if (!reason) return reply.redirect(redirect, 303)
    const query = new URLSearchParams({ sso: reason, ...(redirect !== '/' && { redirect }) })
    return reply.redirect(`/login?${query.toString()}`, 303)
  })
}

/** Returns why the user is not signed in; undefined if they are. */
async function finishSignIn(
  deps: OidcDeps,
  exchange: Exchange,
  checks: Parameters<OidcDeps['provider']['finish']>[1],
): Promise<SsoReason | undefined> {
  const { db, provider, secret } = deps
  const { request, reply } = exchange
  try {
    const { subject, idToken, readClaims } = await provider.finish(request.url, checks)
    const identity = { issuer: provider.issuer, subject }
    const found = await findAccount(deps, identity, readClaims, request)
    if ('reason' in found) {
      const { reason, email } = found
      if (email) setOidcCookie(deps, reply, { subject, idToken, email })
      return reason
    }
    const { user, isNew } = found
    if ((await findSecondStep(db, user.id))?.confirmedAt) {
      setOidcCookie(deps, reply, { subject, idToken })
      return 'code'
    }
    const proof = { idToken: seal(secret, idToken) }
    await (isNew ? signUp(deps, exchange, user, proof) : signIn(deps, exchange, { user, ...proof }))
    return undefined
  } catch (err) {
    if (err instanceof AuthorizationResponseError && err.error === 'access_denied') {
      return 'cancelled'
    }
    request.log.warn({ err }, 'single sign-on failed')
    return 'failed'
  }
}
