import { once } from 'node:events'
import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Trial } from '#replicas/programs.ts'

/**
 * What happens to the next call of its kind:
 * - `cut`: the connection breaks while it is being sent, and the server never hears of it
 * - `lose-answer`: the server has done it, and its answer does not arrive
 * - `stall`: nothing comes back, and nobody says so until all is well again
 * - `kill-before-answer`: the server is killed when it has done it, and nothing of its answer arrives
 * - `kill-meanwhile`: the server is killed this long after it was asked
 * - `notice`: nothing; it is only told that it is on its way
 */
export type Mishap =
  | 'stall'
  | 'cut'
  | 'lose-answer'
  | 'kill-before-answer'
  | 'kill-meanwhile'
  | 'notice'

type Armed = { path: string; mishap: Mishap; ms: number; tell: (hasHappened: boolean) => void }

/** Stands between browser and server, and lets happen on the way what is asked of it. */
export async function startWeakNetwork(trial: Trial, serverPort: number, killServer: () => void) {
  const agent = new Agent({ keepAlive: false })
  const weather = { isUnavailable: false, delayMs: 0 }
  const statuses = new Map<string, number>()
  const stalled = new Set<IncomingMessage>()
  let armed: Armed | undefined

  const proxy = createServer((request, response) => {
    response.on('error', () => {})
    request.on('error', () => {})
    void pass(request, response, takeArmed(request))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  trial.defer(() => {
    proxy.closeAllConnections()
    proxy.close()
  })

  function takeArmed({ method, url }: IncomingMessage) {
    if (!armed || method !== 'POST' || url !== armed.path) return undefined
    const taken = armed
    armed = undefined
    return taken
  }

  async function pass(request: IncomingMessage, response: ServerResponse, fault?: Armed) {
    if (weather.isUnavailable && request.url?.startsWith('/api/')) {
      fault?.tell(false)
      return refuse(request, response)
    }
    if (fault?.mishap === 'cut') {
      await Promise.race([once(request, 'data'), once(request, 'end')]).catch(() => {})
      request.socket.destroy()
      return fault.tell(true)
    }
    if (fault?.mishap === 'notice') fault.tell(true)
    forward(request, response, fault)
  }

  function forward(request: IncomingMessage, response: ServerResponse, fault?: Armed) {
    const { method, url: path, headers } = request
    const onward = ask({ host: '127.0.0.1', port: serverPort, agent, method, path, headers })
    // Without a server there is no answer at all.
    onward.on('error', () => {
      request.socket.destroy()
      fault?.tell(false)
    })
    response.on('close', () => onward.destroy())
    onward.on('response', (answer) => void answerWith(request, response, answer, fault))
    request.pipe(onward)
    if (fault?.mishap === 'kill-meanwhile') {
      setTimeout(() => {
        killServer()
        fault.tell(true)
      }, fault.ms)
    }
  }

  async function answerWith(
    request: IncomingMessage,
    response: ServerResponse,
    answer: IncomingMessage,
    fault?: Armed,
  ) {
    const status = answer.statusCode ?? 0
    const call = `${request.method} ${request.url} ${status}`
    statuses.set(call, (statuses.get(call) ?? 0) + 1)
    answer.on('error', () => request.socket.destroy())
    const isDone = status === 200 || status === 201
    if (isDone && fault?.mishap === 'kill-before-answer') {
      killServer()
      request.socket.destroy()
      return fault.tell(true)
    }
    if (isDone && fault?.mishap === 'stall') {
      stalled.add(request)
      return fault.tell(true)
    }
    if (weather.delayMs > 0) await pause(weather.delayMs)
    // A browser asks again by itself, unseen by the app, where a connection breaks that it used before.
    response.writeHead(status, { ...answer.headers, connection: 'close' })
    if (isDone && fault?.mishap === 'lose-answer') {
      // All of it, or all but its beginning.
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
    /** Resolves with whether it happened, when such a call was made. */
    arm(path: string, mishap: Mishap, ms = 0): Promise<boolean> {
      return new Promise((resolve) => {
        armed = { path, mishap, ms, tell: resolve }
      })
    },
    setWeather(next: Partial<typeof weather>) {
      Object.assign(weather, next)
    },
    /** All is well again. */
    clear() {
      armed?.tell(false)
      armed = undefined
      for (const { socket } of stalled) socket.destroy()
      stalled.clear()
      Object.assign(weather, { isUnavailable: false, delayMs: 0 })
    },
    /** Whether somebody waits for an answer that does not come. */
    isStalled: () => stalled.size > 0,
    /** How many calls were answered with this status, for example `POST /api/receipts 410`. */
    answered: (call: string) => statuses.get(call) ?? 0,
  }
}

/** As a proxy says it for a server that is not there: in its own words. */
function refuse(request: IncomingMessage, response: ServerResponse) {
  request.resume()
  request.on('end', () => {
    response.writeHead(503, { 'content-type': 'text/html' })
    response.end('<h1>503 Service Unavailable</h1>')
  })
}
