import { z } from 'zod'

export const securitySettings = {
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'token for `/metrics`, sent as `Authorization: Bearer …`; without it only this machine has access, and in production nobody',
    }),
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'must be an e-mail address or an https address',
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
    .meta({
      defaultText: 'none',
      meaning: 'URL of your security policy, listed in that file',
    }),
}
