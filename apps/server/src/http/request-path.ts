import type { FastifyRequest } from 'fastify'

/**
 * Checks the matched route: `/%61pi/…` and `http://host/api/…` lead to the same call as `/api/…`.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? pathOf(request)).startsWith('/api/')
}

/** The path as the router reads it: decoded, without host or query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path) || '/'
  } catch {
    return path
  }
}
