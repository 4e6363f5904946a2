import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PreloadedData } from '@quittance/contract/first-screen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { toBody } from './error-handler.ts'
import { contentSecurityPolicy, readerWorkerPolicy } from './headers.ts'
import { createPage } from './page.ts'
import { preloadsFile, readPreloads } from './preloads.ts'
import { pathOf } from './request-path.ts'
import { registerShareTarget } from './share-target.ts'

type Deps = {
  folder: string
  hasPayments: boolean
  readFirstScreen: ReadFirstScreen
}

/** The app's page, cached by the service worker for offline use. */
const offlineShell = '/offline-shell'

/** Never answer these with the page, least of all the service worker. */
const neverPage = /^\/(?:api\/|dev\/|assets\/|sw\.js$)/

/** Plain or compressed. */
const script = /\.js(?:\.br|\.gz)?$/

/** Responses the app would request first; without them, it makes the requests itself. */
export type FirstScreen = { isSignedIn: boolean; answers: PreloadedData }

export type ReadFirstScreen = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<FirstScreen>

/** Serves the built web app: its files, and its page for every other path. */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, hasPayments, readFirstScreen }: Deps,
) {
  const fill = createPage(await readFile(join(folder, 'index.html'), 'utf8'))
  const preloadsFor = await readPreloads(folder)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', preloadsFile],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      const isReader = path.includes(join(folder, 'assets/reader/'))
      if (isReader && script.test(path)) {
        reply.header('content-security-policy', readerWorkerPolicy)
      }
    },
  })

  function send(reply: FastifyReply, answers: PreloadedData, preloads: readonly string[]) {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ nonce, hasPayments }))
      .send(fill({ nonce, answers, preloads }))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request).replace(/\/$/, '') || '/'
    const { isSignedIn, answers } = await readFirstScreen(request, reply, path)
    return send(reply, answers, preloadsFor(isSignedIn ? 'members' : 'visitors', path))
  }

  app.route({ method: 'GET', url: '/', schema: { hide: true }, handler: sendPage })
  // Cached by the service worker, so it must not contain personal data.
  app.route({
    method: 'GET',
    url: offlineShell,
    schema: { hide: true },
    handler: async (_request, reply) => send(reply, {}, []),
  })
  registerShareTarget(app)
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !neverPage.test(pathOf(request))
    if (isPage && request.headers.accept?.includes('text/html')) return sendPage(request, reply)
    return sendNotFound(reply)
  })
}

export function sendNotFound(reply: FastifyReply) {
  const error = new AppError('NOT_FOUND', 'There is nothing at this address.')
  return reply.code(error.status).send(toBody(error))
}
