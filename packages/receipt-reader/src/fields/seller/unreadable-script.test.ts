import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'
import { isUnreadableScript } from './unreadable-script.ts'

test('Cyrillic read as Latin letters is known by the words of its tills', () => {
  const page = pageOf('000 "YAMKA"', 'KACCOBbIN 4EK', 'Xneb|42.00', 'HTOr|42.00', 'MHH 7700000000')
  expect(isUnreadableScript(rowsOf(page))).toBe(true)
})

test('a page of which hardly a letter is sure cannot be read', () => {
  const page = pageOf('ogeb unil', 'tnaru ose', 'mirat olo', 'keset ina', 'wodar upi', 'total|3.00')
  const unsure = { ...page, boxes: page.boxes.map((box) => ({ ...box, confidence: 0.7 })) }
  expect(isUnreadableScript(rowsOf(unsure))).toBe(true)
  expect(isUnreadableScript(rowsOf(page))).toBe(false)
})

test('receipts in Latin letters can be read, and an empty page is no script', () => {
  const page = pageOf('Kassa 1', 'KVITTO', 'Te|30,00', 'SUMMA|30,00', 'Tack!')
  expect(isUnreadableScript(rowsOf(page))).toBe(false)
  expect(isUnreadableScript([])).toBe(false)
})
