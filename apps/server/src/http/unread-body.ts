import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

/** A photo of 10 MB, its form, and some; whoever sends more is cut off. */
const readAtMost = 12 * megabyte
/** The same of a document of 25 MB, from somebody who may send one. */
const readOfDocument = 27 * megabyte

const withDocument = new WeakSet<FastifyRequest>()

/** Told before the call is refused: as much of it is read as a document takes. */
export function expectDocument(request: FastifyRequest) {
  withDocument.add(request)
}

/**
 * A browser reads an answer only after everything it had to send was received. So what a refused call still
 * sends is read and thrown away before the answer goes, up to a limit; past it, the connection is closed.
 */
export function registerUnreadBody(app: FastifyInstance) {
  const readBefore = new WeakMap<FastifyRequest, number>()

  app.addHook('onRequest', async (request) => {
    if (hasBody(request)) readBefore.set(request, bytesRead(request))
  })

  app.addHook('onSend', async (request, reply) => {
    const before = readBefore.get(request)
    if (before === undefined || request.raw.readableEnded) return
    const most = withDocument.has(request) ? readOfDocument : readAtMost
    await readOn(request, before + most)
    if (!request.raw.readableEnded) reply.header('connection', 'close')
  })
}

/** Ends with the body, with the sender, or at the limit. */
async function readOn(request: FastifyRequest, limit: number): Promise<void> {
  const { raw } = request
  if (raw.destroyed) return
  const enough = new AbortController()
  const count = () => {
    if (bytesRead(request) > limit) enough.abort()
  }
  raw.unpipe()
  raw.on('data', count)
  raw.resume()
  await finished(raw, { writable: false, signal: enough.signal }).catch(() => {})
  raw.off('data', count)
  raw.pause()
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** Of the connection; a call made inside this process has none. */
function bytesRead({ raw }: FastifyRequest): number {
  return raw.socket.bytesRead ?? 0
}
