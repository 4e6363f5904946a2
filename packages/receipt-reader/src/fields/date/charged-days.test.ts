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

test.each(['Abgebucht am', 'Debited on', 'Prélevé le', 'Cobrado em', 'Belastet den', 'Veloitettu'])(
  'the day on which it was charged goes before days of nothing: %s',
  async (charged) => {
    const days: Placed[] = [
      [8, 20, 'In'],
      [40, 20, '18.02.2024'],
      [8, 70, `${charged} 20.02.2024 · Visa ···· 7298`],
    ]
    expect(await dayOn(...days)).toBe('2024-02-20')
  },
)

test.each(['Abgebucht am', 'Debited on', 'Prélevé le'])(
  'a day of the bill goes before the day on which it was charged: %s',
  async (charged) => {
    const days: Placed[] = [
      [8, 20, 'Date'],
      [40, 20, '18.02.2024'],
      [8, 70, `${charged} 28.02.2024`],
    ]
    expect(await dayOn(...days)).toBe('2024-02-18')
  },
)

test('what will be charged is no day of the bill', async () => {
  const days: Placed[] = [
    [8, 20, 'Bestelldatum'],
    [40, 20, '18.02.2024'],
    [8, 70, 'Der Betrag wird abgebucht am 28.02.2024'],
  ]
  expect(await dayOn(...days)).toBe('2024-02-18')
})

test.each([
  ['Proforma-Rechnung vom', 'Rechnung vom'],
  ['Pro forma invoice dated', 'Invoice dated'],
])('the day of the paper itself goes before that of an offer: %s, %s', async (offer, own) => {
  const days: Placed[] = [
    [8, 20, offer],
    [30, 20, '18.02.2024'],
    [55, 20, own],
    [80, 20, '25.02.2024'],
  ]
  expect(await dayOn(...days)).toBe('2024-02-25')
})

test.each([
  'Annule et remplace la facture n° 2024-17 du 18.02.2024.',
  'Deze factuur vervangt factuur 2024-17 van 18.02.2024.',
  'Diese Rechnung ersetzt die Rechnung vom 18.02.2024.',
])('an older bill that is told of is not this one: %s', async (older) => {
  expect(await dayOn([8, 12, 'N° 2024-21 établie le 25.02.2024'], [8, 14, older])).toBe(
    '2024-02-25',
  )
})
