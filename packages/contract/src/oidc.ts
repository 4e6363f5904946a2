import { z } from 'zod'
import { user } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { ownPath } from './own-path.ts'

/** Why single sign-on led back to the login page, as `/login?sso=<reason>`. */
export type SsoReason =
  | 'failed'
  | 'cancelled'
  | 'unverified'
  | 'not-allowed'
  | 'other-person'
  /** The user logs in once in another way. */
  | 'link'
  /** The second step is missing. */
  | 'code'

const redirect = z.string().max(1000, 'Invalid path').regex(ownPath, 'Invalid path').default('/')

export const oidcEndpoints = {
  'POST /api/auth/oidc': {
    summary: 'Begin single sign-on at this URL, which leads back to the path, signed in',
    access: 'public',
    body: z.object({ redirect }),
    response: z.object({ url: z.string() }),
  },
  'POST /api/auth/oidc/code': {
    summary: 'Finish single sign-on for an account with a second step',
    access: 'public',
    body: z.object({ code: z.string().trim().min(1, 'Enter the code').max(40, 'Invalid code') }),
    response: user,
  },
} as const satisfies EndpointTable
