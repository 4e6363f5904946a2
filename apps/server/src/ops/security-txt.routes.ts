import type { FastifyInstance } from 'fastify'

const daysValid = 180
const dayMs = 24 * 60 * 60 * 1000

type SecurityFacts = {
  /** A mail address or an https URL; undefined if there is no contact. */
  contact: string | undefined
  policy: string | undefined
  publicUrl: URL
}

/** Where to report a security finding, per RFC 9116; the text is the same all day. */
export function securityTxt({ contact, policy, publicUrl }: SecurityFacts, now = new Date()) {
  if (!contact) return undefined
  const today = Math.floor(now.getTime() / dayMs)
  const expires = new Date((today + daysValid) * dayMs)
  const lines = [
    `Contact: ${URL.canParse(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

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
