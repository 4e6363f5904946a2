import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Trial } from '#shared/programs.ts'

/**
 * What happens to the next call of its kind:
 * - `cut`: the connection breaks during sending, and the server never receives it
 * - `lose-answer`: the server processes it, but its response does not arrive
 * - `stall`: no response and no error until the network recovers
 * - `kill-before-answer`: the server is killed after processing it, and no response arrives
 * - `kill-meanwhile`: the server is killed this long after the request
 * - `notice`: no fault; only reports that the call was made
 */
export type Mishap =
  | 'stall'
  | 'cut'
  | 'lose-answer'
  | 'kill-before-answer'
  | 'kill-meanwhile'
  | 'notice'

type Armed = { path: string; mishap: Mishap; ms: number; tell: (hasHappened: boolean) => void }

/** A proxy between browser and server that injects the requested faults. */
export async function startWeakNetwork(trial: Trial, serverPort: number, killServer: () => void) {
  const weather = { isUnavailable: false, delayMs: 0 }
  const stalled = new Set<IncomingMessage>()
  let armed: Armed | undefined

  const proxy = createServer(async (request, response) => {
    response.on('error', () => {})
    request.on('error', () => {})
    const { method, url: path = '', headers } = request
    const fault = method === 'POST' && path === armed?.path ? armed : undefined
    if (fault) armed = undefined
    if (weather.isUnavailable && path.startsWith('/api/')) {
      fault?.tell(false)
      request.resume()
      response.writeHead(503, { 'content-type': 'text/html' })
      return response.end('<h1>503 Service Unavailable</h1>')
    }
    if (fault?.mishap === 'cut') {
      await Promise.race([once(request, 'data'), once(request, 'end')]).catch(() => {})
      request.socket.destroy()
      return fault.tell(true)
    }
    if (fault?.mishap === 'notice') fault.tell(true)
    const address = { host: '127.0.0.1', port: serverPort }
    const onward = ask({ ...address, agent: false, method, path, headers })
    onward.on('error', () => {
      request.socket.destroy()
      fault?.tell(false)
    })
    response.on('close', () => onward.destroy())
    onward.on('response', (answer) => void answerWith(request, response, answer, fault))
    request.pipe(onward)
    if (fault?.mishap !== 'kill-meanwhile') return
    await pause(fault.ms)
    killServer()
    fault.tell(true)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  trial.defer(() => {
    proxy.closeAllConnections()
    proxy.close()
  })

  async function answerWith(
    request: IncomingMessage,
    response: ServerResponse,
    answer: IncomingMessage,
    fault?: Armed,
  ) {
    const status = answer.statusCode ?? 0
    answer.on('error', () => request.socket.destroy())
    const mishap = status === 200 || status === 201 ? fault?.mishap : undefined
    if (mishap === 'kill-before-answer') {
      killServer()
      request.socket.destroy()
      return fault?.tell(true)
    }
    if (mishap === 'stall') {
      stalled.add(request)
      return fault?.tell(true)
    }
    if (weather.delayMs > 0) await pause(weather.delayMs)
    // A browser silently repeats a request when a reused connection breaks.
    response.writeHead(status, { ...answer.headers, connection: 'close' })
    if (fault && mishap === 'lose-answer') {
      // Cuts the whole response, or all except its beginning.
      if (fault.ms % 2 === 0) request.socket.destroy()
      else response.write('{"', () => request.socket.destroy())
      return fault.tell(true)
    }
    if (fault?.mishap !== 'kill-meanwhile') fault?.tell(false)
    answer.pipe(response)
  }

  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    weather,
    /** Resolves once such a call was made, with whether the fault happened. */
    arm(path: string, mishap: Mishap, ms: number): Promise<boolean> {
      return new Promise((resolve) => {
        armed = { path, mishap, ms, tell: resolve }
      })
    },
    clear() {
      armed?.tell(false)
      armed = undefined
      for (const { socket } of stalled) socket.destroy()
      stalled.clear()
      Object.assign(weather, { isUnavailable: false, delayMs: 0 })
    },
    isStalled: () => stalled.size > 0,
  }
}
