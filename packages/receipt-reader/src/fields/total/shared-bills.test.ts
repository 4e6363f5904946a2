import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

async function amountOn(...rows: [name: string, price?: string][]) {
  const lines = rows.flatMap(([name, price], index): Placed[] => [
    [8, 24 + 3 * index, name],
    ...(price ? [[80, 24 + 3 * index, price] as Placed] : []),
  ])
  const head: Placed[] = [
    [8, 4, 'The Larder', 40],
    [8, 8, '12 Harbour Street, London', 18],
    [8, 14, '14.03.2024'],
  ]
  return (await extract(sheet(...head, ...lines))).amount
}

const table: [string, string][] = [
  ['2 x Curry', '60.00'],
  ['2 x Lemonade', '20.00'],
  ['Cake', '20.00'],
]

test.each([
  ['Table bill', 'Your share (1 of 4)', 'Tip 10%', 'You paid'],
  ['Ganzer Tisch', 'Ihr Anteil', 'Trinkgeld', 'Sie haben bezahlt'],
  ['Toute la table', 'Votre part', 'Pourboire', 'Total payé'],
  ['Toda la mesa', '1 / 4', 'Propina', 'Has pagado'],
  ['Intero tavolo', 'La tua quota', 'Mancia', 'Totale pagato'],
])('of %s only %s was paid', async (whole, share, tip, paid) => {
  const amount = await amountOn(
    ...table,
    [whole, '100.00'],
    [share, '25.00'],
    [tip, '2.50'],
    [paid, '27.50'],
  )
  expect(amount).toBe('27.50')
})

test('what everybody has to pay is not what was paid', async () => {
  const rows: [string, string][] = [...table, ['Total', '100.00'], ['Per person (4)', '25.00']]
  expect(await amountOn(...rows, ['VISA', '100.00'])).toBe('100.00')
  expect(await amountOn(...rows)).toBe('100.00')
})
