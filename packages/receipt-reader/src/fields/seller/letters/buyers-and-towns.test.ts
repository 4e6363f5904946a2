import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 34, 'Invoice date'],
  [40, 34, '12.04.2024'],
  [8, 40, 'Position 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Total'],
  [84, 44, '210,00 €'],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

test('a buyer with a tax number is not the vendor where another is registered at the foot', async () => {
  for (const number of ['VAT ID: GB 440 7713 28', 'USt-IdNr. DE 122 790 418', 'P.IVA 01998877665'])
    expect(
      await vendorOf(
        [8, 6, 'INVOICE', 40],
        [8, 16, 'Norwell Instruments Inc.'],
        [8, 18, 'Kendall Avenue 22'],
        [8, 20, '53705 Madison'],
        [8, 22, number],
        [8, 94, 'Fenwick Lodge Ltd · 5 Quay Street · Bristol BS1 4QD · VAT GB 339 2218 07', 16],
      ),
    ).toBe('Fenwick Lodge Ltd')
})

test('the town of the address is not the vendor, also in large print', async () => {
  for (const [town, firm] of [
    ['Konstanz', 'Bootsverleih Kern, Seestraße 2, 78464 Konstanz, Tel. 07531 22113'],
    ['Torino', 'Noleggio Kern, Via Po 3, 10124 Torino, Tel. 011 22113'],
    ['Annecy', 'Bateaux Kern, 3 rue Basse, 74000 Annecy, Tél. 04 50 22 11 13'],
  ] as const)
    expect(await vendorOf([8, 4, town, 40], [8, 8, firm, 18])).toMatch(/ Kern$/)
})
