import { type AccessToken, maxTokens, tokenEndpoints } from '@quittance/contract/tokens'
import type { FastifyInstance } from 'fastify'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import { confirmPassword } from '#accounts/confirm-password.ts'
import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { lockUser } from '#accounts/users.queries.ts'
import { deleteToken, insertToken, listTokens, type TokenRow } from '#db/access-tokens.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount } from '#http/mount.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'

export function registerTokens(app: FastifyInstance, deps: SecondStepDeps) {
  const { db, mailer, publicUrl } = deps

  mount(app, tokenEndpoints, {
    'GET /api/auth/tokens': async ({ user }) => (await listTokens(db, user.id)).map(mapToken),

    'POST /api/auth/tokens': async ({ user, body, request }) => {
      const { password, code, ...fields } = body
      await confirmPassword(deps, user, { password, code }, request)
      const { row, text } = await db.transaction(async (tx) => {
        await lockUser(tx, user.id)
        if ((await listTokens(tx, user.id)).length >= maxTokens) {
          throw new AppError('WRONG_STATE', 'This account has the maximum number of access tokens.')
        }
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'token-created', caller })
        const words = `The access token ${fields.name} was created. Programs can use it to reach your Quittance account.`
        await enqueueMail(tx, waysInChangedMail(user.email, publicUrl, words))
        return insertToken(tx, { userId: user.id, ...fields })
      })
      void mailer.flush()
      return { ...mapToken(row), token: text }
    },

    'DELETE /api/auth/tokens/:id': async ({ user, params, request }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteToken(tx, user.id, params.id))) {
          throw new AppError('NOT_FOUND', 'Access token not found')
        }
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'token-revoked', caller })
      })
      return { message: 'Access token revoked' }
    },
  })
}

function mapToken({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: TokenRow): AccessToken {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
