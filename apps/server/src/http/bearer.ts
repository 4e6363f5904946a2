import { tokenScopeOf } from '@quittance/contract/tokens'
import type { FastifyRequest } from 'fastify'
import { findTokenUser } from '#db/access-tokens.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from './app-error.ts'

/** Only a program can send it to another site's API; a browser asks that site first. */
export function bearerOf({ headers }: FastifyRequest) {
  return /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()
}

/** A token counts instead of a cookie, and opens only what its scopes say, public calls too. */
export async function identifyToken(db: Db, request: FastifyRequest, token: string) {
  const found = await findTokenUser(db, token)
  if (!found) {
    throw new AppError('UNAUTHENTICATED', 'This access token is unknown, revoked or expired.')
  }
  request.user = found.user
  const route = request.routeOptions.url
  if (!route) return
  const scope = tokenScopeOf(request.method, route)
  if (!scope) throw new AppError('TOKEN_SCOPE', 'This call is not open to access tokens.')
  if (found.scopes.includes(scope)) return
  throw new AppError('TOKEN_SCOPE', `This access token lacks the scope "${scope}".`)
}
