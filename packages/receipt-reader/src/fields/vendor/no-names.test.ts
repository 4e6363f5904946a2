import { expect, test } from 'vitest'
import { isSlogan, isStamp, isTradeAlone } from './no-names.ts'

test('promises to the customer are slogans, names are not', () => {
  expect(isSlogan('Frisch für dich und uns.')).toBe(true)
  expect(isSlogan('Toujours plus pour vous')).toBe(true)
  expect(isSlogan('We cook for you every day')).toBe(true)
  expect(isSlogan('Blue Heron Diner')).toBe(false)
  expect(isSlogan('Food For Thought')).toBe(false)
  expect(isSlogan('')).toBe(false)
})

test('stamps stand alone', () => {
  expect(isStamp('* PAID *')).toBe(true)
  expect(isStamp('KOPIE')).toBe(true)
  expect(isStamp('Copy Shop Heron')).toBe(false)
})

test('the kind of a shop is not its name', () => {
  expect(isTradeAlone('Family Restaurant')).toBe(true)
  expect(isTradeAlone('BAKERY OUTLET')).toBe(true)
  expect(isTradeAlone('Heron Restaurant')).toBe(false)
  expect(isTradeAlone('')).toBe(false)
})
