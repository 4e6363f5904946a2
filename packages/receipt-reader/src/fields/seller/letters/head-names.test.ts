import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 24, 'Date'],
  [40, 24, '12.04.2024'],
  [8, 40, 'Position 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Total'],
  [84, 44, '210,00 €'],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

describe('the name in the head of a sheet', () => {
  test('goes on in the line below, as the foot says', async () => {
    const foot = 'Nordlys Konferanse og Kurs AS · Sjøgata 2, 9008 Tromsø · Org.nr. 988 123 456 MVA'
    const head: Placed[] = [
      [5, 3, 'NORDLYS', 40],
      [5, 6, 'KONFERANSE OG KURS', 26],
    ]
    expect(await vendorOf(...head, [8, 95, foot, 16])).toBe('NORDLYS KONFERANSE OG KURS')
  })

  test('stands below the kind of house in small print', async () => {
    expect(await vendorOf([5, 3, 'HOTEL', 18], [5, 4.4, 'MERIDIANA', 48])).toBe('HOTEL MERIDIANA')
  })

  test('stands below what kind of grand house it is', async () => {
    const vendor = await vendorOf([5, 3, 'Grand Hotel', 20], [5, 4.4, 'Fonte di Arsiè', 40])
    expect(vendor).toBe('Grand Hotel Fonte di Arsiè')
  })

  test('is a word in small letters above all else, also in the print of headings', async () => {
    const vendor = await vendorOf(
      [5, 3, 'nestled', 30],
      [5, 8, 'Rosewater House Hotel, Margate', 40],
      [5, 18, 'Payment receipt', 30],
      [5, 60, 'This receipt was issued by Nestled Ltd, 1 Finch Row, London EC2M 2PF.', 18],
    )
    expect(vendor).toMatch(/^nestled/i)
  })

  test('goes on with a small word', async () => {
    expect(await vendorOf([5, 3, 'Pousada', 30], [5, 5.5, 'do Vale', 44])).toBe('Pousada do Vale')
  })

  test('is whole in the line below the brand', async () => {
    const brand: Placed = [5, 3, 'BLUE MESA', 40]
    expect(await vendorOf(brand, [5, 6, 'Blue Mesa Car Rental', 20])).toBe('Blue Mesa Car Rental')
    const firm: Placed = [5, 6, 'Blue Mesa Rentals GmbH', 20]
    expect(await vendorOf(brand, firm)).toBe('BLUE MESA')
  })

  test('is the name of the shop, not of its owner', async () => {
    const shop: Placed = [5, 3, 'The Copper Kettle', 40]
    for (const owner of [
      'operated by Brightwater Hospitality Ltd',
      'Inhaber: Lindner Gastronomie GmbH',
      'una marca de Brightwater Hoteles S.L.',
      'di Testa Marco & C. s.n.c.',
    ])
      expect(
        await vendorOf(shop, [5, 6.5, owner, 20], [5, 8.2, 'Mill Lane 22, 53705 Madison', 20]),
      ).toBe('The Copper Kettle')
  })

  test('has no letter of the logo before it', async () => {
    expect(await vendorOf([5, 3, 'P Parkado', 40])).toBe('Parkado')
    expect(await vendorOf([5, 3, 'H', 40], [9, 3, 'Helvia', 40])).toBe('Helvia')
    const foot = 'J Sheridan Ltd, 4 Quay St, Dublin D02 XY12, VAT IE 6388047V'
    expect(await vendorOf([5, 3, 'J Sheridan', 40], [8, 95, foot, 16])).toBe('J Sheridan')
  })

  test('is printed with wide spaces between its letters', async () => {
    const foot = 'Corona S.n.c. di Moser Ida & C. – P.IVA 01299310214'
    const vendor = await vendorOf([30, 4, 'L O C A N D A  C O R O N A', 30], [8, 95, foot, 16])
    expect(vendor).toBe('LOCANDA CORONA')
  })

  test('is the house in large print below its firm in small', async () => {
    const vendor = await vendorOf(
      [8, 3, 'Estancias Reunidas del Sur, S.L.', 16],
      [8, 4.3, 'CIF B-28991223', 16],
      [8, 5.6, 'C/ Larios 3, 29005 Málaga', 16],
      [8, 10, 'HOTEL MIRADOR DEL PUERTO', 38],
      [8, 14, 'FACTURA Nº 0044-2291', 24],
    )
    expect(vendor).toBe('HOTEL MIRADOR DEL PUERTO')
  })

  test('stands above the kinds of things that it has, and its address', async () => {
    const vendor = await vendorOf(
      [8, 3, 'Sorrel & Salt', 28],
      [8, 4.9, 'Bakery · Bar · Events', 18],
      [8, 6.3, '12 Corn Street, Norwich NR2 4QD', 18],
      [8, 95, 'Crown Leisure Hotels Ltd. VAT 339 2218 07', 16],
    )
    expect(vendor).toBe('Sorrel & Salt')
  })

  test('goes on in the same small print up to its legal form', async () => {
    const name: Placed[] = [
      [6, 3, 'Verein der Freunde'],
      [6, 4.8, 'der Alpenbahnen e.V.'],
    ]
    expect(await vendorOf(...name)).toBe('Verein der Freunde der Alpenbahnen e.V.')
    const society: Placed[] = [
      [6, 3, 'Deutscher Verband'],
      [6, 4.8, 'für Küstenschutz e.V.'],
    ]
    expect(await vendorOf(...society)).toBe('Deutscher Verband für Küstenschutz e.V.')
  })

  test('may have a word of tills in it after its article', async () => {
    expect(await vendorOf([6, 3, 'Le Comptoir du Port', 30])).toBe('Le Comptoir du Port')
  })

  test('is the address of a page without its ending, where the firm is called so', async () => {
    const foot = 'Fahrtino GmbH – Seeweg 9, 12345 Berlin – HRB 99812 – USt-ID DE 116 440 221'
    expect(await vendorOf([6, 3, 'fahrtino.de'], [8, 95, foot, 16])).toBe('fahrtino')
  })

  test('may have the word for a ticket in it, where the page is of that name', async () => {
    const navigation: Placed[] = [
      [30, 5, 'Angebote', 18],
      [50, 5, 'Abmelden', 18],
    ]
    const address: Placed = [4, 97, 'https://www.busticket48.example/kasse/7781', 14]
    expect(await vendorOf([4, 5, 'Busticket48'], ...navigation, address)).toBe('Busticket48')
  })

  test('is no heading of a section', async () => {
    const vendor = await vendorOf(
      [5, 3, 'PARKTICKET', 44],
      [55, 3, 'Anfahrt', 30],
      [5, 50, 'Parkordnung', 30],
      [55, 50, 'Hallenfeld Messeparken', 28],
      [55, 51.9, 'Hallenfeld Messe-Service GmbH', 20],
      [55, 53.4, 'Am Messesee 1, 04356 Leipzig', 20],
      [55, 54.9, 'USt-IdNr. DE 141 590 773', 20],
    )
    expect(vendor).toBe('Hallenfeld Messeparken')
  })
})

