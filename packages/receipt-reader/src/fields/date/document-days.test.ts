import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Seaview House', 40],
  [8, 8, '5 Quay Street, 53711 Madison', 18],
]
const bill: Placed[] = [
  [8, 60, 'Single room, 2 nights'],
  [84, 60, '210,00'],
  [8, 64, 'Total EUR'],
  [84, 64, '210,00'],
]

async function dayOn(...texts: Placed[]) {
  return (await extract(sheet(...head, ...texts, ...bill))).date
}

test.each(frozenCases<string, Placed>('days'))('$what', async ({ rows, expected }) => {
  expect(await dayOn(...rows)).toBe(expected)
})
