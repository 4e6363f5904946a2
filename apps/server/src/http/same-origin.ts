import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { bearerOf } from './bearer.ts'
import { isApiCall } from './request-path.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerSameOriginCheck(app: FastifyInstance, publicUrl: URL) {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || !isApiCall(request)) return
    // Its cookies do not count.
    if (bearerOf(request) !== undefined) return
    const site = request.headers['sec-fetch-site']
    const { origin, host } = request.headers
    const isSameOrigin = origin === publicUrl.origin || (origin && hostOf(origin) === host)
    // Programs other than browsers send neither header, and have no user's cookies.
    if (site ? site === 'same-origin' || site === 'none' : !origin || isSameOrigin) return
    throw new AppError('CROSS_SITE', 'This request came from another site and was refused.')
  })
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
