import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import { type createApi, StripeProblem } from './api.ts'
import { expand } from './expand.ts'

export type Mode = 'well' | 'slow' | 'down' | 'broken'

type Deps = {
  account: Account
  secretKey: string
  publishableKey: string
  script: string
  api: ReturnType<typeof createApi>
  pay: (intentId: string, params: URLSearchParams) => object
  mode: () => Mode
}

type Answer = { status: number; body: object }

export function createStripeServer(deps: Deps) {
  const { account, secretKey, publishableKey, script, api, pay, mode } = deps
  const requests: { method: string; path: string }[] = []
  const replays = new Map<string, { asked: string; answer: Answer }>()

  function answer(request: IncomingMessage, url: URL, body: string): Answer {
    const params = request.method === 'GET' ? url.searchParams : new URLSearchParams(body)
    const paid = /^\/v1\/payment_intents\/(\w+)\/confirm$/.exec(url.pathname)
    if (paid) {
      if (params.get('key') !== publishableKey) throw badKey()
      return { status: 200, body: pay(paid[1] ?? '', params) }
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) throw badKey()
    for (const [method, path, handle] of api) {
      const match = path.exec(url.pathname)
      if (!match || method !== request.method) continue
      const object = handle({ id: match[1] ?? '', params })
      return { status: 200, body: expand(account, object, pathsIn(params)) }
    }
    throw new Error(`The stand-in does not implement ${request.method} ${url.pathname}.`)
  }

  /** The same key returns the same response; with other parameters it is refused. */
  function answerOnce(request: IncomingMessage, url: URL, body: string): Answer {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return answerSafely(request, url, body)
    const asked = `${url.pathname} ${body}`
    const earlier = replays.get(key)
    if (earlier && earlier.asked !== asked) {
      return toAnswer(
        new StripeProblem(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        }),
      )
    }
    const result = earlier?.answer ?? answerSafely(request, url, body)
    replays.set(key, { asked, answer: result })
    return result
  }

  function answerSafely(request: IncomingMessage, url: URL, body: string): Answer {
    try {
      return answer(request, url, body)
    } catch (error) {
      return toAnswer(error)
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (url.pathname.endsWith('/stripe.js') || url.pathname.startsWith('/v3')) {
      return send(response, 200, 'text/javascript', script)
    }
    if (url.pathname.startsWith('/p/session/')) {
      return send(response, 200, 'text/html', portalPage(url.searchParams.get('return') ?? '/'))
    }
    requests.push({ method: request.method ?? '', path: url.pathname })
    const body = await text(request)
    if (mode() === 'slow') return undefined
    if (mode() === 'down') return response.destroy()
    const result =
      mode() === 'broken' ? toAnswer(new Error('broken')) : answerOnce(request, url, body)
    return send(response, result.status, 'application/json', JSON.stringify(result.body))
  }

  const http = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => console.error(error))
  })
  return { http, requests }
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'access-control-allow-origin': '*',
    'request-id': 'req_standin',
  })
  response.end(body)
}

function badKey() {
  return new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key' })
}

function toAnswer(error: unknown): Answer {
  if (error instanceof StripeProblem) return { status: error.status, body: error.body }
  return { status: 500, body: { error: { type: 'api_error', message: String(error) } } }
}

function pathsIn(params: URLSearchParams) {
  return [...params].flatMap(([key, value]) => (key.startsWith('expand[') ? [value] : []))
}

function portalPage(back: string) {
  const href = back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><html lang="en"><title>Billing portal</title><link rel="icon" href="data:,"><h1>Billing portal</h1><p>Stripe's own page stands here.</p><p><a href="${href}">Return</a></p></html>`
}
