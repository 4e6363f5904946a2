import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const ticket: Placed[] = [
  [8, 4, 'Haut-Vully Railways', 40],
  [8, 20, '1 adult'],
  [8, 24, 'LAUSANNE'],
  [94, 24, '2'],
  [8, 26, 'MORAT'],
  [94, 26, '2'],
  [8, 50, '24.02.2024 17:34'],
  [60, 50, 'GARE 2'],
  [84, 50, 'CARD'],
]

test.each([
  'CHE-108.774.215 TVA',
  'CHE-108.774.215 MWST',
  'VAT GB 402 1186 39',
  'BTW NL859130422B01',
])('a price beside the number of a tax is no tax: %s', async (number) => {
  const price: Placed[] = [
    [8, 40, 'TVA 8.1% INCL. CHF 1.63', 20],
    [70, 40, 'Prix', 16],
    [8, 42, number, 20],
    [70, 41.8, 'CHF ***21.70', 32],
  ]
  const { amount } = await extract(sheet(...ticket, ...price))
  expect(amount).toBe('21.70')
})
