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

function lines(x: number, y: number, ...texts: string[]): Placed[] {
  return texts.map((text, index) => [x, y + 1.6 * index, text])
}

const buyer = lines(8, 12, 'Norwell Instruments AG', 'Kendallweg 22', '53705 Bonn')

describe('a house above its firm', () => {
  test('is the vendor in the seller’s block, in the print of all its lines', async () => {
    for (const [to, from, house, firm, number] of [
      [
        'Leistungsempfänger',
        'Leistender Unternehmer',
        'Hotel Hochkar',
        'Karl Wimmer e.U.',
        'UID ATU61402977',
      ],
      [
        'Buyer',
        'Supplier',
        'The Heron Inn Restaurant',
        'Fenland Leisure Ltd',
        'VAT GB 288 4170 35',
      ],
      ['Client', 'Prestataire', 'Hôtel du Héron', 'SARL Lacaze', 'TVA FR22 507664018'],
      ['Klant', 'Leverancier', 'Hotel De Reiger', 'Horeca Noord B.V.', 'Btw NL001884207B33'],
    ] as const) {
      const vendor = await vendorOf(
        [8, 4, 'Duplicate', 30],
        ...lines(8, 10, to, 'Norwell Instruments AG', 'Kendallweg 22, 53705 Bonn'),
        ...lines(8, 20, from, house, firm, 'Seeweg 9, 8020 Graz', number),
        ...lines(60, 20, 'Nr.', 'Room'),
        ...lines(80, 20, '4711', '12'),
      )
      expect(vendor).toBe(house)
    }
  })

  test('is the vendor at the foot, in larger print than the firm of its name', async () => {
    for (const [label, brand, firm] of [
      ['Expide:', 'Heronia', 'Heronia Gestión, S.L.'],
      ['Emessa da:', 'Garage Airone', 'Airone Parcheggi S.r.l.'],
      ['Issued by', 'Heron Travel Desk', 'Heron Travel Desk AB'],
      ['Ausgestellt von', 'Reiherpark', 'Reiherpark Betriebs GmbH'],
    ] as const) {
      const vendor = await vendorOf(
        ...buyer,
        [50, 84, label, 16],
        [50, 86, brand, 40],
        [50, 89, firm, 18],
        [50, 90.2, 'Seeweg 9, 6003 Luzern', 18],
        [50, 91.4, 'NIF B-93220714', 18],
      )
      expect(vendor).toBe(brand)
    }
  })

  test('is the firm where no other name stands there', async () => {
    const vendor = await vendorOf(
      ...buyer,
      ...lines(50, 84, 'Issued by', 'Heron Travel AB', 'Seeweg 9', 'Org. no. 556814-2077'),
    )
    expect(vendor).toBe('Heron Travel AB')
  })
})

test('stars tell a hotel from the firm that owns it', async () => {
  for (const house of ['Saltmere Hall *****', 'Villa Airone ****S', 'Reiherhof ★★★']) {
    const vendor = await vendorOf(
      [70, 14, house, 30],
      ...buyer,
      ...lines(70, 72, 'Blythe & Gorse Hotels Ltd', 'Company no. 07 884 213', 'VAT GB 288 4170 35'),
    )
    expect(vendor).toBe(house.replace(/ [*★].*$/u, ''))
  }
})

test('a page’s address alone in its line is the house’s', async () => {
  for (const address of ['saltmere.example', 'www.saltmere.example', 'book.saltmere.example']) {
    const vendor = await vendorOf(
      [70, 14, 'Saltmere', 28],
      ...buyer,
      ...lines(70, 70, address, 'Blythe & Gorse Ltd', 'VAT GB 288 4170 35'),
    )
    expect(vendor).toBe('Saltmere')
  }
})

test('a congress hotel is no congress', async () => {
  for (const [head, foot] of [
    [
      'Moldavit Congress Hotel, Prague 4',
      'BMB Invest s.r.o., Na Stráni 8, 140 00 Praha 4, DIC CZ26118840',
    ],
    ['Hotel Messe, Köln 1', 'KBV Betriebs GmbH, Am Stein 2, 51105 Köln, HRB 61774, DE122790418'],
  ] as const)
    expect(await vendorOf([8, 2, head], ...buyer, [8, 95, foot, 16])).toBe(head.split(',')[0])
})

test('initials in a logo are no part of the name', async () => {
  for (const [logo, house] of [
    ['VT', 'Villa Torlasco'],
    ['HB', 'Heron & Bell'],
    ['GHR', 'Grand Hotel Reiher'],
  ] as const)
    expect(await vendorOf([10, 4, logo, 40], [10, 7, house, 44], ...buyer)).toBe(house)
})

