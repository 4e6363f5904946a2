import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Secrets, seal, unseal } from '#accounts/seal.ts'
import { attributes, type SessionCookie } from '#http/session.ts'

/** While the user is at the provider. */
export const begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
})

/** A proven identity that still needs a second step, or a sign-in to the account with its address. */
export const pending = z.object({
  subject: z.string(),
  email: z.string().optional(),
  idToken: z.string().optional(),
})

type CookieDeps = Secrets & { cookie: SessionCookie }

const minutes = 10
/** Browsers drop cookies of more than 4096 bytes; without the token only we are signed out of. */
const maxIdToken = 2200

/** One cookie, encrypted and signed, for both steps of a sign-in. */
export function setOidcCookie(
  { secret, cookie }: CookieDeps,
  reply: FastifyReply,
  value: z.output<typeof begun> | z.output<typeof pending>,
) {
  const isTooLong = 'idToken' in value && (value.idToken?.length ?? 0) > maxIdToken
  const kept = { ...value, ...(isTooLong && { idToken: undefined }) }
  const content = JSON.stringify({ ...kept, until: Date.now() + minutes * 60_000 })
  const options = { ...attributes(cookie), maxAge: minutes * 60 }
  reply.setCookie(nameOf(cookie), seal(secret, content), options)
}

export function readOidcCookie<T extends z.ZodObject>(
  deps: CookieDeps,
  request: FastifyRequest,
  schema: T,
): z.output<T> | undefined {
  const content = unseal(deps, request.cookies[nameOf(deps.cookie)] ?? '')
  if (content === undefined) return undefined
  const value = JSON.parse(content)
  return value.until > Date.now() ? schema.safeParse(value).data : undefined
}

export function clearOidcCookie({ cookie }: CookieDeps, reply: FastifyReply) {
  reply.clearCookie(nameOf(cookie), attributes(cookie))
}

function nameOf({ name }: SessionCookie) {
  return `${name}-sso`
}
