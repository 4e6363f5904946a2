import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isApiCall } from './request-path.ts'

type Allowances = {
  /** For the styles that a page's widgets inject. */
  nonce?: string
  /** Stripe's payment form is a script that renders its fields in iframes. */
  hasPayments?: boolean
}

export function contentSecurityPolicy({ nonce, hasPayments = false }: Allowances = {}) {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  const stripe = (hosts: string) => (hasPayments ? ` ${hosts}` : '')
  const stripeJs = 'https://js.stripe.com https://*.js.stripe.com'
  return [
    "default-src 'self'",
    `script-src ${own}${stripe(stripeJs)}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    `frame-src 'self'${stripe(`${stripeJs} https://hooks.stripe.com`)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of the worker that reads photos on the device. It may run WebAssembly but make no
 * requests: its files are on the device.
 */
export const readerWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

const hstsSeconds = 31_536_000

type HeaderSettings = { isProduction: boolean; coversSubdomains: boolean }

/** Pages get all headers; resources that a page loads need only a few. */
export async function registerHeaders(
  app: FastifyInstance,
  { isProduction, coversSubdomains }: HeaderSettings,
) {
  const subdomains = coversSubdomains ? '; includeSubDomains' : ''
  const hsts = isProduction ? `max-age=${hstsSeconds}${subdomains}` : undefined
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    // Personal data must not be cached unless the call allows it; images do.
    if (isApiCall(request) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
    if (hsts) reply.header('strict-transport-security', hsts)
    if (String(reply.getHeader('content-type')).startsWith('text/html')) tellPage(reply)
    else tellResource(reply)
  })
}

function tellPage(reply: FastifyReply) {
  const ownReferrerRule = reply.getHeader('referrer-policy')
  reply.helmet()
  if (ownReferrerRule) reply.header('referrer-policy', ownReferrerRule)
  reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', contentSecurityPolicy())
  }
}

function tellResource(reply: FastifyReply) {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('cross-origin-resource-policy', 'same-origin')
}
