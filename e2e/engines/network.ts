import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Network = Awaited<ReturnType<typeof startNetwork>>

/**
 * What lies between a browser and the product. The engines have no common switch for airplane mode;
 * a network that takes no connection is the same to a page, but for `navigator.onLine`, which stays true.
 */
export async function startNetwork(productUrl: string) {
  const { port: productPort } = new URL(productUrl)
  const sockets = new Set<Socket>()
  const passed: { name: string; bytes: number }[] = []
  let isOn = true
  let lost: string | null = null

  const server = createServer((asked, answer) => {
    const name = `${asked.method} ${asked.url}`
    passed.push({ name, bytes: Number(asked.headers['content-length'] ?? 0) })
    const isLost = name === lost
    if (isLost) lost = null
    forward(asked, answer, { productPort, isLost })
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
    /** The next such request reaches the product, and its answer nobody. */
    loseAnswerTo(name: string) {
      lost = name
    },
    /** Such requests that have passed, each with the bytes that it carried. */
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
  { productPort, isLost }: { productPort: string; isLost: boolean },
) {
  const { method, url, headers } = asked
  const onward = request({ host: 'localhost', port: productPort, method, path: url, headers })
  onward.on('response', (response) => {
    if (isLost) {
      response.resume()
      response.once('end', () => answer.destroy())
      return
    }
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
