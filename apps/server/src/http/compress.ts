import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Smaller responses fit into one packet. */
const smallestBytes = 1024

/** The best brotli level costs a hundred times as much for a few percent. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, brotliLevel),
  gzip: promisify(gzip),
}
const encodings = Object.keys(compressors) as (keyof typeof compressors)[]

const compressed = /^(?:application\/json|text\/html)\b/

/**
 * Compresses larger JSON and pages off the event loop. Images and files are already compressed, and
 * the web app's files are compressed by its build.
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
