import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { within } from './values.ts'

const { IPv4, IPv6 } = ipaddr

export const networkSettings = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development')
    .meta({ meaning: '`production` listens on all interfaces, requires SMTP_URL and sends HSTS' }),
  PORT: within(1, 65535).default(3000).meta({ meaning: 'port it listens on' }),
  HOST: z.string().optional().meta({
    defaultText: '127.0.0.1; 0.0.0.0 in production',
    meaning: 'address it listens on',
  }),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://claims.example.com',
    })
    .optional()
    .meta({
      defaultText: 'http://localhost:PORT',
      meaning: 'base URL of links in mails; also the only origin the API accepts',
    }),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isProxyAddress),
      'must list addresses or ranges such as 10.0.0.0/8',
    )
    .optional()
    .meta({
      meaning:
        'proxies whose X-Forwarded-For is trusted: addresses, ranges or `loopback`, comma separated',
    }),
}

export function isLoopback(hostname: string) {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare === 'localhost') return true
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback'
}

/** A full address is required: a lone `10` would be read as 0.0.0.10. */
function isProxyAddress(part: string) {
  return (
    part === 'loopback' ||
    IPv4.isValidFourPartDecimal(part) ||
    IPv4.isValidCIDRFourPartDecimal(part) ||
    IPv6.isValid(part) ||
    IPv6.isValidCIDR(part)
  )
}
