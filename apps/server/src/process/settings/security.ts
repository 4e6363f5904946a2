import { signUpModes } from '@quittance/contract/config'
import { z } from 'zod'
import { yesOrNo } from './values.ts'

export const securitySettings = {
  SIGN_UP: z.enum(signUpModes, 'must be open, invited or closed').default('open').meta({
    defaultText: 'open',
    meaning:
      'who can create an account: `open` anyone, `invited` people with an invitation link, `closed` nobody',
  }),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
    .optional()
    .meta({
      meaning:
        'token for `/metrics`, sent as `Authorization: Bearer …`; without it only this machine has access, and in production nobody',
    }),
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'must be an email address or an https address',
    )
    .optional()
    .meta({
      defaultText: 'SUPPORT_EMAIL',
      meaning:
        'contact for security reports in `/.well-known/security.txt`; without it and without SUPPORT_EMAIL there is no such file',
    }),
  SECURITY_POLICY: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .optional()
    .meta({ meaning: 'URL of your security policy, listed in that file' }),
  SCAN_COMMAND: z
    .string()
    .transform((command) => command.trim().split(/\s+/))
    .optional()
    .meta({
      meaning:
        'virus scanner for every file that users upload or mail, such as `clamdscan --fdpass --no-summary`: program and arguments separated by spaces; the path of the file is added. Exit code 0 accepts a file, 1 refuses it, anything else is retried; without it nothing is scanned',
    }),
  HSTS_SUBDOMAINS: yesOrNo.meta({
    meaning:
      '`true` extends HSTS in production to every subdomain of the host; all of them must then use https',
  }),
  WEBHOOK_ALLOW_PRIVATE: yesOrNo.meta({
    meaning:
      '`true` lets webhooks of users reach private and loopback addresses, and http; only where every user may reach what this server can',
  }),
  API_DOCS: yesOrNo.meta({
    defaultText: 'false; always on outside production',
    meaning: '`true` serves the API reference at `/api/docs` in production too',
  }),
}
