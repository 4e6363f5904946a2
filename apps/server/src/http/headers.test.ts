import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './headers.ts'

test('only where there are payments may the page load and frame the payment form', () => {
  const policy = contentSecurityPolicy({ nonce: 'n', hasPayments: true })
  for (const rule of [
    "script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ]) {
    expect(policy.split('; ')).toContain(rule)
  }
  expect(contentSecurityPolicy({ nonce: 'n' })).not.toContain('stripe')
})
