import { maxWebhooks, type Webhook, webhookEndpoints } from '@quittance/contract/webhooks'
import type { FastifyInstance } from 'fastify'
import { confirmPassword } from '#accounts/confirm-password.ts'
import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import { seal } from '#accounts/seal.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { lockUser } from '#accounts/users.queries.ts'
import { createToken } from '#db/tokens.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount } from '#http/mount.ts'
import { mayCall } from './call-webhook.ts'
import { deleteWebhook, insertWebhook, listWebhooks, type WebhookRow } from './webhooks.queries.ts'

type Deps = SecondStepDeps & { reachesPrivate: boolean }

export function registerWebhooks(app: FastifyInstance, deps: Deps) {
  const { db, reachesPrivate } = deps

  mount(app, webhookEndpoints, {
    'GET /api/webhooks': async ({ user }) => (await listWebhooks(db, user.id)).map(mapWebhook),

    'POST /api/webhooks': async ({ user, body, request }) => {
      const { password, code, ...fields } = body
      if (!reachesPrivate && !mayCall(new URL(fields.url))) {
        throw new AppError('VALIDATION', 'Enter a public address that starts with https://')
      }
      await confirmPassword(deps, user, { password, code }, request)
      const secret = `whsec_${createToken()}`
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, user.id)
        if ((await listWebhooks(tx, user.id)).length >= maxWebhooks) {
          throw new AppError('WRONG_STATE', 'This account has the maximum number of webhooks.')
        }
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'webhook-added', caller })
        return insertWebhook(tx, { userId: user.id, ...fields, secret: seal(deps.secret, secret) })
      })
      return { ...mapWebhook(row), secret }
    },

    'DELETE /api/webhooks/:id': async ({ user, params, request }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteWebhook(tx, user.id, params.id))) {
          throw new AppError('NOT_FOUND', 'Webhook not found')
        }
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'webhook-removed', caller })
      })
      return { message: 'Webhook removed' }
    },
  })
}

function mapWebhook({ id, url, events, createdAt, lastAt, lastProblem }: WebhookRow): Webhook {
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    lastProblem,
  }
}
