import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type App = { server: Server; close(): PromiseLike<unknown> }

/**
 * Closes the app: finishes running requests within the time limit. Closes idle connections at once,
 * including those that never sent a request, which Node would wait for.
 */
export function watchConnections(app: App) {
  const quiet = new Set<Socket>()
  let isEnding = false

  app.server.on('connection', (socket) => {
    quiet.add(socket)
    socket.once('close', () => quiet.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    quiet.delete(socket)
    response.once('close', () => {
      if (isEnding) socket.destroySoon()
      else if (!socket.destroyed) quiet.add(socket)
    })
  })

  return async function endConnections(withinMs: number) {
    isEnding = true
    const timer = setTimeout(() => app.server.closeAllConnections(), withinMs)
    for (const socket of quiet) socket.destroy()
    await app.close()
    clearTimeout(timer)
  }
}
