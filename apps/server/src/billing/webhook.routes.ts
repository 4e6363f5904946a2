import type { FastifyInstance } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { orFailWith } from './billing-deps.ts'
import { handleEvent } from './handle-event.ts'
import type { SyncDeps } from './sync-subscription.ts'

/** In a scope of its own: the signature covers the raw bytes. */
export async function registerWebhook(app: FastifyInstance, deps: SyncDeps) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)

    scope.post(
      '/api/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 256 * 1024 },
      async ({ body, headers, log }) => {
        const signature = headers['stripe-signature']
        const event =
          Buffer.isBuffer(body) && typeof signature === 'string'
            ? deps.payments.readEvent(body, signature)
            : null
        if (!event) throw new AppError('VALIDATION', 'The signature of this event is not valid.')
        // Stripe resends an event unless we answer with success.
        await orFailWith(
          'Please send this event again later.',
          handleEvent({ ...deps, log }, event),
        )
        return { received: true }
      },
    )
  })
}
