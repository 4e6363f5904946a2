import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VisionModel } from '#vision/language-model.ts'
import { type ModelRequest, protocols } from './model-protocols.ts'

export type Reply =
  | { says: unknown }
  | { status: number; headers?: Record<string, string> }
  | { body: string }
  | 'silence'

export type Received = ModelRequest & { path: string; headers: IncomingHttpHeaders }

/** A server that speaks one provider's protocol and gives these replies in turn. */
export async function startModelServer(provider: VisionModel['provider'], replies: Reply[]) {
  const protocol = protocols[provider]
  const received: Received[] = []
  const arrivals: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as ModelRequest
    received.push({ ...body, path: request.url ?? '', headers: request.headers })
    for (const arrived of arrivals) arrived()
    const reply = replies[received.length - 1] ?? { status: 410 }
    if (request.url !== protocol.path) send(response, 404, protocol.error(404, 'no such path'))
    else if (request.headers[protocol.keyHeader] !== protocol.keyValue(testKey))
      send(response, 401, protocol.error(401, 'wrong key'))
    else answer(response, reply, body)
  })

  function answer(response: ServerResponse, reply: Reply, body: ModelRequest) {
    if (reply === 'silence') return
    if ('body' in reply) send(response, 200, reply.body)
    else if ('status' in reply) {
      const message = `refused for the key ${testKey}`
      send(response, reply.status, protocol.error(reply.status, message), reply.headers)
    } else send(response, 200, protocol.answer(asText(reply.says), body))
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${protocol.base}`,
    received,
    firstRequest: new Promise<void>((resolve) => arrivals.push(resolve)),
    async close() {
      if (!server.listening) return
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}

export const testKey = 'secret-key-of-the-test'

function asText(says: unknown): string {
  return typeof says === 'string' ? says : JSON.stringify(says)
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
