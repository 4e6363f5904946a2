import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The rule the app runs under; pages add a nonce of their own for the styles their widgets inject. */
export function contentSecurityPolicy(nonce?: string) {
  const allowed = nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  return [
    "default-src 'self'",
    `script-src ${allowed}`,
    `style-src ${allowed}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
