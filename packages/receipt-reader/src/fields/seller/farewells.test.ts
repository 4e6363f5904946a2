import { expect, test } from 'vitest'
import { farewellName } from './farewells.ts'

test('the till takes leave in the name of its shop, in many languages', () => {
  expect(farewellName('Thank you for shopping at Blue Heron.')).toBe('Blue Heron')
  expect(farewellName('*** VIELEN DANK FÜR IHREN EINKAUF BEI REIHER ***')).toBe('REIHER')
  expect(farewellName('Merci de votre visite chez Le Héron')).toBe('Le Héron')
  expect(farewellName('Le Héron vous remercie de votre visite')).toBe('Le Héron')
  expect(farewellName('Tot ziens bij De Reiger!')).toBe('De Reiger')
})

test('thanks without a name name nobody', () => {
  expect(farewellName('Thank you for shopping with us')).toBeUndefined()
  expect(farewellName('Thank you for your visit')).toBeUndefined()
  expect(farewellName('Thank you for visiting our store')).toBeUndefined()
  expect(farewellName('Vielen Dank für Ihren Einkauf')).toBeUndefined()
  expect(farewellName('')).toBeUndefined()
})
