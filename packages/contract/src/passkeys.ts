import { z } from 'zod'
import { confirmPasswordBody, tokenBody, user } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { idParams } from './id-params.ts'

const name = z
  .string('Please name the passkey')
  .trim()
  .min(1, 'Please name the passkey')
  .max(60, 'Please use at most 60 characters')

/** WebAuthn's JSON format; the browser and the server pass it to their libraries unchanged. */
const webAuthn = z.record(z.string(), z.unknown())

const params = idParams('Invalid passkey')

export const maxPasskeys = 20

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type Passkey = z.infer<typeof passkey>

export const passkeyNameBody = z.object({ name })

export const passkeyEndpoints = {
  'GET /api/auth/passkeys': {
    summary: "The account's passkeys",
    access: 'session',
    response: z.array(passkey),
  },
  'POST /api/auth/passkeys/options': {
    summary: 'Start adding a passkey: the options for the browser',
    access: 'session',
    body: confirmPasswordBody,
    response: webAuthn,
  },
  'POST /api/auth/passkeys': {
    summary: 'Add the passkey that the browser created',
    access: 'session',
    body: z.object({ name, credential: webAuthn }),
    response: passkey,
    status: 201,
  },
  'PUT /api/auth/passkeys/:id': {
    summary: 'Rename a passkey',
    access: 'session',
    params,
    body: passkeyNameBody,
    response: passkey,
  },
  'DELETE /api/auth/passkeys/:id': {
    summary: 'Remove a passkey; it no longer signs in',
    access: 'session',
    params,
    body: confirmPasswordBody,
    response: messageBody,
  },
  'POST /api/auth/reset-password/passkeys': {
    summary: 'The passkeys of the account a reset link belongs to, to choose which ones to keep',
    access: 'public',
    body: tokenBody,
    response: z.array(passkey),
  },
  'POST /api/auth/passkey-login/options': {
    summary: 'Start signing in with a passkey',
    access: 'public',
    response: webAuthn,
  },
  'POST /api/auth/passkey-login': {
    summary: 'Sign in with the response of a passkey',
    access: 'public',
    body: z.object({ credential: webAuthn }),
    response: user,
  },
} as const satisfies EndpointTable
