import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#process/settings/network.ts'

const proxyHeader =
  /^(?:forwarded|via|cdn-loop|x-forwarded(?:-.*)?|x-original-.*|x-envoy-.*|x-real-ip|(?:.*-)?client-ip|.*-connecting-ip|cf-.*)$/

/**
 * Whether a request comes directly from this machine. Checks the Host header too: a foreign name
 * that resolves to 127.0.0.1 is not this machine.
 */
export function comesFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const hostname = (request.headers.host ?? '').replace(/:\d+$/, '')
  const site = request.headers['sec-fetch-site']
  return (
    isLoopback(address) && isLoopback(hostname) && !isPassedOn(request) && site !== 'cross-site'
  )
}

/** A proxy that adds no header, as nginx by default, uses HTTP/1.0. */
function isPassedOn({ raw, headers }: FastifyRequest) {
  return raw.httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))
}
