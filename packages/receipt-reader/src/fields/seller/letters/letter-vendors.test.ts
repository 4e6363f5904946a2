import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 40, 'Single room, 2 nights'],
  [84, 40, '210,00'],
  [8, 44, 'Total EUR'],
  [84, 44, '210,00'],
]
const buyer: Placed[] = [
  [8, 16, 'Norwell Instruments Inc.'],
  [8, 18, 'Kendall Avenue 22'],
  [8, 20, '53705 Madison'],
]
const invoice: Placed[] = [
  [60, 25, 'Invoice date'],
  [80, 25, '20.02.2024'],
  [60, 27, 'Due date'],
  [80, 27, '05.03.2024'],
  [60, 29, 'Arrival'],
  [80, 29, '18.02.2024'],
]

describe('the vendor on a letter', () => {
  test('is who stands in the head, not the buyer in the window', async () => {
    const page = sheet([8, 4, 'Seaview House', 40], ...buyer, ...invoice, ...bill)
    expect(await extract(page)).toMatchObject({ vendor: 'Seaview House', amount: '210.00' })
  })

  test('is who is registered at the foot, where the head is a picture', async () => {
    const foot = 'Seaview House Ltd, 5 Quay Street, 53711 Madison, VAT 123 4567 89'
    const page = sheet([8, 8, 'Invoice', 40], ...buyer, ...invoice, ...bill, [8, 94, foot, 16])
    expect((await extract(page)).vendor).toBe('Seaview House Ltd')
  })

  test('is who the paper calls the seller', async () => {
    const page = sheet(
      [8, 10, 'Supplier'],
      [8, 12, 'Seaview House'],
      [50, 10, 'Bill to'],
      [50, 12, 'Norwell Instruments Inc.'],
      ...invoice,
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Seaview House')
  })

  test('is who stands below From where To stands beside it', async () => {
    const page = sheet(
      [8, 4, 'Rechnung', 40],
      [8, 10, 'Von'],
      [40, 10, 'An'],
      [70, 10, 'Nr. 4471'],
      [8, 12, 'Otterweg Studio'],
      [40, 12, 'Norwell Instruments Inc.'],
      [70, 12, '20.02.2024'],
      [8, 14, 'Otterweg 3'],
      [40, 14, 'Kendall Avenue 22'],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Otterweg Studio')
  })

  test('is who holds a gathering, not the gathering in the head', async () => {
    const foot = 'Edizioni Arno S.r.l. – Lungarno 5 – 50124 Firenze – P.IVA 01998877665'
    const head: Placed[] = [
      [8, 4, 'Restauro Oggi', 40],
      [8, 7, 'Convegno, 18-19 aprile 2024'],
    ]
    const page = sheet(...head, ...buyer, ...invoice, ...bill, [8, 94, foot, 16])
    expect((await extract(page)).vendor).toBe('Edizioni Arno S.r.l.')
    const own = sheet([8, 4, 'Convegno Arno', 40], ...buyer, ...invoice, ...bill, [8, 94, foot, 16])
    expect((await extract(own)).vendor).toMatch(/Arno/)
  })

  test('is the firm, not the person who owns it', async () => {
    const page = sheet(
      [62, 4, 'Reederei Kranich'],
      [62, 5.6, 'Inhaber Paul Kranich'],
      [62, 7.2, 'Bergstraße 14'],
      [62, 8.8, '01069 Dresden'],
      [62, 10.4, 'Steuernummer 203/229/44112'],
      ...buyer,
      ...invoice,
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Reederei Kranich')
  })

  test('is not what is filled into a form', async () => {
    const page = sheet(
      [8, 6, 'Fahrquittung', 32],
      [8, 12, 'Datum:'],
      [40, 12, '20.02.2024'],
      [8, 16, 'von:'],
      [40, 16, 'Hotel Adler, Steig 2'],
      [8, 20, 'nach:'],
      [40, 20, 'Flughafen Stuttgart'],
      [8, 24, 'Fahrpreis:'],
      [40, 24, '31,20 EUR'],
      [8, 50, 'Taxi Moldau'],
      [8, 51.8, 'Steinweg 4'],
      [8, 53.6, 'Tel. 0351 445566'],
    )
    expect((await extract(page)).vendor).toBe('Taxi Moldau')
  })
})

test('the day of the bill goes before the day of arrival and the day it is due', async () => {
  const page = sheet([8, 4, 'Seaview House', 40], ...buyer, ...invoice, ...bill)
  expect((await extract(page)).date).toBe('2024-02-20')
})

test('a balance of nothing says that the card has paid it', async () => {
  const page = sheet(
    [8, 4, 'Seaview House', 40],
    ...invoice,
    [8, 40, 'Single room'],
    [80, 40, '210.00'],
    [8, 42, 'Visa card'],
    [80, 42, '210.00-'],
    [8, 46, 'Balance'],
    [80, 46, '0.00'],
  )
  expect((await extract(page)).amount).toBe('210.00')
})

test('a sheet without any name has no vendor', async () => {
  expect((await extract(sheet(...invoice, ...bill))).vendor).not.toMatch(/Invoice|Due|Arrival/)
})
