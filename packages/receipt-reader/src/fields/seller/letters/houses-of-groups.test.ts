import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 34, 'Date'],
  [40, 34, '12.04.2024'],
  [8, 40, 'Position 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Total'],
  [84, 44, '210,00 €'],
  [8, 95, 'Brennalp Hotels AG, Masanserweg 30, 7000 Chur, CHE-114.208.335 MWST', 16],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

const logo: Placed = [12, 4, 'BRENNALP', 40]
const buyer: Placed[] = [
  [55, 14, 'Norwell Instruments AG'],
  [55, 15.6, 'Kendallweg 22'],
  [55, 17.2, '53705 Bonn'],
]

describe('on the paper of a group that lists its houses', () => {
  test('the house that the title names is the vendor', async () => {
    for (const title of [
      'Rechnung der Lodge Piz Sulva',
      'Rechnung Lodge Piz Sulva',
      'Invoice from Lodge Piz Sulva',
      'Facture de Lodge Piz Sulva',
      'Fattura del Lodge Piz Sulva',
      'Factuur van Lodge Piz Sulva',
    ])
      for (const list of [
        'Lodge Piz Sulva • Lodge Corno Grigio',
        'Hotel Crestas | Lodge Piz Sulva | Chesa Madris Nova',
      ])
        expect(await vendorOf(logo, [60, 4, list, 18], ...buyer, [8, 26, title, 34])).toBe(
          'Lodge Piz Sulva',
        )
  })

  test('the house that is named once more is it too', async () => {
    const list = 'Hotel Crestas · Hotel Piz Sulva · Hotel Madris'
    expect(
      await vendorOf([12, 4, 'BRENNALP', 30], [8, 93, list, 16], ...buyer, [
        8,
        26,
        'Hotel Piz Sulva',
        34,
      ]),
    ).toBe('Hotel Piz Sulva')
  })

  test('the group is it where none of them is named', async () => {
    const list = 'Hotel Crestas · Hotel Piz Sulva · Hotel Madris'
    expect(await vendorOf(logo, [8, 93, list, 16], ...buyer)).toMatch(/^BRENNALP/i)
  })

  test('towns where it has offices are no houses', async () => {
    const list = 'Bad Ragaz • Sankt Moritz • La Punt'
    expect(await vendorOf(logo, [60, 4, list, 18], ...buyer, [8, 26, 'Bad Ragaz'])).toMatch(
      /^BRENNALP/i,
    )
  })

  test('the house in the line above the buyer’s address is it', async () => {
    for (const line of [
      'Hotel Seeblick · Uferweg 3 · 6003 Luzern',
      'Hotel Seeblick, Uferweg 3, 6003 Luzern',
      'Restaurant Seeblick | Uferweg 3 | 6003 Luzern',
    ])
      expect(await vendorOf(logo, [55, 12.6, line, 14], ...buyer)).toBe(
        line.split(/[,·|]/)[0]!.trim(),
      )
  })
})
