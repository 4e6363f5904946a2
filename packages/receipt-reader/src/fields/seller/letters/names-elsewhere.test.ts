import { expect, test } from 'vitest'
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

test.each([
  ['Verkehrsverbund Oberland', 'Bahnen Murtal AG · Bahnhofstraße 1 · 8850 Murau · ATU12345675'],
  [
    'Communauté tarifaire ONDE VERTE',
    'Bahnen Murtal AG · 1 rue Haute · 1700 Fribourg · CHE-108.774.215',
  ],
  [
    'Titolo integrato MUOVI EMILIA',
    'Bahnen Murtal S.p.A. · Via Roma 5, 30121 Venezia · P.IVA 02719340391',
  ],
])('those who share their fares did not sell the ticket: %s', async (alliance, foot) => {
  expect(await vendorOf([8, 4, alliance, 34], [8, 12, 'Ticket', 30], [8, 92, foot, 17])).toMatch(
    /^Bahnen Murtal/,
  )
})

test('a railway of iron is no street', async () => {
  const vendor = await vendorOf(
    [3, 3, 'Chemins de fer du Haut-Vully'],
    [70, 3, 'Communauté tarifaire ONDE VERTE', 21],
    [36, 8, 'BILLET', 28],
  )
  expect(vendor).toBe('Chemins de fer du Haut-Vully')
})

test('a town before the number of a tax is not the seller that is thanked for', async () => {
  const vendor = await vendorOf(
    [8, 4, 'Quittung', 40],
    [8, 30, 'Vielen Dank für Ihre Fahrt mit Taxi Rösli'],
    [8, 92, 'Bern, CHE-108.774.215 MWST', 17],
  )
  expect(vendor).toBe('Taxi Rösli')
})

test.each([
  'Kjøpt hos Blåbær, Torget 5, 5003 Bergen',
  'Gekauft bei Blåbær, Marktplatz 5, 50678 Köln',
  'Acheté chez Blåbær, 5 rue Haute, 69001 Lyon',
  'This receipt was issued by Blåbær, at the counter.',
])('whoever sold it is told in the text alone: %s', async (text) => {
  expect(await vendorOf([8, 4, 'Kvittering', 44], [8, 60, text])).toBe('Blåbær')
})

test.each(['with SnapCab', 'mit SnapCab', 'avec SnapCab'])(
  'a greeting goes on in the line below: %s',
  async (below) => {
    const vendor = await vendorOf(
      [8, 3, 'Your Tuesday ride', 44],
      [8, 8, below, 26],
      [8, 92, 'support@snapcab.example', 17],
    )
    expect(vendor).toBe('SnapCab')
  },
)

test.each([
  'We hope you enjoyed your stay at Sea Lane Inn and look forward to seeing you.',
  'Wir hoffen, Ihr Aufenthalt im Sea Lane Inn war angenehm.',
  'Nous espérons que votre séjour au Sea Lane Inn vous a plu.',
])('the house is told of as the place of your stay: %s', async (text) => {
  expect(await vendorOf([8, 4, 'FOLIO', 30], [8, 8, 'Room: 214'], [8, 60, text])).toBe(
    'Sea Lane Inn',
  )
})

test.each([
  ['Aurora Lounge is operated by Fenland Hospitality Ltd under licence.', 'Aurora Lounge'],
  ['Aurora Lounge wird betrieben von Fenland Betriebs GmbH.', 'Aurora Lounge'],
  ['This train is operated by Fenland Hospitality Ltd.', 'Fenland Hospitality Ltd'],
])('a name that another firm runs is the vendor, a train is none: %s', async (text, vendor) => {
  const foot = 'Fenland Hospitality Ltd, 1 Quay Street, Bristol BS1 4QD. VAT GB 402 1186 39'
  expect(await vendorOf([8, 4, 'RECEIPT', 50], [8, 60, text, 20], [8, 92, foot, 16])).toBe(vendor)
})

test('the text names the paper of the page, not the service that a firm runs', async () => {
  const vendor = await vendorOf(
    [8, 4, 'Bonjour Hugo,'],
    [8, 7, 'Voici votre facture Vélib Rouge du mois de mars.'],
    [8, 92, 'Service exploité par Cyclo Ouest SAS – RCS Nantes 834 207 115', 16],
    [8, 93.4, 'www.velibrouge.example', 16],
  )
  expect(vendor).toBe('Vélib Rouge')
})

test.each([
  ['Issuing airline and date', 'MORAVIA AIRWAYS', 'MORAVIA AIRWAYS CALL CENTRE'],
  ['Aerolínea emisora y fecha', 'AEROLEVANTE LINEAS AEREAS', 'AEROLEVANTE OFICINA DE VENTAS'],
])('%s: %s', async (label, airline, office) => {
  const vendor = await vendorOf(
    [8, 3, 'Electronic Ticket Receipt', 30],
    [8, 6, office],
    [8, 7.6, '627 00 BRNO'],
    [8, 60, 'Form of payment'],
    [34, 60, ': CC VI XXXX5313'],
    [8, 61.6, label],
    [34, 61.6, `: ${airline} 18MAY2024`],
    [8, 63.2, 'Restriction(s)'],
    [34, 63.2, ': NOT VALID BEFORE'],
  )
  expect(vendor).toBe(airline)
})
