import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { watchPage } from './page-trouble.ts'

export type Network = Awaited<ReturnType<typeof startNetwork>>

/**
 * A proxy between a browser and the product. The engines have no common switch for airplane mode;
 * a proxy that refuses connections looks the same to a page, except that `navigator.onLine` stays true.
 */
export async function startNetwork(productUrl: string) {
  const { port: productPort } = new URL(productUrl)
  const sockets = new Set<Socket>()
  const passed: { name: string; bytes: number }[] = []
  const refused: string[] = []
  const answers = new Map<string, object>()
  const scripts = new Map<string, string>()
  let isOn = true
  let lost: string | null = null

  const server = createServer((asked, answer) => {
    const name = `${asked.method} ${asked.url}`
    passed.push({ name, bytes: Number(asked.headers['content-length'] ?? 0) })
    const ready = answers.get(name.replace(/\d+/g, ':id'))
    if (ready) return send(asked, answer, 'application/json', JSON.stringify(ready))
    const script = scripts.get(asked.url ?? '')
    if (script) return send(asked, answer, 'text/javascript', script)
    const isLost = name === lost
    if (isLost) lost = null
    forward(asked, answer, {
      productPort,
      isLost,
      scripts: [...scripts.keys()],
      // Requested by the engine itself, not by a page.
      onRefused: (status) => name === 'GET /favicon.ico' || refused.push(`${name} ${status}`),
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (!isOn) socket.resetAndDestroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    off() {
      isOn = false
      for (const socket of sockets) socket.resetAndDestroy()
    },
    on() {
      isOn = true
    },
    /** The next such request reaches the product, but its response is dropped. */
    loseAnswerTo(name: string) {
      lost = name
    },
    /** Answers such requests, with `:id` for every number, instead of the product. */
    answer(name: string, body: object) {
      answers.set(name, body)
    },
    /** Every page loads this script first. */
    injectScript(path: string, script: string) {
      scripts.set(path, script)
    },
    /** The API requests that the product has refused since the last call, each with its status. */
    takeRefused: () => refused.splice(0),
    /** The body sizes of such requests so far. */
    passed: (name: string) => passed.filter((one) => one.name === name).map(({ bytes }) => bytes),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  {
    productPort,
    isLost,
    scripts,
    onRefused,
  }: {
    productPort: string
    isLost: boolean
    scripts: string[]
    onRefused: (status: number) => void
  },
) {
  const { method, url } = asked
  // Pages are modified on the way, so they must be uncompressed.
  const { 'accept-encoding': _, ...headers } = asked.headers
  const onward = request({ host: 'localhost', port: productPort, method, path: url, headers })
  onward.on('response', (response) => {
    if (isLost) {
      response.resume()
      response.once('end', () => answer.destroy())
      return
    }
    if (response.headers['content-type']?.startsWith('text/html')) {
      void sendPage(response, answer, scripts)
      return
    }
    const status = response.statusCode ?? 502
    if (status >= 400) onRefused(status)
    answer.writeHead(status, response.headers)
    response.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

function send(asked: IncomingMessage, answer: ServerResponse, type: string, body: string) {
  asked.resume()
  asked.once('end', () => {
    answer.writeHead(200, { 'content-type': type })
    answer.end(body)
  })
}

async function sendPage(response: IncomingMessage, answer: ServerResponse, scripts: string[]) {
  const html = await text(response)
  const { 'content-length': _, ...headers } = response.headers
  answer.writeHead(response.statusCode ?? 502, headers)
  answer.end(watchPage(html, headers['content-security-policy']?.toString() ?? '', scripts))
}
