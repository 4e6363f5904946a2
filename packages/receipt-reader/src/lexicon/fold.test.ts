import { expect, test } from 'vitest'
import { finderOf, fold, wholeWordsFinder } from './fold.ts'

test('words are found although look-alikes were read and spaces lost', () => {
  const holds = finderOf('TOTAL AMOUNT,CHANGE,BAR')
  for (const text of [
    'Total Amount',
    'T0TAL ARNOUNT',
    'TOTALAMOUNT',
    'Totai Anount:',
    'CHANGE RM',
    'Bar EUR',
  ]) {
    expect(holds(fold(text))).toBe(true)
  }
})

test('short words must stand alone', () => {
  expect(finderOf('BAR')(fold('BARCODE'))).toBe(false)
})

test('accents do not matter', () => {
  expect(finderOf('KOPA')(fold('Kopā EUR'))).toBe(true)
  expect(finderOf('À PAYER')(fold('NET A PAYER'))).toBe(true)
})

test('whole words only, with or without the spaces between them', () => {
  const find = wholeWordsFinder('AVOIR, CREDIT NOTE')
  expect(
    ['AVOIR', 'Ticket avoir', 'CREDITNOTE', 'a credit note'].every((text) => find(fold(text))),
  ).toBe(true)
  expect(['Le Petit Lavoir', 'credit card'].some((text) => find(fold(text)))).toBe(false)
})
