import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** What is smaller fits into one packet as it is. */
const smallestBytes = 1024

/** The best level of brotli costs a hundred times as much for a few percent. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, brotliLevel),
  gzip: promisify(gzip),
}
const encodings = Object.keys(compressors) as (keyof typeof compressors)[]

const compressed = /^(?:application\/json|text\/html)\b/

/**
 * JSON and pages of some size, on a thread beside the event loop. Pictures and files are compressed by
 * nature, and the web app's own files are compressed when it is built.
 */
export function registerCompression(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = compressed.test(String(reply.getHeader('content-type')))
    if (!isText || typeof payload !== 'string' || payload.length < smallestBytes) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    return compressors[encoding](payload)
  })
}
