import type { FastifyInstance } from 'fastify'

/**
 * Where a phone hands over images from another app. The service worker takes them on the device; who
 * comes here has none, and is led to where receipts are added by hand.
 */
export function registerShareTarget(app: FastifyInstance) {
  app.route({
    method: ['GET', 'POST'],
    url: '/share',
    schema: { hide: true },
    // Before the body is looked at: whatever was sent, nothing is taken.
    onRequest: async (_request, reply) => reply.redirect('/receipts', 303),
    handler: async () => {},
  })
}
