import { z } from 'zod'
import { confirmPasswordBody } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { idParams } from './id-params.ts'

export const tokenScopes = ['read', 'write', 'export'] as const

export type TokenScope = (typeof tokenScopes)[number]

/** Shown before the secret part, so that scanners recognise a leaked token. */
export const tokenPrefix = 'qtn_'

export const maxTokens = 20
export const maxTokenDays = 366

/** Calls that no token may make: security, money, administration, and what would widen its access. */
const closed = /^\/api\/(?:auth|admin|webhooks|subscription|create-subscription|stripe)(?:\/|$)/

const opened = new Set(['/api/auth/user', '/api/subscription/plan'])

/** The response is a file as it was stored or sent, or a link to one. */
const exported =
  /^\/api\/(?:trips\/:id\/(?:download|ledger)|receipts\/:tripId\/:id\/(?:original|enclosures))(?:\/|$)/

/** The scope that a call needs, by its method and route; null if no token may make it. */
export function tokenScopeOf(method: string, route: string): TokenScope | null {
  const isRead = method === 'GET' || method === 'HEAD'
  if (closed.test(route)) return isRead && opened.has(route) ? 'read' : null
  if (exported.test(route)) return 'export'
  return isRead ? 'read' : 'write'
}

const accessToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type AccessToken = z.infer<typeof accessToken>

const tokenFields = z.object({
  name: z
    .string('Please name the token')
    .trim()
    .min(1, 'Please name the token')
    .max(60, 'Please use at most 60 characters'),
  scopes: z.array(z.enum(tokenScopes)).min(1, 'Choose what it may do').max(tokenScopes.length),
  days: z.int('Invalid number of days').min(1).max(maxTokenDays, 'A year at most'),
})

export const tokenEndpoints = {
  'GET /api/auth/tokens': {
    summary: "The account's access tokens, newest first",
    access: 'session',
    response: z.array(accessToken),
  },
  'POST /api/auth/tokens': {
    summary: 'Create an access token; its `token` is shown only in this answer',
    access: 'session',
    body: tokenFields.extend(confirmPasswordBody.shape),
    response: accessToken.extend({ token: z.string() }),
    status: 201,
  },
  'DELETE /api/auth/tokens/:id': {
    summary: 'Revoke an access token; it stops working at once',
    access: 'session',
    params: idParams('Invalid token ID'),
    response: messageBody,
  },
} as const satisfies EndpointTable
