import type { FastifyInstance } from 'fastify'

/**
 * Receives images shared from another app on a phone. The service worker handles them on the
 * device; without it, redirect to adding receipts by hand.
 */
export function registerShareTarget(app: FastifyInstance) {
  app.route({
    method: ['GET', 'POST'],
    url: '/share',
    schema: { hide: true },
    // Before the body is read: it is ignored.
    onRequest: async (_request, reply) => reply.redirect('/receipts', 303),
    handler: async () => {},
  })
}
