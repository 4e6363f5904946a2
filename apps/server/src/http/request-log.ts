import type { FastifyInstance } from 'fastify'
import { isApiCall } from './request-path.ts'

/** Logs the route, not the path or query, which may contain a token. */
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
  app.addHook('onRequestAbort', async (request) => {
    const route = request.routeOptions.url ?? 'none'
    request.log.info({ method: request.method, route }, 'the client disconnected')
  })
}
