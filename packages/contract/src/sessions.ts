import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'

export const session = z.object({
  id: z.string(),
  /** For example `Chrome on Android`. */
  device: z.string(),
  /** The IP address it signed in from. */
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type Session = z.infer<typeof session>

export const securityEventKinds = [
  'sign-up',
  'sign-in',
  'sign-in-failed',
  'password-changed',
  'password-reset',
  'address-change-asked',
  'address-changed',
  'address-change-undone',
  'session-ended',
  'sso-linked',
  'passkey-added',
  'passkey-removed',
  'token-created',
  'token-revoked',
  'webhook-added',
  'webhook-removed',
  'second-step-on',
  'second-step-off',
  'recovery-codes-renewed',
  'premium-granted',
  'premium-revoked',
  'admin-made',
  'admin-removed',
  'signed-out',
  'invitation-sent',
  'invitation-withdrawn',
  'mail-retried',
  'data-exported',
  'file-refused',
  'account-deleted',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(securityEventKinds),
  device: z.string().nullable(),
  address: z.string().nullable(),
})

export type SecurityEvent = z.infer<typeof securityEvent>

export const sessionEndpoints = {
  'GET /api/auth/sessions': {
    summary: 'The devices that are signed in, this one first',
    access: 'session',
    response: z.array(session),
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'Sign one device out',
    access: 'session',
    params: z.object({ id: z.uuid('Invalid session') }),
    response: messageBody,
  },
  'DELETE /api/auth/sessions': {
    summary: 'Sign every other device out',
    access: 'session',
    response: messageBody,
  },
  'GET /api/auth/events': {
    summary: 'Security events of the last 180 days, newest first, at most 100',
    access: 'session',
    response: z.array(securityEvent),
  },
} as const satisfies EndpointTable
