import { z } from 'zod'
import { user } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { ownPath } from './own-path.ts'

/**
 * Why single sign-on led back to the login page, as `/login?sso=<reason>`. With `link` the user logs
 * in once in another way, with `code` the second step is still missing.
 */
export type SsoReason =
  | 'failed'
  | 'cancelled'
  | 'unverified'
  | 'not-allowed'
  | 'other-person'
  | 'link'
  | 'code'

export const oidcEndpoints = {
  'POST /api/auth/oidc': {
    summary: 'Begin single sign-on: the browser continues at the URL and comes back signed in',
    access: 'public',
    body: z.object({
      /** Where to go afterwards. */
      redirect: z.string().max(1000, 'Invalid path').regex(ownPath, 'Invalid path').default('/'),
    }),
    response: z.object({ url: z.string() }),
  },
  'POST /api/auth/oidc/code': {
    summary: 'Finish single sign-on for an account with a second step',
    access: 'public',
    body: z.object({ code: z.string().trim().min(1, 'Enter the code').max(40, 'Invalid code') }),
    response: user,
  },
} as const satisfies EndpointTable
