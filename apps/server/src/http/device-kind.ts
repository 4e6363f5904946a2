import type { FastifyRequest } from 'fastify'

export type DeviceKind = 'phone' | 'tablet' | 'desktop' | 'unknown'

/** As far as the browser says: an iPad usually claims to be a Mac. */
export function deviceKind(userAgent = ''): DeviceKind {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet'
  if (/\biPhone\b|\bMobile\b/.test(userAgent)) return 'phone'
  return /\b(?:Windows|Macintosh|CrOS|Linux)\b/.test(userAgent) ? 'desktop' : 'unknown'
}

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>) {
  return deviceKind(headers['user-agent'])
}
