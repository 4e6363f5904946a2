import { expect, test } from 'vitest'
import {
  isAustralian,
  isCuit,
  isFinnish,
  isKoreanBusiness,
  passesLuhn,
  passesMod1110,
} from './check-digits.ts'

test.each([
  ['ABN', isAustralian, '51824753556'],
  ['CUIT', isCuit, '30123456781'],
  ['Y-tunnus', isFinnish, '12345671'],
  ['Korean business', isKoreanBusiness, '1234567891'],
  ['partita IVA', passesLuhn, '01234567897'],
  ['USt-IdNr', passesMod1110, '136695976'],
])('%s: the last digit tells a number from others', (_name, isOne, digits) => {
  expect(isOne(digits)).toBe(true)
  const last = Number(digits.at(-1))
  expect(isOne(`${digits.slice(0, -1)}${(last + 1) % 10}`)).toBe(false)
  expect(isOne('')).toBe(false)
})
