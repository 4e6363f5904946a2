import { expect, test } from 'vitest'
import { isBranch, isSlogan, isStamp, isTradeAlone } from './no-names.ts'

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

test('a branch without its chain is no name, a shop that ends alike is one', () => {
  expect(isBranch('神田駅前店')).toBe(true)
  expect(isBranch('新 橋 店')).toBe(true)
  expect(isBranch('青鷺書店')).toBe(false)
  expect(isBranch('青鷺珈琲店')).toBe(false)
  expect(isBranch('ラーメン青鷺')).toBe(false)
})

test('a Japanese sentence is said to the customer', () => {
  expect(isSlogan('価格は税込表記となります。')).toBe(true)
  expect(isSlogan('割烹 青鷺')).toBe(false)
})
