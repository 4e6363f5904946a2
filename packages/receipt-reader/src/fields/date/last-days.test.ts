import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Seaview House', 40],
  [8, 8, '5 Quay Street, 53711 Madison', 18],
]
const bill: Placed[] = [
  [8, 60, 'Total EUR'],
  [84, 60, '210,00'],
]

async function dayOn(...texts: Placed[]) {
  return (await extract(sheet(...head, ...texts, ...bill))).date
}

test('a bill of a stay without a day of its own is of the last day', async () => {
  const stay: Placed[] = [
    [8, 20, 'In'],
    [30, 20, '18.02.2024'],
    [8, 22, 'Out'],
    [30, 22, '20.02.2024'],
    [8, 24, 'Room 12'],
    [8, 26, 'Bed and breakfast, 2 nights in a single room'],
  ]
  expect(await dayOn(...stay)).toBe('2024-02-20')
})

test('a list without a day of its own is of the last day', async () => {
  const listed = ['18.02.2024', '19.02.2024', '20.02.2024'].flatMap((day, at): Placed[] => [
    [8, 20 + 2 * at, day],
    [30, 20 + 2 * at, 'Parking'],
    [84, 20 + 2 * at, '70,00'],
  ])
  expect(await dayOn(...listed)).toBe('2024-02-20')
})

test('a ticket without a word for its day is of the first that it prints', async () => {
  const ticket: Placed[] = [
    [8, 20, '18.02.2024'],
    [8, 30, 'Bern – Milano'],
    [60, 30, '20.02.2024'],
  ]
  expect(await dayOn(...ticket)).toBe('2024-02-18')
})
