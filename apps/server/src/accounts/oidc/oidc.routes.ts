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
import { findUserOfIdentity } from './identities.queries.ts'
import { findAccount, type OidcDeps } from './link-identity.ts'
import { clearOidcCookie, readOidcCookie, setOidcCookie } from './oidc-cookie.ts'
import type { Checks } from './provider.ts'

export function registerOidc(app: FastifyInstance, deps: AuthDeps) {
  const { db, provider, secret } = deps
  const notSetUp = () => new AppError('NOT_FOUND', 'Single sign-on is not set up here.')

  mount(app, oidcEndpoints, {
    'POST /api/auth/oidc': async ({ body, user, request, reply }) => {
      if (!provider) throw notSetUp()
      await limitAttempts(db, oidcLimits(clientKey(request)))
      const { url, checks } = await provider.begin(user !== null).catch((err: unknown) => {
        request.log.warn({ err }, 'the provider for single sign-on cannot be reached')
        const message = `${provider.name} cannot be reached right now. Please log in another way, or try again later.`
        throw new AppError('UNAVAILABLE', message)
      })
      setOidcCookie(deps, reply, { begun: { ...checks, redirect: body.redirect } })
      return { url }
    },

    'POST /api/auth/oidc/code': async ({ body, request, reply }) => {
      if (!provider) throw notSetUp()
      const { proven } = readOidcCookie(deps, request)
      const identity = proven && { issuer: provider.issuer, subject: proven.subject }
      const user = identity && (await findUserOfIdentity(db, identity))
      if (!user) {
        throw new AppError('INVALID_CREDENTIALS', 'This took too long. Please sign in again.')
      }
      const isSecondStepDone = await requireSecondStep(deps, user, body.code, request)
      clearOidcCookie(deps, reply)
      const idToken = seal(secret, proven.idToken)
      await signIn(deps, { request, reply }, { user, isSecondStepDone, idToken })
      return mapUser(user)
    },
  })

  // A HEAD request would use up the code.
  const options = { schema: { hide: true }, exposeHeadRoute: false }
  app.get('/api/auth/oidc/callback', options, async (request, reply) => {
    if (!provider) throw notSetUp()
    const { begun } = readOidcCookie(deps, request)
    clearOidcCookie(deps, reply)
    const { redirect = '/' } = begun ?? {}
    const reason = await finishSignIn({ ...deps, provider }, { request, reply }, begun)
    if (!reason) return reply.redirect(redirect, 303)
    return reply.redirect(`/login?sso=${reason}&redirect=${encodeURIComponent(redirect)}`, 303)
  })
}

/** Returns why the user is not signed in; undefined if they are. */
async function finishSignIn(
  deps: OidcDeps,
  exchange: Exchange,
  checks: Checks | undefined,
): Promise<SsoReason | undefined> {
  const { request, reply } = exchange
  if (!checks) return 'failed'
  try {
    const { subject, idToken, readClaims } = await deps.provider.finish(request.url, checks)
    // Browsers drop cookies over 4096 bytes; without the token, sign-out does not reach the provider.
    const proven = { subject, idToken: idToken.length > 2200 ? '' : idToken }
    const found = await findAccount(deps, subject, readClaims, request)
    if ('reason' in found) {
      setOidcCookie(deps, reply, { proven: { ...proven, email: found.email } })
      return found.reason
    }
    const { user, isNew } = found
    if ((await findSecondStep(deps.db, user.id))?.confirmedAt) {
      setOidcCookie(deps, reply, { proven })
      return 'code'
    }
    const proof = { idToken: seal(deps.secret, idToken) }
    await (isNew ? signUp(deps, exchange, user, proof) : signIn(deps, exchange, { user, ...proof }))
    return undefined
  } catch (err) {
    const isDenied = err instanceof AuthorizationResponseError && err.error === 'access_denied'
    if (!isDenied) request.log.warn({ err }, 'single sign-on failed')
    return isDenied ? 'cancelled' : 'failed'
  }
}
