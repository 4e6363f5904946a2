import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

/** A 10 MB photo, its form, and some margin; larger bodies are cut off. */
const readAtMost = 12 * megabyte
/** The same for a 25 MB document, from a user who may send one. */
const readOfDocument = 27 * megabyte

const withDocument = new WeakSet<FastifyRequest>()
/** Bytes read on the connection before this request. */
const readBefore = new WeakMap<FastifyRequest, number>()

/** Call it before a refusal: allows the body to be as large as a document. */
export function expectDocument(request: FastifyRequest) {
  withDocument.add(request)
}

/**
 * Calls back once a form exceeds its limit: bytes between fields and skipped fields count towards
 * no other limit. Returns a function that stops counting.
 */
export function whenTooMuch(request: FastifyRequest, onExceeded: () => void): () => void {
  const { raw } = request
  const end = () => void raw.off('data', check)
  function check() {
    if (!hasEnough(request)) return
    end()
    onExceeded()
  }
  raw.on('data', check)
  return end
}

/**
 * Browsers read a response only after they have sent the whole body. So read and discard the rest
 * of a refused request before responding, up to a limit; beyond it, close the connection.
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

/** Ends with the body, on disconnect, or at the limit. */
async function readOn(request: FastifyRequest): Promise<void> {
  const { raw } = request
  // Everything may have arrived by now: then no event would follow.
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
  const max = withDocument.has(request) ? readOfDocument : readAtMost
  return bytesRead(request) > (readBefore.get(request) ?? 0) + max
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** For a real connection; an in-process call has none. */
function bytesRead({ raw }: FastifyRequest): number {
  return raw.socket.bytesRead ?? 0
}
