import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServerFactory,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { isSameSecret } from '#http/constant-time.ts'

/** On loopback, which other users of the machine reach too: a client must send the same token. */
export async function serveHttp(factory: McpServerFactory, port: number, token: string) {
  const handler = createMcpHandler(factory)

  function answerTo(request: Request) {
    const refusal =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins())
    const isOwner = isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)
    if (!refusal && isOwner) return handler.fetch(request)
    return refusal ?? new Response('Unauthorized', { status: 401 })
  }

  const server = createServer(async (incoming, response) => {
    const { status, headers, body } = await answerTo(toRequest(incoming))
    response.writeHead(status, Object.fromEntries(headers))
    await pipeline(Readable.from(body ?? []), response).catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function toRequest(incoming: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.fromEntries(pairs),
    ...(method === 'POST' && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
}
