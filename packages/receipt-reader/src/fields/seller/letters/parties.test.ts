import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 40, 'Position 1'],
  [84, 40, '210,00'],
  [8, 44, 'Total EUR'],
  [84, 44, '210,00'],
]

function lines(x: number, y: number, ...texts: string[]): Placed[] {
  return texts.map((text, index) => [x, y + 1.6 * index, text, 18])
}

describe('the vendor on an electronic invoice', () => {
  test('is named in the block of the seller, whatever stands above it there', async () => {
    const page = sheet(
      ...lines(5, 8, 'Sprzedawca', 'NIP: 7811234567', 'Nazwa: Hotel Pod Lipami Sp. z o.o.'),
      ...lines(52, 8, 'Nabywca', 'NIP: 5252345678', 'Nazwa: Norwell Polska S.A.'),
      [5, 20, 'Data wystawienia: 12.04.2024', 18],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Hotel Pod Lipami Sp. z o.o.')
  })

  test('stands beside the word for its name', async () => {
    const page = sheet(
      ...lines(5, 8, 'Informationen zum Verkäufer', 'Firma / Name:', 'Straße:', 'USt-ID:'),
      ...lines(24, 9.6, 'Sonnenhof Betriebs GmbH', 'Am Kurpark 4', 'DE812447190'),
      ...lines(52, 8, 'Informationen zum Käufer', 'Firma / Name:', 'Straße:', 'USt-ID:'),
      ...lines(71, 9.6, 'Werkhof Technik AG', 'Industriering 8', 'DE811223344'),
      [5, 20, 'Rechnungsdatum: 12.04.2024', 18],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Sonnenhof Betriebs GmbH')
  })

  test('stands below it, with the buyer further down', async () => {
    const page = sheet(
      ...lines(5, 7, 'DADOS DO PRESTADOR DO SERVIÇO', 'NOME', 'Aluguer Sado Lda', 'NIF 509111222'),
      ...lines(5, 17, 'DADOS DO ADQUIRENTE', 'NOME', 'Engenharia Tejo S.A.', 'NIF 500333444'),
      [5, 27, 'Data: 2024-04-12', 18],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Aluguer Sado Lda')
  })

  test('stands below two words for the seller', async () => {
    const page = sheet(
      [5, 4, 'Landelijke dag Duurzaam Bouwen', 40],
      ...lines(5, 12, 'Factuuradres', 'Norwell B.V.', 'Kade 4', '3511 ED Utrecht'),
      ...lines(52, 12, 'Organisator en verkoper', 'Stichting Kwelder', 'Oude Gracht 8'),
      [5, 22, 'Factuurdatum: 12-04-2024', 18],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Stichting Kwelder')
  })

  test('stands above its address beside the buyer, whom alone a word names', async () => {
    const page = sheet(
      [5, 4, 'Receipt', 40],
      [5, 10, 'Date paid', 18],
      [24, 10, 'February 2, 2023', 18],
      ...lines(5, 16, 'Wainscott Black Car', '418 Montauk Highway', 'East Quogue, New York 11942'),
      ...lines(5, 20.8, '+1 631-555-0147', 'dispatch@wainscottcar.example'),
      ...lines(
        50,
        16,
        'Bill to',
        'Norwell Instruments Inc.',
        'Mr Daniel Okafor',
        '2200 Kendall Ave',
      ),
      ...bill,
      [5, 80, 'Payment history', 30],
    )
    expect((await extract(page)).vendor).toBe('Wainscott Black Car')
  })

  test('is registered where the head names what is held on days', async () => {
    const page = sheet(
      [50, 4, 'RUBINETTO', 44],
      [50, 7.2, '08/09/2024 – 10/09/2024', 24],
      ...lines(50, 50, 'Ente Fiera Valsesia', 'Viale Varallo 2, 13011 Borgosesia (VC)'),
      [50, 53.2, 'P. IVA 02007310027', 18],
      [50, 56, 'Ricevuta n. 801235 del 06/08/2024', 18],
      ...bill,
    )
    expect((await extract(page)).vendor).toBe('Ente Fiera Valsesia')
  })

  test('gets the slip at the foot back, on which it is the one to pay to', async () => {
    const page = sheet(
      [5, 6, 'FACTURA', 36],
      ...lines(60, 6, 'Tren de los Olivares, S.L.', 'Estación de Linares s/n', '23700 Linares'),
      ...lines(60, 10.8, 'ESPAÑA', 'reservas@trenolivares.example'),
      ...lines(
        5,
        12,
        'Olmedo Consultores S.A.',
        'A la atención de Sr. Olmedo',
        'Avda. de la Paz 112',
      ),
      ...bill,
      [5, 78, 'A:', 18],
      ...lines(12, 78, 'Tren de los Olivares, S.L.', 'Estación de Linares s/n', '23700 Linares'),
    )
    expect((await extract(page)).vendor).toBe('Tren de los Olivares, S.L.')
  })
})
