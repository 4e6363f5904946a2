import { z } from 'zod'
import { confirmPasswordBody } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'

/** Shown once; each replaces a code once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The form that proves that an authenticator app was set up. */
export const secondStepBody = z.object({
  code: z
    .string('Enter the 6 digits from your app')
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits from your app')),
})

/** Codes of an authenticator app, asked for after the password. */
export const secondStepEndpoints = {
  'GET /api/auth/second-step': {
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    access: 'session',
    response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  },
  'POST /api/auth/second-step/setup': {
    summary: 'A new secret for an authenticator app; active once confirmed with a code',
    access: 'session',
    body: confirmPasswordBody,
    response: z.object({ secret: z.string(), url: z.string() }),
  },
  'POST /api/auth/second-step': {
    summary: 'Switch codes on with the first one',
    access: 'session',
    body: secondStepBody,
    response: recoveryCodes,
  },
  'DELETE /api/auth/second-step': {
    summary: 'Switch codes off',
    access: 'session',
    body: confirmPasswordBody,
    response: messageBody,
  },
  'POST /api/auth/second-step/recovery-codes': {
    summary: 'New recovery codes; the old ones stop working',
    access: 'session',
    body: confirmPasswordBody,
    response: recoveryCodes,
  },
} as const satisfies EndpointTable