describe('a buyer in plain print at the very top', () => {
  test('is not the vendor where another is called the seller', async () => {
    for (const label of ['Issued by', 'Emisor:', 'Rechnungssteller:', 'Émise par', 'Wystawca:']) {
      const vendor = await vendorOf(
        ...lines(8, 4, 'Norwell Instruments Inc.', '240 Lake Street', 'Madison, WI 53703'),
        [70, 4, 'INVOICE', 40],
        ...lines(60, 88, `${label} Heron Travel AB`, 'Org. no. 556814-2077', 'mail@heron.example'),
      )
      expect(vendor).toBe('Heron Travel AB')
    }
  })

  test('is the vendor where it has a telephone, or nobody else is the seller', async () => {
    const head = lines(8, 4, 'Heron Instruments Inc.', '240 Lake Street', 'Madison, WI 53703')
    expect(await vendorOf(...head, [70, 4, 'INVOICE', 40])).toBe('Heron Instruments Inc.')
  })
})

describe('words for who delivers', () => {
  test('name seller and buyer beside each other', async () => {
    for (const [to, from] of [
      ['Geleverd en gefactureerd aan', 'Geleverd en gefactureerd door'],
      ['Geliefert und berechnet an', 'Geliefert und berechnet von'],
      ['Livré et facturé à', 'Livré et facturé par'],
      ['Supplied and invoiced to', 'Supplied and invoiced by'],
      ['Suministrado y facturado a', 'Suministrado y facturado por'],
      ['Fornito e fatturato a', 'Fornito e fatturato da'],
      ['Levererat och fakturerat till', 'Levererat och fakturerat av'],
    ] as const) {
      const vendor = await vendorOf(
        [8, 4, 'Invoice', 44],
        ...lines(8, 12, to, 'Delta Meettechniek B.V.', 'Kanaalstraat 77', '3531 CB Utrecht'),
        ...lines(55, 12, from, 'Atelier De Schoof', 'Nijverheidsweg 22', '3534 AM Utrecht'),
      )
      expect(vendor).toBe('Atelier De Schoof')
    }
  })

  test('may have a note in brackets', async () => {
    const vendor = await vendorOf(
      ...lines(8, 12, 'Seller (branch)', 'Lindholm Quay', 'Plejadgatan 11', 'SE-417 56 Göteborg'),
      ...lines(38, 12, 'Billing office', 'Nordhem AB', 'Box 7714', 'Org. no. 556904-2188'),
      ...lines(70, 12, 'Buyer', 'Norwell Ltd', '14 Quayside', 'Bristol BS1 6DZ'),
    )
    expect(vendor).toBe('Lindholm Quay')
  })
})

test('a name over its address at the foot, the numbers beside it, is the seller', async () => {
  const vendor = await vendorOf(
    [8, 4, 'Verzamelfactuur', 44],
    ...buyer,
    [8, 93, 'Atelier De Schoof', 18],
    [8, 94.2, 'Nijverheidsweg 22, 3534 AM Utrecht', 17],
    [45, 93, 'IBAN NL41 KRSB 0338 1720 45', 17],
    [45, 94.2, 'KvK 30221847  Btw NL001884207B33', 17],
  )
  expect(vendor).toBe('Atelier De Schoof')
})

test('people and places below the name of a house are not the vendor', async () => {
  for (const line of [
    'Maria und Karl Wimmer',
    'Jane & Peter Fenland',
    'Luc et Anne Lacaze',
    'Marta y Luis Garza',
    'im Hotel Reiher',
    'at Heron Park',
    'chez Lacaze',
  ])
    expect(
      await vendorOf(
        [8, 4, 'Reiherstube', 40],
        [8, 7, line, 20],
        [8, 8.6, 'Seeweg 9, 8020 Graz', 20],
      ),
    ).toBe('Reiherstube')
})

test('what stands to the right of a buyer’s address is not the buyer’s', async () => {
  for (const label of ['Invoice to:', 'Rechnung an:', 'Facturé à :', 'Cliente:'])
    expect(
      await vendorOf(
        ...lines(8, 4, label, 'Norwell Instruments Ltd', '14 Quayside', 'Bristol BS1 6DZ'),
        ...lines(60, 4, 'Heron Inn', '2 Quay Street', 'Bristol BS1 4QD', 'Tel. 0117 555 0199'),
      ),
    ).toBe('Heron Inn')
})
