import { authEndpoints } from '@quittance/contract/auth'
import type { FastifyInstance } from 'fastify'
import { findIdToken } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { inConstantTime } from '#http/constant-time.ts'
import { mount, requireUser } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { endSession, startSession } from '#http/session.ts'
import { mailLimits } from './account-limits.ts'
import type { AuthDeps } from './auth-deps.ts'
import { cancelAddressChange, changeProfile, undoAddressChange } from './change-address.ts'
import { confirmPassword } from './confirm-password.ts'
import { deleteAccount } from './delete-account.ts'
import { streamUserData } from './download-data.ts'
import { sendResetLink } from './forgot-password.ts'
import { login } from './login.ts'
import { mapUser } from './map-user.ts'
import { isLinking, linkProven } from './oidc/link-identity.ts'
import { issueToken, redeemToken } from './one-time-tokens.queries.ts'
import { register } from './register.ts'
import { changePassword, resetPassword } from './reset-password.ts'
import { unseal } from './seal.ts'
import { recordEvent } from './security-events.queries.ts'
import { signIn, signUp } from './sign-in.ts'
import { updateUser } from './users.queries.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export function registerAuth(app: FastifyInstance, deps: AuthDeps) {
  const { db, cookie } = deps

  mount(app, authEndpoints, {
    'GET /api/auth/user': async ({ user }) => mapUser(user),

    'POST /api/auth/register': async ({ body, request, reply }) => {
      requirePasswords(deps)
      await limitAttempts(db, mailLimits(body.email, clientKey(request)))
      const user = await register(deps, body)
      await signUp(deps, { request, reply }, user)
      return mapUser(user)
    },

    'POST /api/auth/login': async ({ body, request, reply }) => {
      // With passwords off, one still works to link its account to the provider.
      if (!isLinking(deps, request, body.email)) requirePasswords(deps)
      const signedIn = await login(deps, body, request)
      const linked = await linkProven(deps, { request, reply }, signedIn.user)
      await signIn(deps, { request, reply }, { ...signedIn, ...linked })
      return mapUser(signedIn.user)
    },

    'POST /api/auth/logout': async (call) => {
      const { sessionId } = call.request
      const sealed = sessionId && (await findIdToken(db, sessionId))
      await endSession(db, cookie, call)
      const idToken = sealed && unseal(deps, sealed)
      const url = idToken ? await deps.provider?.endSessionUrl(idToken) : undefined
      return { message: 'Logged out', url }
    },

    'POST /api/auth/forgot-password': async ({ body, request }) => {
      requirePasswords(deps)
      await inConstantTime(sendResetLink(deps, body.email, request))
      return { message: 'If that address has an account, a reset link is on its way.' }
    },

    'POST /api/auth/reset-password': async ({ body, request, reply }) => {
      requirePasswords(deps)
      await resetPassword(deps, body, { request, reply })
      await endSession(db, cookie, { request, reply })
      return { message: 'Password changed' }
    },

    'POST /api/auth/verify-email': async ({ body, request }) => {
      await verifyEmail(deps, body.token, request)
      return { message: 'Email verified' }
    },

    'POST /api/auth/resend-verification': async ({ body, request }) => {
      await inConstantTime(resendVerification(deps, body.email, request))
      return { message: 'If that address is awaiting verification, a new link is on its way.' }
    },

    'PUT /api/auth/profile': async ({ body, user, request }) =>
      mapUser(await changeProfile(deps, user, body, request)),

    'DELETE /api/auth/pending-email': async ({ user }) =>
      mapUser(await cancelAddressChange(deps, user.id)),

    'POST /api/auth/undo-email-change': async ({ body, request, reply }) => {
      const { email } = await undoAddressChange(deps, body.token, request)
      await endSession(db, cookie, { request, reply })
      return { email }
    },

    'PUT /api/auth/password': async ({ body, user, request, reply }) => {
      await changePassword(deps, user, body, request)
      await startSession(db, cookie, { request, reply }, user.id)
      return { message: 'Password changed' }
    },

    'PUT /api/auth/preferences': async ({ body, user }) =>
      mapUser(await updateUser(db, user.id, body)),

    'POST /api/auth/data-download': async ({ body, user, request }) => {
      await confirmPassword(deps, user, body, request)
      const token = await issueToken(db, user.id, 'download-data')
      await recordEvent(db, { userId: user.id, kind: 'data-exported', caller: callerOf(request) })
      return { url: `/api/auth/data-download/${token}` }
    },

    'DELETE /api/auth/user': async ({ body, user, request, reply }) => {
      await deleteAccount(deps, user, body, request)
      await endSession(db, cookie, { request, reply })
      return { message: 'Account deleted' }
    },
  })

  app.get<{ Params: { token: string } }>(
    '/api/auth/data-download/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const user = requireUser(request)
      if (!(await redeemToken(db, request.params.token, 'download-data', user.id))) {
        throw new AppError(
          'NOT_FOUND',
          'This download link was used or has expired. Request a new one.',
        )
      }
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="quittance-data.zip"')
        .header('cache-control', 'no-store')
        .send(streamUserData({ ...deps, log: request.log }, user))
    },
  )
}

function requirePasswords({ passwordsOff, provider }: AuthDeps) {
  if (!passwordsOff) return
  const message = `Passwords are switched off here. Continue with ${provider?.name}, or sign in with a passkey.`
  throw new AppError('PASSWORDS_OFF', message)
}
