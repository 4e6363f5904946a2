import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { securityTxt } from './security-txt.routes.ts'

const publicUrl = new URL('https://claims.example.com')
const dayMs = 24 * 60 * 60 * 1000

test('lists contact, expiry and canonical address', () => {
  const facts = { contact: 'security@example.com', policy: 'https://example.com/policy', publicUrl }
  expect(securityTxt(facts, new Date('2026-03-01T13:14:15.678Z'))).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2026-08-28T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://claims.example.com/.well-known/security.txt',
      'Policy: https://example.com/policy',
      '',
    ].join('\n'),
  )
})

test('is the same all day, and always good for less than a year', () => {
  const facts = { contact: 'https://example.com/report', policy: undefined, publicUrl }
  const morning = securityTxt(facts, new Date('2026-03-01T00:00:00Z'))
  expect(morning).toContain('Contact: https://example.com/report\n')
  expect(morning).not.toContain('Policy')
  expect(securityTxt(facts, new Date('2026-03-01T23:59:59Z'))).toBe(morning)
  const expires = Date.parse(/Expires: (\S+)/.exec(securityTxt(facts) ?? '')?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 30 * dayMs)
  expect(expires).toBeLessThan(Date.now() + 365 * dayMs)
})

test.each([
  [{ SECURITY_CONTACT: 'holes@example.com', SUPPORT_EMAIL: 'a@b.example' }, 'holes@example.com'],
  [{ SUPPORT_EMAIL: 'help@example.com' }, 'help@example.com'],
])('is served with the address for holes, or the support: %o', async (env, contact) => {
  const product = await createTestApp({ env })
  const { statusCode, headers, body } = await product.app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Contact: mailto:${contact}\n`)
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n')
})

test('does not exist without a contact', async () => {
  const product = await createTestApp()
  expect((await product.app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
