import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type PreloadedData, preloadedDataId } from '@quittance/contract/first-screen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toBody } from './error-handler.ts'
import { contentSecurityPolicy, readerWorkerPolicy } from './headers.ts'
import { nothingHere } from './mount.ts'
import { pathOf } from './request-path.ts'

type Filling = { nonce: string; answers: PreloadedData; preloads: readonly string[] }

const nonceMark = '__CSP_NONCE__'
const answersMark = '{}'
const marks = new RegExp(
  `(${nonceMark}|</head>|(?<=id="${preloadedDataId}"[^>]*>)${answersMark}(?=</script>))`,
)

/** Splits the page at its placeholders once, so that inserted values are never scanned. */
export function createPage(html: string) {
  const pieces = html.split(marks)

  return ({ nonce, answers, preloads }: Filling) => {
    const fillings: Record<string, string> = {
      [nonceMark]: nonce,
      [answersMark]: toScriptJson(answers),
      '</head>': `${preloads.map(toLink).join('')}</head>`,
    }
    return pieces.map((piece) => fillings[piece] ?? piece).join('')
  }
}

/** Escapes JSON so that no text can close the script element. */
function toScriptJson(answers: PreloadedData) {
  return JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)
}

function toLink(file: string) {
  return `<link rel="modulepreload" crossorigin href="${file}">`
}

const preloadsFile = 'first-screens.json'

type Audience = 'members' | 'visitors'
type Screens = Record<Audience, { pattern: string; files: string[] }[]>

async function readPreloads(folder: string) {
  const { members, visitors } = await readScreens(join(folder, preloadsFile))
  const screens = { members: compile(members), visitors: compile(visitors) }
  return (audience: Audience, path: string) =>
    screens[audience].find(({ pattern }) => pattern.test(path))?.files ?? []
}

/** An older development build has none. */
async function readScreens(file: string): Promise<Screens> {
  if (!existsSync(file)) return { members: [], visitors: [] }
  return JSON.parse(await readFile(file, 'utf8')) as Screens
}

function compile(screens: Screens[Audience]) {
  return screens.map(({ pattern, files }) => ({ pattern: new RegExp(pattern), files }))
}

type Deps = {
  folder: string
  hasPayments: boolean
  readFirstScreen: ReadFirstScreen
}

/** The app's page, cached by the service worker for offline use. */
const offlineShell = '/offline-shell'

/** Never answer these with the page, least of all the service worker. */
const neverPage = /^\/(?:api\/|dev\/|assets\/|sw\.js$)/

const script = /\.js(?:\.br|\.gz)?$/

/** Responses the app would request first; without them, it makes the requests itself. */
export type FirstScreen = { isSignedIn: boolean; answers: PreloadedData }

export type ReadFirstScreen = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<FirstScreen>

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
  const error = nothingHere()
  return reply.code(error.status).send(toBody(error))
}

/**
 * Receives images shared from another app on a phone. The service worker handles them on the
 * device; without it, redirect to adding receipts by hand.
 */
function registerShareTarget(app: FastifyInstance) {
  app.route({
    method: ['GET', 'POST'],
    url: '/share',
    schema: { hide: true },
    // Before the body is read: it is ignored.
    onRequest: async (_request, reply) => reply.redirect('/receipts', 303),
    handler: async () => {},
  })
}
