import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'

/** A narrow slip with the height of its print, out of a PDF or off a photo. */
function slip(isOfDocument: boolean, ...texts: [text: string, height: number][]) {
  const boxes = texts.map(([text, height], index) => ({
    text,
    confidence: 1,
    box: {
      x: 250 - text.length * height * 0.25,
      y: 40 + 40 * index,
      width: text.length * height * 0.5,
      height,
    },
  }))
  return { width: 500, height: 1200, rotation: 0 as const, isOfDocument, boxes }
}

const rest: [string, number][] = [
  ['47921 Rimini', 20],
  ['12-04-2024 13:22', 20],
  ['TOTALE 45,80', 20],
  ['Contante 45,80', 20],
]

test.each([
  ['TRATTORIA DA NERINA', 'di Bassani Nerina & C. S.n.c.'],
  ['MESÓN LA ALQUERÍA', 'Hostelería Sanchis Roig, C.B.'],
  ['Zum Anker', 'Lindner Gastronomie GmbH'],
  ['La Table de Blanche', 'SARL BLANCHE & CIE'],
  ['Parkhaus Lindenallee', 'Betreiber: Silo Parkraum GmbH'],
])('in a document %s, printed larger, goes before %s below it', async (shop, firm) => {
  const page = slip(true, [shop, 29], [firm, 20], ...rest)
  expect((await extract(page)).vendor).toBe(shop)
})

test('in a document the house in large print goes before its firm in small above it', async () => {
  const firm: [string, number][] = [
    ['P.L.M. SERVIZI S.R.L.', 18],
    ['P.IVA 03112240278', 18],
  ]
  const page = slip(true, ...firm, ['ALBERGO BELLAVISTA', 29], ...rest)
  expect((await extract(page)).vendor).toBe('ALBERGO BELLAVISTA')
})

test('in a document whose head is a title the vendor stands below the bill', async () => {
  const page = slip(
    true,
    ['Quittung', 34],
    ['Datum 15.01.2024', 20],
    ['Betrag 27,40 EUR', 20],
    ['dankend erhalten', 20],
    ['Taxi Moldau, Ord.-Nr. 1447', 20],
    ['Seestr. 51, 13347 Berlin', 20],
    ['St.-Nr. 23/441/60122', 20],
  )
  expect((await extract(page)).vendor).toBe('Taxi Moldau')
})

test('a word for an address within another word hides no name', async () => {
  for (const name of ['Crémaillère du Lac', 'Le Remailleur'])
    expect(
      (await extract(slip(true, [name, 30], ['Société coopérative CL', 20], ...rest))).vendor,
    ).toBe(name)
})

test('in a document a title may go on in small letters, and the firm stands at the foot', async () => {
  const page = slip(
    true,
    ['BILLET', 34],
    ['vendu dans le train', 20],
    ['Valable 10.06.22', 20],
    ['Vevey', 20],
    ['Les Paccots', 20],
    ['TOTAL CHF 59.40', 26],
    ['Chemins de fer du Jorat SA', 20],
    ['Place du Tunnel 4, 1800 Vevey', 20],
    ['CHE-112.377.045 TVA', 20],
  )
  expect((await extract(page)).vendor).toBe('Chemins de fer du Jorat SA')
})

test('in a document the name stands within what is said of the ride', async () => {
  const page = slip(
    true,
    ['Receipt', 22],
    ['Ride with Hulka', 34],
    ['Fri, 21 Jun 2024 18:21', 20],
    ['Total 17.75 PLN', 26],
    ['Hulka Mobility Sp. z o.o., ul. Legnicka 48, 54-202 Wroclaw', 14],
    ['NIP 8971884470 KRS 0000811447', 14],
  )
  expect((await extract(page)).vendor).toBe('Hulka')
})
