import { expect, test } from 'vitest'
import { linkKey, linkKinds, readToken, signToken } from './link-token.ts'
import { createReportLinks } from './report-links.ts'

const key = linkKey('one secret of this installation, long enough')
const claim = { id: 1234, kind: 'zip', expiresAt: new Date('2026-03-09') } as const

test.each(linkKinds)('what was signed for %s is read back', (kind) => {
  expect(readToken(key, signToken(key, { ...claim, kind }))).toEqual({ ...claim, kind })
})

test('a token that differs in one character was never signed', () => {
  const token = signToken(key, claim)
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A'
    expect(readToken(key, token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined()
  }
})

test('another secret signs other tokens', () => {
  expect(readToken(linkKey('another secret of that length at least'), signToken(key, claim))).toBe(
    undefined,
  )
})

test('Hole 24: links that the previous secret signed open until it is removed', () => {
  const [secret, previousSecret] = ['one secret of that length', 'another secret of that length']
  const publicUrl = new URL('https://quittance.example')
  const token = signToken(linkKey(previousSecret), claim)
  expect(createReportLinks({ secret, previousSecret, publicUrl }).read(token)).toEqual(claim)
  expect(createReportLinks({ secret, publicUrl }).read(token)).toBeUndefined()
})

test.each(['', 'x', 'A'.repeat(36), 'A'.repeat(40), '+'.repeat(36), 'ä'.repeat(36)])(
  'nonsense is no token: "%s"',
  (token) => {
    expect(readToken(key, token)).toBeUndefined()
  },
)

test('a token is neither longer nor shorter', () => {
  const token = signToken(key, claim)
  for (const other of [`${token}A`, `${token}=`, `A${token}`, token.slice(0, -1)]) {
    expect(readToken(key, other)).toBeUndefined()
  }
})
