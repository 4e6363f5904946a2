import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { toBody } from './error-handler.ts'
import { contentSecurityPolicy } from './headers.ts'
import type { SessionCookie } from './session.ts'

type Deps = { folder: string; cookie: SessionCookie; hasPayments: boolean }

/** Serves the built web app: its files as they are, and its one page for every other path. */
export async function registerWebApp(app: FastifyInstance, { folder, cookie, hasPayments }: Deps) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64url')
    const session = request.cookies[cookie.name] ? 'maybe' : 'no'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ nonce, hasPayments }))
      .send(page.replaceAll('__CSP_NONCE__', nonce).replace('__SESSION__', session))
  }

  app.get('/', { schema: { hide: true } }, sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|dev|assets)\//.test(request.url)
    if (isPage && request.headers.accept?.includes('text/html')) return sendPage(request, reply)
    return sendNotFound(reply)
  })
}

export function sendNotFound(reply: FastifyReply) {
  const error = new AppError('NOT_FOUND', 'There is nothing at this address.')
  return reply.code(error.status).send(toBody(error))
}
