import { expect, test } from 'vitest'
import { addressOf, createAddressToken, tokenOf } from './address.ts'

const token = 'abcdefghijkmnpqrstuv'
const domain = 'in.example.com'

test('a token is 20 of 32 unambiguous characters, and never the same', () => {
  const tokens = Array.from({ length: 2000 }, createAddressToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.filter((it) => !/^[a-z2-9]{20}$/.test(it) || /[lo]/.test(it))).toEqual([])
  expect(new Set(tokens.join('')).size).toBe(32)
})

test('an address leads back to its token', () => {
  const made = createAddressToken()
  expect(tokenOf(addressOf(made, domain), domain)).toBe(made)
})

test.each([
  `${token}@in.example.com`,
  'ABCDEFGHIJKMNPQRSTUV@IN.Example.COM',
  `${token}+oslo@in.example.com`,
  `${token}+@in.example.com`,
  ` ${token}@in.example.com `,
])('%j is the address of the token', (address) => {
  expect(tokenOf(address, domain)).toBe(token)
  expect(tokenOf(address, 'In.Example.com')).toBe(token)
})

test.each([
  '',
  '@in.example.com',
  token,
  `${token}@example.com`,
  `${token}@in.example.com.evil.example`,
  `${token}@evil@in.example.com`,
  `a${token}@in.example.com`,
  `${token.slice(1)}@in.example.com`,
  `${token.slice(1)}l@in.example.com`,
  `${token.slice(1)}0@in.example.com`,
  `"${token}"@in.example.com`,
  `x+${token}@in.example.com`,
  `${token}\n@in.example.com`,
])('%j is no import address', (address) => {
  expect(tokenOf(address, domain)).toBeNull()
})
