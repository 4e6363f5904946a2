import { type Passkey, passkeyEndpoints } from '@quittance/contract/passkeys'
import type { FastifyInstance } from 'fastify'
import { passkeyLimits, resetLimits } from '#accounts/account-limits.ts'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import { confirmPassword } from '#accounts/confirm-password.ts'
import { mapUser } from '#accounts/map-user.ts'
import { linkProven } from '#accounts/oidc/link-identity.ts'
import { requireResetToken } from '#accounts/reset-password.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { signIn } from '#accounts/sign-in.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { beginPasskeyLogin, passkeyLogin } from './passkey-login.ts'
import { deletePasskey, listPasskeys, type PasskeyRow, renamePasskey } from './passkeys.queries.ts'
import type { PasskeysDeps } from './passkeys-deps.ts'

export function registerPasskeys(app: FastifyInstance, deps: PasskeysDeps) {
  const { db, mailer, publicUrl } = deps

  mount(app, passkeyEndpoints, {
    'GET /api/auth/passkeys': async ({ user }) => (await listPasskeys(db, user.id)).map(mapPasskey),

    'POST /api/auth/passkeys/options': async ({ user, body, request }) => {
      await confirmPassword(deps, user, body, request)
      return beginPasskey(deps, user)
    },

    'POST /api/auth/passkeys': async ({ user, body, request }) =>
      mapPasskey(await addPasskey(deps, user, body, request)),

    'PUT /api/auth/passkeys/:id': async ({ user, params, body }) => {
      const renamed = await renamePasskey(db, user.id, params.id, body.name)
      if (!renamed) throw notFound()
      return mapPasskey(renamed)
    },

    'DELETE /api/auth/passkeys/:id': async ({ user, params, body, request }) => {
      await confirmPassword(deps, user, body, request)
      await db.transaction(async (tx) => {
        if (!(await deletePasskey(tx, user.id, params.id))) throw notFound()
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'passkey-removed', caller })
        const text = 'A passkey was removed from your Quittance account. It no longer signs in.'
        await enqueueMail(tx, waysInChangedMail(user.email, publicUrl, text))
      })
      void mailer.flush()
      return { message: 'Passkey removed' }
    },

    'POST /api/auth/reset-password/passkeys': async ({ body, request }) => {
      await limitAttempts(db, resetLimits(clientKey(request)))
      const ownerId = await requireResetToken(db, body.token)
      return (await listPasskeys(db, ownerId)).map(mapPasskey)
    },

    'POST /api/auth/passkey-login/options': async ({ request }) => {
      await limitAttempts(db, passkeyLimits(clientKey(request)))
      return beginPasskeyLogin(deps)
    },

    'POST /api/auth/passkey-login': async ({ body, request, reply }) => {
      await limitAttempts(db, passkeyLimits(clientKey(request)))
      const user = await passkeyLogin(deps, body.credential)
      const linked = await linkProven(deps, { request, reply }, user)
      await signIn(deps, { request, reply }, { user, isSecondStepDone: true, ...linked })
      return mapUser(user)
    },
  })
}

function mapPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function notFound() {
  return new AppError('NOT_FOUND', 'Passkey not found')
}