test('a firm with its address below the bill is the vendor', async () => {
  const firm = 'NomadSIM Pte. Ltd., 7 Raffles Place, Singapore 048616'
  const vendor = await vendorOf([5, 4, 'Order #77812', 36], [5, 18, firm])
  expect(vendor).toBe('NomadSIM Pte. Ltd.')
})

describe('whoever holds a gathering', () => {
  const event: Placed[] = [
    [5, 4, 'Digitaltage Nord', 40],
    [5, 8, '18.–19. April 2024, Kiel'],
  ]

  test('is named after a colon', async () => {
    const foot =
      'Veranstalter: Kongresswerk GmbH, Holstenstr. 5, 24103 Kiel, USt-IdNr. DE 299 111 222'
    expect(await vendorOf(...event, [5, 92, foot, 16])).toBe('Kongresswerk GmbH')
  })

  test('is named in a line that says so', async () => {
    for (const line of [
      'Organizzato da Fondazione Acque Chiare',
      'Hosted by the Fondazione Acque Chiare',
      'Veranstaltet von der Fondazione Acque Chiare',
    ])
      expect(await vendorOf(...event, [5, 14, line])).toBe('Fondazione Acque Chiare')
  })

  test('is the house, and not the family that keeps it', async () => {
    for (const family of ['Familie Aigner', 'Famiglia Rossi', 'Famille Marchetti']) {
      const head: Placed[] = [
        [34, 3, 'GASTHOF HIRZENWIRT', 30],
        [42, 5.4, family, 24],
        [30, 7.4, 'Dorfplatz 3 · 5325 Thalgschwend · Tel. 06235/55 01 40', 20],
      ]
      expect(await vendorOf(...head)).toBe('GASTHOF HIRZENWIRT')
    }
  })

  test('may end with the number to call', async () => {
    const vendor = await vendorOf(
      [8, 3, 'RADIOTAXI MERIDIANA 4949', 40],
      [8, 6.2, 'Società Cooperativa a r.l. - Via dell’Arcoveggio 61/B - 40129 Bologna', 20],
      [8, 8, 'P.IVA e C.F. 02088710376 - centralino 051 55 49 49', 20],
    )
    expect(vendor).toBe('RADIOTAXI MERIDIANA 4949')
  })

  test('is whole above its address, where print of two heights parts it', async () => {
    const vendor = await vendorOf(
      [70, 3, 'Koers', 56],
      [70, 6.4, 'Zakelijk Reizen', 30],
      [70, 10, 'Koers Zakelijk Reizen', 20],
      [70, 11.6, 'Stationsplein 104', 20],
      [70, 13.2, '3818 LE Amersfoort', 20],
      [70, 14.8, 'Tel. 033 - 555 01 90', 20],
    )
    expect(vendor).toBe('Koers Zakelijk Reizen')
  })

  test('is not the way back to where a phone came from', async () => {
    const head: Placed[] = [
      [5, 3, '< Mes titres', 30],
      [55, 3, 'Transports du Chablais', 28],
    ]
    expect(await vendorOf(...head)).toBe('Transports du Chablais')
  })

  test('has no code of the house, nor a sign before it', async () => {
    const street: Placed = [8, 6.2, '27500 Gateway Blvd, Denver, CO 80249', 20]
    const inn: Placed = [8, 3, 'Larkspur Inn & Suites (CO318)', 32]
    expect(await vendorOf(inn, street)).toBe('Larkspur Inn & Suites')
    const foot: Placed = [8, 95, 'Vallia Mobilités · 6 place de la Gare, 42000 Saint-Étienne', 16]
    expect(await vendorOf([8, 3, 'P+R Vallia Mobilités', 40], foot)).toBe('Vallia Mobilités')
    expect(await vendorOf([8, 3, 'P+R P+R Singelstad', 40])).toBe('P+R Singelstad')
  })

  test('may end with the number of the terminal that the hotel stands in', async () => {
    const foot = 'Aérogare d’Orly · 94390 Orly · Tél. +33 1 55 50 14 80 · h3118@astrelle.example'
    const vendor = await vendorOf([8, 3, 'Hôtel Astrelle Orly Terminal 3', 40], [8, 95, foot, 16])
    expect(vendor).toBe('Hôtel Astrelle Orly Terminal 3')
  })

  test('is the house, and not whose it is', async () => {
    const vendor = await vendorOf(
      [8, 3, 'Garni Lärchenheim', 50],
      [8, 7, 'des Pichler Josef & Co. OHG', 20],
      [8, 8.6, 'Dorfstraße 14 – 39030 St. Vigil in Enneberg (BZ)', 20],
      [8, 10.2, 'MwSt.-Nr. 02755501213', 20],
    )
    expect(vendor).toBe('Garni Lärchenheim')
  })

  test('stands in print of two heights beside each other, as the seller is called', async () => {
    const vendor = await vendorOf(
      [8, 3, 'cantábrica', 64],
      [33, 4.8, 'líneas aéreas', 28],
      [8, 12, 'EMISOR', 18],
      [8, 13.6, 'Cantábrica Líneas Aéreas, S.A.', 20],
      [8, 15.2, 'Aeropuerto s/n, 39600 Camargo', 20],
      [8, 16.8, 'CIF A39055501', 20],
    )
    expect(vendor).toMatch(/^cantábrica líneas aéreas/i)
  })

  test('is the guest house, and not who keeps it, nor the country below', async () => {
    const vendor = await vendorOf(
      [8, 4, 'Gästehaus zur Zöllnerin', 25],
      [8, 5.6, 'Susanne Rüegg'],
      [8, 7.2, 'Rheingasse 14'],
      [8, 8.8, '8260 Stein am Rhein'],
      [8, 10.4, 'Schweiz'],
      [8, 12, 'Tel. +41 52 555 01 47'],
    )
    expect(vendor).toBe('Gästehaus zur Zöllnerin')
  })

  test('is the house of a chain above its address, and not the logo beside it', async () => {
    const vendor = await vendorOf(
      [8, 3, 'HARTWELL', 44],
      [50, 3, 'Hartwell Suites Denver Tech Center'],
      [50, 4.6, '8120 East Prentice Court, Greenwood Village, CO 80111'],
      [50, 6.2, 'T 303-555-0140 F 303-555-0141'],
    )
    expect(vendor).toBe('Hartwell Suites Denver Tech Center')
  })
})
