import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the product that responds with its own error page when the product is down. */
export async function startProxy(target: string) {
  let isDown = false
  const { hostname, port: targetPort } = new URL(target)
  const proxy = createServer((request, response) => {
    if (isDown) {
      request.resume()
      response.writeHead(503, { 'content-type': 'text/html' })
      response.end('<h1>503 Service Unavailable</h1>')
      return
    }
    const { method, url: path, headers } = request
    const onward = ask({ hostname, port: targetPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    takeServerDown(next: boolean) {
      isDown = next
    },
    stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
