import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

/** A photo of 10 MB, its form, and some; whoever sends more is cut off. */
const readAtMost = 12 * megabyte
/** The same of a document of 25 MB, from somebody who may send one. */
const readOfDocument = 27 * megabyte

const withDocument = new WeakSet<FastifyRequest>()
/** What the connection had read when the call began. */
const readBefore = new WeakMap<FastifyRequest, number>()

/** Told before the call is refused: as much of it is read as a document takes. */
export function expectDocument(request: FastifyRequest) {
  withDocument.add(request)
}

/**
 * Calls back once as much of a form has come as is read of any: what stands around its parts, and parts that are
 * skipped, count for no other limit. Answers how to end that.
 */
export function whenTooMuch(request: FastifyRequest, tell: () => void): () => void {
  const { raw } = request
  const end = () => void raw.off('data', look)
  function look() {
    if (!hasEnough(request)) return
    end()
    tell()
  }
  raw.on('data', look)
  return end
}

/**
 * A browser reads an answer only after everything it had to send was received. So what a refused call still
 * sends is read and thrown away before the answer goes, up to a limit; past it, the connection is closed.
 */
export function registerUnreadBody(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request)) readBefore.set(request, bytesRead(request))
  })

  app.addHook('onSend', async (request, reply) => {
    if (!readBefore.has(request) || request.raw.readableEnded) return
    await readOn(request)
    if (!request.raw.readableEnded) reply.header('connection', 'close')
  })
}

/** Ends with the body, with the sender, or at the limit. */
async function readOn(request: FastifyRequest): Promise<void> {
  const { raw } = request
  // All that was sent may have come by now: then nothing would come any more that could be counted.
  if (raw.destroyed || hasEnough(request)) return
  const enough = new AbortController()
  const count = () => {
    if (hasEnough(request)) enough.abort()
  }
  raw.unpipe()
  raw.on('data', count)
  raw.resume()
  await finished(raw, { writable: false, signal: enough.signal }).catch(() => {})
  raw.off('data', count)
  raw.pause()
}

function hasEnough(request: FastifyRequest): boolean {
  const most = withDocument.has(request) ? readOfDocument : readAtMost
  return bytesRead(request) > (readBefore.get(request) ?? 0) + most
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** Of the connection; a call made inside this process has none. */
function bytesRead({ raw }: FastifyRequest): number {
  return raw.socket.bytesRead ?? 0
}
