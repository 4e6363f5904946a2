import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { addressOf, createAddressToken, tokenOf } from './address.ts'
import { tokensInHeaders, tokensOf } from './recipients.ts'

const mia = 'abcdefghijkmnpqrstuv'
const noa = '23456789abcdefghijkm'
const domain = 'in.example.com'

test('recipients that a server named: ours, each once', () => {
  const named = [
    `${mia}@${domain}`,
    'info@in.example.com',
    `${mia}+x@${domain}`,
    `${noa}@${domain}`,
  ]
  expect(tokensOf(named, domain)).toEqual([mia, noa])
  const many = Array.from('abcdefgh', (letter) => `${mia.slice(1)}${letter}@${domain}`)
  expect(tokensOf(many, domain)).toHaveLength(8)
  // A mail in a mailbox is marked as read afterwards, so every named address is checked.
  expect(tokensInHeaders([{ key: 'to', value: many.join(', ') }], domain)).toHaveLength(8)
})

test.each([
  ['delivered-to', `${mia}@in.example.com`],
  ['x-original-to', `${mia}@in.example.com`],
  ['envelope-to', `<${mia}@in.example.com>`],
  ['to', `"Receipts, mine" <${mia}@In.Example.com>, you@example.com`],
  ['to', `Team: you@example.com, ${mia}@in.example.com;`],
  ['cc', `you@example.com,${mia}+oslo@in.example.com`],
])('a mailbox’s mail is for whom %s names: %s', (key, value) => {
  expect(tokensInHeaders([{ key, value }], domain)).toEqual([mia])
})

test('one copy for two users is for both, whoever else is a recipient', () => {
  const headers = [
    { key: 'delivered-to', value: 'everything@in.example.com' },
    { key: 'to', value: `${mia}@in.example.com, you@example.com` },
    { key: 'cc', value: `Noa <${noa}@in.example.com>` },
    { key: 'delivered-to', value: `${mia}@in.example.com` },
  ]
  expect(tokensInHeaders(headers, domain)).toEqual([mia, noa])
})

test.each([
  ['subject', `${mia}@in.example.com`],
  ['to', `x${mia}@in.example.com`],
  ['to', `${mia}@in.example.com.evil.example`],
  ['to', `${mia}@example.com`],
  ['to', 'you@example.com'],
])('%s: %s is for no user here', (key, value) => {
  expect(tokensInHeaders([{ key, value }], domain)).toEqual([])
})

test('a To of 200,000 characters is looked through in no time', () => {
  const value = `${'abcdefghijkmnpqrstu'.repeat(10_000)}, <${mia}+${'x'.repeat(60)}`
  expect(tokensInHeaders([{ key: 'to', value }], domain)).toEqual([])
})

test('a token is 20 of 32 unambiguous characters, and never the same; its address leads back to it', () => {
  const tokens = Array.from({ length: 2000 }, createAddressToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.filter((it) => !/^[a-z2-9]{20}$/.test(it) || /[lo]/.test(it))).toEqual([])
  expect(new Set(tokens.join('')).size).toBe(32)
  const made = createAddressToken()
  expect(tokenOf(addressOf(made, domain), domain)).toBe(made)
})

test.each([
  `${mia}@in.example.com`,
  'ABCDEFGHIJKMNPQRSTUV@IN.Example.COM',
  `${mia}+oslo@in.example.com`,
  `${mia}+@in.example.com`,
  ` ${mia}@in.example.com `,
])('%j is the address of the token', (address) => {
  expect(tokenOf(address, domain)).toBe(mia)
  expect(tokenOf(address, 'In.Example.com')).toBe(mia)
})

test.each(fixtureRows<string>('mails/other-addresses'))('%j is no import address', (address) => {
  expect(tokenOf(address, domain)).toBeNull()
})
