import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type Allowances = {
  /** Of a page, for the styles its widgets inject. */
  nonce?: string
  /** Stripe's payment form is a script that puts its fields into frames of its own. */
  hasPayments?: boolean
}

/** The rule the app runs under. */
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
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    `frame-src 'self'${stripe(`${stripeJs} https://hooks.stripe.com`)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export async function registerHeaders(app: FastifyInstance, isProduction: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: isProduction && { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy())
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
  })
}
