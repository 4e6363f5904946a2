import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 30, 'Rechnung', 28],
  [40, 30, '12.04.2024'],
  [8, 40, 'Menü 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Zu zahlen'],
  [84, 44, '210,00 €'],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

const family: Placed = [42, 4, 'Familie Ehrlinger', 26]

describe('on a pad of several houses', () => {
  test('the one with a cross below its address is the vendor', async () => {
    const houses: Placed[] = [
      [8, 8, 'Gasthof zum Salzfass', 36],
      [8, 11, 'Marktgasse 3', 18],
      [8, 12.4, '74523 Hallbronn', 18],
      [58, 8, 'Landhaus Mühlgrund', 36],
      [58, 11, 'Mühlgrund 1', 18],
      [58, 12.4, '74547 Kupferau', 18],
    ]
    expect(await vendorOf(family, ...houses, [66, 15, 'X'])).toBe('Landhaus Mühlgrund')
    expect(await vendorOf(family, ...houses, [14, 15, 'x'])).toBe('Gasthof zum Salzfass')
    expect(await vendorOf(family, ...houses, [14, 15, '✓'])).toBe('Gasthof zum Salzfass')
  })

  test('the one with a cross before it is the vendor', async () => {
    for (const [mark, empty] of [
      ['☒', '☐'],
      ['[x]', '[ ]'],
      ['(X)', '( )'],
    ] as const)
      expect(
        await vendorOf(
          family,
          [8, 8, `${empty} Gasthof zum Salzfass`, 32],
          [8, 10.5, `${mark} Landhaus Mühlgrund`, 32],
        ),
      ).toBe('Landhaus Mühlgrund')
  })

  test('how it was paid is no house', async () => {
    const vendor = await vendorOf(
      [36, 4, 'Landhaus Mühlgrund', 40],
      [8, 16, '☒ Kreditkarte'],
      [30, 16, '☐ Barzahlung'],
    )
    expect(vendor).toBe('Landhaus Mühlgrund')
  })

  test('the ticked one goes before the firm of them all', async () => {
    const vendor = await vendorOf(
      [8, 4, 'Stadthotels Reiher', 30],
      [8, 8, '[ ] Haus am See', 28],
      [35, 8, '[x] Haus am Markt', 28],
      [65, 8, '[ ] Haus am Tor', 28],
      [8, 95, 'Stadthotels Reiher GmbH, HRB 61774, USt-IdNr. DE122790418', 16],
    )
    expect(vendor).toBe('Haus am Markt')
  })
})
