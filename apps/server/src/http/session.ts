import { ownerHeader } from '@quittance/contract/owner-header'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import {
  createSession,
  deleteSession,
  findSessionUser,
  type SessionUser,
  type SignInProof,
  sessionDays,
} from '#db/sessions.ts'
import { createToken } from '#db/tokens.ts'
import { AppError } from './app-error.ts'
import { bearerOf, identifyToken } from './bearer.ts'
import { callerOf } from './caller.ts'
import type { Exchange } from './exchange.ts'
import { isApiCall } from './request-path.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    user: SessionUser | null
    /** The id of this session in the user's list; null with an access token. */
    sessionId: string | null
  }
}

export type SessionCookie = { name: string; isSecure: boolean }

const daySeconds = 24 * 60 * 60

/** Browsers bind `__Host-` cookies to this host and to https. */
export function sessionCookieFor(publicUrl: URL): SessionCookie {
  const isSecure = publicUrl.protocol === 'https:'
  return { name: isSecure ? '__Host-quittance' : 'quittance', isSecure }
}

export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Identifies the user of every API call; returns the function for other routes. */
export function registerSession(app: FastifyInstance, db: Db, cookie: SessionCookie): Identify {
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)

  async function identify(request: FastifyRequest, reply: FastifyReply) {
    const token = request.cookies[cookie.name]
    if (!token) return
    const found = await findSessionUser(db, token)
    if (!found) return clearSessionCookie(reply, cookie)
    request.user = found.user
    request.sessionId = found.sessionId
    if (found.wasExtended) setSessionCookie(reply, cookie, token)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) return
    const token = bearerOf(request)
    await (token === undefined ? identify(request, reply) : identifyToken(db, request, token))
    refuseOtherUser(request)
  })
  return identify
}

/** An open tab may still send one user's data after another has signed in. */
function refuseOtherUser({ headers, user }: FastifyRequest) {
  const owner = headers[ownerHeader]
  if (owner === undefined || !user || owner === String(user.id)) return
  throw new AppError('OTHER_USER', 'Another user is signed in now. Nothing was sent.')
}

/** Signs in under a fresh session id, to prevent session fixation. */
export async function startSession(
  db: Db,
  cookie: SessionCookie,
  { request, reply }: Exchange,
  userId: number,
  proof?: SignInProof,
) {
  const previous = request.cookies[cookie.name]
  if (previous) await deleteSession(db, previous)
  const token = await createSession(db, userId, callerOf(request), proof)
  setSessionCookie(reply, cookie, token)
}

export async function endSession(db: Db, cookie: SessionCookie, { request, reply }: Exchange) {
  const token = request.cookies[cookie.name]
  if (token) await deleteSession(db, token)
  clearSessionCookie(reply, cookie)
}

/** Identifies a browser that has signed in here before, to whichever account. */
export function deviceTokenOf(cookie: SessionCookie, request: FastifyRequest) {
  return request.cookies[deviceCookieName(cookie)]
}

/** Sets a device token if the browser has none; it grants no access. */
export function giveDeviceToken(cookie: SessionCookie, { request, reply }: Exchange) {
  const token = deviceTokenOf(cookie, request) || createToken()
  const maxAge = 400 * daySeconds
  reply.setCookie(deviceCookieName(cookie), token, { ...attributes(cookie), maxAge })
  return token
}

function deviceCookieName({ name }: SessionCookie) {
  return `${name}-device`
}

function setSessionCookie(reply: FastifyReply, cookie: SessionCookie, token: string) {
  reply.setCookie(cookie.name, token, { ...attributes(cookie), maxAge: sessionDays * daySeconds })
}

/**
 * Also clears the browser's cache of photos. Not its storage, which holds receipts that exist
 * nowhere else, and not the device's cookie.
 */
function clearSessionCookie(reply: FastifyReply, cookie: SessionCookie) {
  reply.header('clear-site-data', '"cache"')
  reply.clearCookie(cookie.name, attributes(cookie))
}

export function attributes({ isSecure }: SessionCookie) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
}
