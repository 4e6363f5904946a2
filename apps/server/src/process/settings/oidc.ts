import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { isLoopback } from './network.ts'
import { missingOf } from './values.ts'

const text = z.string().optional()

export const oidcSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://id.example.com' })
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'single sign-on: issuer of the OpenID Connect provider, with https unless it is on this machine; needs the next two',
    }),
  OIDC_CLIENT_ID: text.meta({ defaultText: 'none', meaning: 'the client registered there' }),
  OIDC_CLIENT_SECRET: text.meta({ defaultText: 'none', meaning: "that client's secret" }),
  OIDC_NAME: z.string().max(40, 'is too long').default('single sign-on').meta({
    defaultText: 'single sign-on',
    meaning: 'its name on the button “Continue with …”',
  }),
  OIDC_ALLOWED_DOMAINS: z
    .string()
    .toLowerCase()
    .regex(/^[\w-]+(\.[\w-]+)+( *, *[\w-]+(\.[\w-]+)+)*$/, 'must list domains such as example.com')
    .transform((list) => list.split(/ *, */))
    .optional()
    .meta({
      defaultText: 'all',
      meaning: 'domains of e-mail addresses that get an account through it, comma separated',
    }),
  PASSWORD_LOGIN: z.enum(['on', 'off'], 'must be on or off').default('on').meta({
    defaultText: 'on',
    meaning: '`off` leaves single sign-on and passkeys as the only ways to sign in',
  }),
}

export type OidcSettings = NonNullable<ReturnType<typeof oidcOf>>

/** Undefined if single sign-on is not set up. */
export function oidcOf(values: z.output<z.ZodObject<typeof oidcSettings>>) {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = values
  const missing = missingOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET })
  if (missing.length === 3 && values.PASSWORD_LOGIN === 'on') return undefined
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(', ')} is not set: single sign-on and PASSWORD_LOGIN=off need OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Set them all, or none of the four.`,
    )
  }
  const issuer = new URL(OIDC_ISSUER)
  if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) {
    throw new StartupError('OIDC_ISSUER must start with https:// unless it is on this machine.')
  }
  const { OIDC_NAME: name, OIDC_ALLOWED_DOMAINS: allowedDomains } = values
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name,
    allowedDomains,
  }
}
