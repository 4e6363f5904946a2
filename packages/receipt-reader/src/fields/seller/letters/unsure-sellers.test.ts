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

describe('who carries or holds what is sold', () => {
  const shop: Placed[] = [
    [6, 4, 'railo', 34],
    [8, 94, 'Railo SAS – 3 rue Haute, 69002 Lyon – RCS Lyon 511 330 772', 16],
  ]

  test('is not the vendor where the seller is registered', async () => {
    expect(await vendorOf(...shop, [6, 14, 'Transporteur : SNCF Voyageurs'])).toBe('railo')
    expect(await vendorOf(...shop, [6, 14, 'Organised by Guild of Potters CIC'])).toBe('railo')
  })

  test('is the vendor where nobody else is', async () => {
    const title: Placed = [6, 8, 'Invoice', 34]
    expect(await vendorOf(title, [6, 14, 'Organised by Guild of Potters'])).toBe('Guild of Potters')
  })

  test('is the vendor who holds the account to pay to', async () => {
    const account: Placed[] = [
      [6, 60, 'Kontoinhaber: Gasthof Linde'],
      [6, 62, 'IBAN: DE02 1203 0000 0000 2020 51'],
    ]
    expect(await vendorOf([6, 8, 'Rechnung', 34], ...account)).toBe('Gasthof Linde')
    const british: Placed[] = [
      [6, 60, 'Account name: Bramble Lodge'],
      [6, 62, 'Sort code 20-11-43, account 40118820'],
    ]
    expect(await vendorOf([6, 8, 'Invoice', 34], ...british)).toBe('Bramble Lodge')
    const debited: Placed[] = [
      [6, 60, 'Kontoinhaber: Norwell Instruments'],
      [6, 62, 'IBAN: DE02 **** **** **** **20 51'],
    ]
    expect(await vendorOf([6, 8, 'Rechnung', 34], ...debited)).not.toMatch(/Norwell/)
  })
})

test('a firm whose numbers go on in the line below is the vendor, wherever it stands', async () => {
  const firm: Placed[] = [
    [6, 55, 'Zonely B.V., Kade 61, 1018 VN Amsterdam', 18],
    [6, 56.5, 'KvK 62118820, BTW NL854412201B01', 18],
  ]
  expect(await vendorOf([6, 4, 'Overzicht', 34], ...firm)).toBe('Zonely B.V.')
})

test.each([
  ['Thank you for travelling with Osprey Coaches.', 'Osprey Coaches'],
  ['Bedankt dat u met Taxi De Haan reed!', 'Taxi De Haan'],
  ['Vielen Dank für Ihren Aufenthalt im Gasthof Linde, wir freuen uns auf Sie.', 'Gasthof Linde'],
  ["Merci d'avoir voyagé avec Cars du Lac !", 'Cars du Lac'],
  ['Gracias por viajar con Autocares Levante', 'Autocares Levante'],
  ['Grazie per aver viaggiato con Linea Tirreno!', 'Linea Tirreno'],
])('%s names the vendor where nothing else does', async (thanks, name) => {
  expect(await vendorOf([6, 8, 'Ticket', 34], [6, 60, thanks])).toBe(name)
})
