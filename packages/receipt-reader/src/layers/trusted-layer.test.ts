import { expect, test } from 'vitest'
import { a4, lineOf } from '#test/characters.ts'
import type { Character } from './characters.ts'
import { trustedTexts } from './trusted-layer.ts'

const bill = [
  ...lineOf('Hotel Seeblick GmbH, 6003 Luzern', { y: 780 }),
  ...lineOf('Rechnung 2025-1187 vom 14.03.2025', { y: 750 }),
  ...lineOf('Gesamtbetrag ................ CHF 498.50', { y: 700 }),
]

function isTrusted(characters: Character[], pictureShare = 0, paper = a4) {
  return trustedTexts({ characters, paper, pictureShare }, 1) !== null
}

test("a bill's own text is trusted", () => {
  expect(trustedTexts({ characters: bill, paper: a4, pictureShare: 0.1 }, 1)).toHaveLength(3)
})

test('a page without text, or with a word only, is read as a picture', () => {
  expect(isTrusted([])).toBe(false)
  expect(isTrusted(lineOf('Page 1 of 3'))).toBe(false)
})

test("what a scanner's program read below its picture is not trusted", () => {
  const unseen = bill.map((one) => ({ ...one, isHidden: true }))
  expect(isTrusted(unseen, 1)).toBe(false)
  expect(isTrusted([...unseen, ...lineOf('Scanned with an app on a phone', { y: 20 })])).toBe(false)
})

test('a stamp on a scan is not its text, a letter on printed paper is', () => {
  expect(isTrusted(lineOf('Received on 14.03.2025 by accounting'), 0.9)).toBe(false)
  const long = [600, 620, 640].flatMap((y) =>
    bill.map((one) => ({ ...one, bottom: y, top: y + 10 })),
  )
  expect(isTrusted(long, 0.9)).toBe(true)
})

test('letters that the font does not tell are not trusted', () => {
  expect(isTrusted(bill.map((one, at) => ({ ...one, isUnknown: at % 10 === 0 })))).toBe(false)
  expect(isTrusted(bill.map((one, at) => ({ ...one, code: at % 2 ? one.code : 0xe020 })))).toBe(
    false,
  )
})

test('signs instead of letters are not trusted', () => {
  expect(isTrusted(bill.map((one, at) => ({ ...one, code: at % 2 ? 0x25a1 : 33 })))).toBe(false)
})

test('a page that is written sideways is read as a picture', () => {
  expect(isTrusted(bill.map((one) => ({ ...one, angle: Math.PI / 2 })))).toBe(false)
})
