import { describe, expect, test } from 'vitest'
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

describe('a service that only takes the money or writes the bill', () => {
  const service: Placed[] = [
    [8, 4, 'Paylink', 34],
    [8, 95, 'Paylink Ltd, 5 Quay Street, Bristol BS1 4QD, VAT 339 2218 07', 14],
  ]

  test('is not the vendor where the shop is named beside the word for it', async () => {
    for (const word of [
      'Merchant',
      'Händler',
      'Commerçant',
      'Comercio',
      'Esercente',
      'Brukersted',
    ]) {
      const facts: Placed[] = [
        [8, 16, word],
        [40, 16, 'Harbour Grill'],
        [8, 18, 'Card'],
        [40, 18, 'Visa 4471'],
      ]
      expect(await vendorOf(...service, ...facts)).toBe('Harbour Grill')
    }
  })

  test('is not where it writes in the name of another', async () => {
    for (const line of [
      'Invoice issued on behalf of Kestrel Cabs Ltd by Paylink',
      'Rechnung im Namen von Kestrel Cabs Ltd ausgestellt durch Paylink',
      'Facture émise pour le compte de Kestrel Cabs Ltd par Paylink',
      'Fattura emessa per conto di Kestrel Cabs Ltd da Paylink',
      'Factuur opgesteld in naam van Kestrel Cabs Ltd door Paylink',
    ])
      expect(await vendorOf(...service, [8, 14, line, 18])).toBe('Kestrel Cabs Ltd')
  })

  test('is not where the house stands below such words', async () => {
    for (const words of [
      'Im Namen und auf Rechnung von:',
      'On behalf of',
      'Au nom et pour le compte de :',
    ])
      expect(
        await vendorOf(
          ...service,
          [8, 10, words, 18],
          [8, 12, 'Gasthof Krone'],
          [8, 14, 'Dorfstraße 4'],
          [8, 16, '87561 Oberstdorf'],
          [60, 10, 'Bill to', 18],
          [60, 12, 'Norwell Instruments Inc.'],
        ),
      ).toBe('Gasthof Krone')
  })
})

test('a firm is called by the name under which it sells', async () => {
  for (const [line, name] of [
    ['J Marsh trading as Bluebell Taxis, 4 Mill Lane, Leeds LS1 4DY', 'Bluebell Taxis'],
    ['Marsh Transport Ltd t/a Bluebell Taxis. VAT 339 2218 07', 'Bluebell Taxis'],
    ['J. de Wit h.o.d.n. Taxi Noord, Dam 4, 1012 AB Amsterdam, KvK 24301177', 'Taxi Noord'],
    ['SARL Dumont, enseigne Le Relais Fleuri, 3 rue Haute, 69002 Lyon', 'Le Relais Fleuri'],
    ['Rossi S.r.l., insegna Albergo Sole, Via Po 3, 10124 Torino', 'Albergo Sole'],
  ] as const)
    expect(await vendorOf([8, 6, 'Receipt', 40], [8, 94, line, 16])).toBe(name)
})

test('whoever signs as the team of a house names it', async () => {
  const buyer: Placed[] = [
    [8, 16, 'Norwell Instruments Inc.'],
    [8, 18, 'Kendall Avenue 22'],
    [8, 20, '53705 Madison'],
  ]
  for (const line of [
    'Ihr Team vom Hotel Sonne',
    'Your team at Hotel Sonne',
    'L’équipe de Hotel Sonne',
    'El equipo del Hotel Sonne',
    'Het team van Hotel Sonne',
  ])
    expect(await vendorOf([8, 6, 'Invoice', 40], ...buyer, [8, 70, line])).toBe('Hotel Sonne')
})
