import type { FastifyRequest } from 'fastify'

/**
 * By the route that was matched: `/%61pi/…` and `http://host/api/…` lead to the same call as `/api/…`,
 * whatever the address looks like as it was sent.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? pathOf(request)).startsWith('/api/')
}

/** The path as the router reads it, without a host before it, a query behind it or letters spelled in hex. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path) || '/'
  } catch {
    return path
  }
}
