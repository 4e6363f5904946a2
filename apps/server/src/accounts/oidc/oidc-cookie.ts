import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Secrets, seal, unseal } from '#accounts/seal.ts'
import { attributes, type SessionCookie } from '#http/session.ts'
import type { Checks } from './provider.ts'

type Kept = {
  /** While the user is at the provider. */
  begun?: Checks & { redirect: string }
  /** An identity that still needs a code, or a sign-in to the account with this address. */
  proven?: { subject: string; idToken: string; email?: string | undefined }
}
type CookieDeps = Secrets & { cookie: SessionCookie }

const minutes = 10

/** The state of a sign-in, encrypted and signed in a cookie; replaces any earlier state. */
export function setOidcCookie({ secret, cookie }: CookieDeps, reply: FastifyReply, kept: Kept) {
  const content = JSON.stringify({ ...kept, until: Date.now() + minutes * 60_000 })
  const options = { ...attributes(cookie), maxAge: minutes * 60 }
  reply.setCookie(nameOf(cookie), seal(secret, content), options)
}

export function readOidcCookie(deps: CookieDeps, { cookies }: FastifyRequest): Kept {
  const kept = JSON.parse(unseal(deps, cookies[nameOf(deps.cookie)] ?? '') ?? '{}')
  return kept.until > Date.now() ? kept : {}
}

export function clearOidcCookie({ cookie }: CookieDeps, reply: FastifyReply) {
  reply.clearCookie(nameOf(cookie), attributes(cookie))
}

function nameOf({ name }: SessionCookie) {
  return `${name}-sso`
}
