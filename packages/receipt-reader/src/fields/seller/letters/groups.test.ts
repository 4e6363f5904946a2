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
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

describe('a house of a group', () => {
  const address: Placed[] = [
    [60, 7.4, 'Seeweg 9', 20],
    [60, 8.8, 'CH-6003 Luzern', 20],
    [60, 10.2, 'linde@fenland.example', 20],
  ]
  const foot: Placed = [8, 95, 'Fenland Hotels AG – CHE-109.337.812 MWST – www.fenland.example', 16]

  test('is the vendor on the paper of its group, in any language', async () => {
    for (const line of [
      'Ein Haus der Fenland Hotels',
      'A member of the Fenland Hotels',
      'Membre des Fenland Hotels',
      'Una struttura del gruppo Fenland Hotels',
      'Lid van de Fenland Hotels',
      'Un hotel del grupo Fenland Hotels',
      'En del av Fenland Hotels',
    ])
      expect(
        await vendorOf([60, 4, 'Hotel Zur Linde', 36], [60, 6, line, 20], ...address, foot),
      ).toBe('Hotel Zur Linde')
  })

  test('is it also below the logo of the group', async () => {
    const lines = ['Fenland Akademie GmbH', 'Am Stein 2', '51105 Köln', 'Ein Unternehmen der']
    const vendor = await vendorOf(
      [70, 4, 'FENLAND', 34],
      [8, 14, 'Fenland Akademie GmbH • Am Stein 2 • 51105 Köln', 16],
      [8, 16, 'Norwell Instruments AG'],
      [8, 18, 'Kendallweg 22'],
      [8, 20, '53705 Bonn'],
      ...lines.map((line, index): Placed => [8, 90 + 1.2 * index, line, 15]),
      [8, 94.8, 'Fenland Group AG', 15],
      [40, 90, 'HRB 61 774', 15],
      [40, 91.2, 'USt-IdNr. DE 122 790 418', 15],
    )
    expect(vendor).toBe('Fenland Akademie GmbH')
  })

  test('has the name of the group where no other is told', async () => {
    const firm = 'Fenland Ltd, part of Fenland Group. Registered in England 02118876'
    expect(await vendorOf([6, 4, 'FENLAND', 40], [6, 95, firm, 16])).toMatch(/^FENLAND$/i)
  })
})

describe('a trading name', () => {
  test('is the vendor, not the firm behind it', async () => {
    for (const line of [
      'Carrowby is a trading name of Fenland Transport (UK) Ltd. Registered in England 02118876.',
      'Carrowby is een handelsnaam van Fenland Vervoer B.V. KvK 24301177.',
      'Carrowby ist eine Marke der Fenland Verkehr GmbH. HRB 61774 Köln.',
      'Carrowby est une marque de Fenland Transports SAS. RCS Lyon 511 330 772.',
      'Carrowby, una marca de Fenland Transportes, S.L. CIF B-28991223.',
      'Carrowby è un marchio di Fenland Trasporti S.r.l. P.IVA 01998877665.',
    ])
      expect(await vendorOf([6, 8, 'Invoice', 36], [6, 94, line, 16])).toBe('Carrowby')
  })
})

test('whoever wrote the bill for the seller is not the vendor', async () => {
  for (const label of ['Issued by', 'Vystavil', 'Ausgestellt von', 'Emitida por', 'Udstedt af']) {
    const vendor = await vendorOf(
      [5, 8, 'Supplier:', 16],
      [7, 10, 'Penzion Modrava', 24],
      [7, 12, 'Podhradí 12', 20],
      [7, 14, 'VAT ID: CZ6805123456', 18],
      [52, 8, 'Customer:', 16],
      [54, 10, 'Norwell Instruments Inc.', 20],
      [5, 60, `${label}: Alena Zemanová`, 20],
    )
    expect(vendor).toBe('Penzion Modrava')
  }
})

test('a name in the head may have a word for telephones in it', async () => {
  const buyer: Placed[] = [
    [60, 4, 'Norwell Instruments Ltd', 20],
    [60, 5.4, '14 Quayside', 20],
    [60, 6.8, 'Bristol BS1 6DZ', 20],
  ]
  expect(await vendorOf([6, 4, 'Fenland Mobile Business', 40], ...buyer)).toBe(
    'Fenland Mobile Business',
  )
})
