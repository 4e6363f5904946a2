import type { FastifyInstance } from 'fastify'
import { type SecurityFacts, securityTxt } from './security-txt.ts'

export function registerSecurityTxt(app: FastifyInstance, facts: SecurityFacts) {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const text = securityTxt(facts)
    if (text === undefined) return reply.callNotFound()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text)
  })
}
