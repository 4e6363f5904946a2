import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { isLoopback } from './network.ts'
import { missingOf } from './values.ts'

export const oidcSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://id.example.com' })
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'single sign-on: issuer of the OpenID Connect provider, with https unless it is on this machine; needs the next two',
    }),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .meta({ defaultText: 'none', meaning: 'the client that you registered at the provider' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ defaultText: 'none', meaning: "that client's secret" }),
  OIDC_NAME: z.string().max(40, 'is too long').default('single sign-on').meta({
    defaultText: 'single sign-on',
    meaning: "the provider's name on the button “Continue with …”",
  }),
  OIDC_ALLOWED_DOMAINS: z
    .string()
    .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => z.hostname().safeParse(domain).success),
      'must list domains such as example.com',
    )
    .optional()
    .meta({
      defaultText: 'all',
      meaning:
        'domains of the e-mail addresses for which single sign-on creates accounts, comma separated',
    }),
  PASSWORD_LOGIN: z.enum(['on', 'off'], 'must be on or off').default('on').meta({
    defaultText: 'on',
    meaning: '`off` leaves single sign-on and passkeys as the only ways to sign in',
  }),
}

export type OidcSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  name: string
  allowedDomains: string[] | undefined
}

/** Undefined if single sign-on is not set up. */
export function oidcOf(
  values: z.output<z.ZodObject<typeof oidcSettings>>,
): OidcSettings | undefined {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = values
  const missing = missingOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET })
  if (missing.length === 3) {
    if (values.PASSWORD_LOGIN === 'on') return undefined
    throw new StartupError('PASSWORD_LOGIN=off needs single sign-on. Set OIDC_ISSUER as well.')
  }
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(', ')} is not set: single sign-on needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Set the rest, or none of them.`,
    )
  }
  const issuer = new URL(OIDC_ISSUER)
  if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) {
    throw new StartupError('OIDC_ISSUER must start with https:// unless it is on this machine.')
  }
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME,
    allowedDomains: values.OIDC_ALLOWED_DOMAINS,
  }
}
