import { z } from 'zod'
import { email } from './auth.ts'
import { calendarDate } from './calendar-date.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { idParams } from './id-params.ts'
import { securityEvent } from './sessions.ts'

const moment = z.iso.datetime()
const count = z.number().int()
const params = idParams('Invalid ID')
const search = z.string().trim().max(100, 'Please use at most 100 characters').default('')

export const adminUser = z.object({
  id: count,
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
  plan: z.enum(['paid', 'granted', 'trial', 'trial-over', 'unverified']),
  planUntil: moment.nullable(),
  receipts: count,
  usedBytes: count,
})

export type AdminUser = z.infer<typeof adminUser>

export const serverState = z.object({
  /** Its space, jobs and versions. */
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Up to 100 that are not sent yet, failed ones first; without the subject, which names a trip. */
  mails: z.array(
    z.object({
      id: count,
      to: z.string(),
      attempts: count,
      /** Null if it was not tried yet, or is being sent. */
      lastError: z.string().nullable(),
      nextAttemptAt: moment,
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), expiresAt: moment })),
})

export const invitationBody = z.object({ email })

/** For administrators; no call shows other users' receipts, photos or claims. */
export const adminEndpoints = {
  'POST /api/admin/second-step': {
    summary: 'Enter the code of the second step, which the other calls need within an hour',
    access: 'admin',
    body: z.object({ code: z.string().trim().max(40, 'Invalid code') }),
    response: messageBody,
  },
  'GET /api/admin/users': {
    summary: 'Users, newest first, 25 at a time',
    access: 'admin',
    query: z.object({
      search,
      granted: z.stringbool().default(false),
      before: params.shape.id.optional(),
    }),
    response: z.array(adminUser),
  },
  'POST /api/admin/users/:id/grant': {
    summary: 'Grant Pro until the end of a day (UTC); null ends it',
    access: 'admin',
    params,
    body: z.object({ until: calendarDate('Please enter a valid date').nullable() }),
    response: messageBody,
  },
  'POST /api/admin/users/:id/sign-out': {
    summary: 'Sign a user out on every device',
    access: 'admin',
    params,
    response: messageBody,
  },
  'GET /api/admin/events': {
    summary: 'The latest 100 security events',
    access: 'admin',
    query: z.object({ search }),
    response: z.array(securityEvent.extend({ email: z.string().nullable() })),
  },
  'GET /api/admin/server': {
    summary: 'Space, jobs, versions, mail that is not sent yet, and open invitations',
    access: 'admin',
    response: serverState,
  },
  'POST /api/admin/mails/:id/retry': {
    summary: 'Try again to send a mail',
    access: 'admin',
    params,
    response: messageBody,
  },
  'POST /api/admin/invitations': {
    summary: 'Invite an address by mail; an earlier invitation to it stops working',
    access: 'admin',
    body: invitationBody,
    response: messageBody.extend({ url: z.string() }),
  },
  'POST /api/admin/invitations/withdraw': {
    summary: 'Make the link of an invitation stop working',
    access: 'admin',
    body: invitationBody,
    response: messageBody,
  },
} as const satisfies EndpointTable
