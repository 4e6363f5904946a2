import { isIP } from 'node:net'
import { z } from 'zod'
import { wholeNumber } from './values.ts'

/** Where it listens, and as what it is known. */
export const networkSettings = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development')
    .meta({
      defaultText: 'development',
      meaning: '`production` listens on all interfaces, asks for real mail and sends HSTS',
    }),
  PORT: wholeNumber
    .min(1, 'must be 1 to 65535')
    .max(65535, 'must be 1 to 65535')
    .default(3000)
    .meta({ defaultText: '3000', meaning: 'port it listens on' }),
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
      meaning: 'what links in mails start with; also the one origin the API accepts',
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
      defaultText: 'none',
      meaning:
        'proxies whose X-Forwarded-For is believed: addresses, ranges or `loopback`, comma separated',
    }),
}

export function isLoopback(hostname: string) {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

function isProxyAddress(part: string) {
  const [address = '', prefix, ...rest] = part.split('/')
  if (part === 'loopback') return true
  return (
    isIP(address) > 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix))
  )
}
