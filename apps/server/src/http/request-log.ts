import type { FastifyInstance } from 'fastify'
import { isApiCall } from './request-path.ts'

/** One line per request, by its route: a path or query may hold a token, a route pattern cannot. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const level = isApiCall(request) ? 'info' : 'debug'
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id,
      },
      'request',
    )
  })
}
