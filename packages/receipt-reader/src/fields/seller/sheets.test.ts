import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [60, 25, 'Invoice date'],
  [80, 25, '20.02.2024'],
  [8, 40, 'Single room, 2 nights'],
  [84, 40, '210,00'],
  [8, 44, 'Total EUR'],
  [84, 44, '210,00'],
]

function lines(x: number, y: number, ...texts: string[]): Placed[] {
  return texts.map((text, index) => [x, y + 1.6 * index, text, 18])
}

const buyer = lines(8, 16, 'Norwell Instruments Inc.', 'Kendall Avenue 22', '53705 Madison')
const foot = 'Seaview House Ltd, 5 Quay Street, 53711 Madison, VAT 123 4567 89'

test.each<[what: string, name: string, texts: Placed[]]>([
  [
    'in its head, not the buyer in the window',
    'Seaview House',
    [[8, 4, 'Seaview House', 40], ...buyer],
  ],
  [
    'at its foot below a title',
    'Seaview House Ltd',
    [[8, 8, 'Invoice', 40], ...buyer, [8, 94, foot, 16]],
  ],
  [
    'below the word for the seller',
    'Seaview House',
    [
      ...lines(8, 10, 'Supplier', 'Seaview House'),
      ...lines(50, 10, 'Bill to', 'Norwell Instruments Inc.'),
    ],
  ],
  [
    'below From beside To',
    'Otterweg Studio',
    [
      [8, 4, 'Rechnung', 40],
      ...lines(8, 10, 'Von', 'Otterweg Studio', 'Otterweg 3'),
      ...lines(40, 10, 'An', 'Norwell Instruments Inc.', 'Kendall Avenue 22'),
      ...lines(70, 10, 'Nr. 4471', '20.02.2024'),
    ],
  ],
  [
    'above its owner',
    'Reederei Kranich',
    [
      ...lines(
        62,
        4,
        'Reederei Kranich',
        'Inhaber Paul Kranich',
        'Bergstraße 14',
        '01069 Dresden',
        'Steuernummer 203/229/44112',
      ),
      ...buyer,
    ],
  ],
  [
    'above whom it is run by',
    'The Copper Kettle',
    [
      [5, 3, 'The Copper Kettle', 40],
      [5, 6.5, 'operated by Brightwater Hospitality Ltd', 20],
      [5, 8.2, 'Mill Lane 22, 53705 Madison', 20],
    ],
  ],
  [
    'below what is filled into a form',
    'Taxi Moldau',
    [
      [8, 6, 'Fahrquittung', 32],
      ...lines(8, 16, 'von:', 'nach:'),
      ...lines(40, 16, 'Hotel Adler, Steig 2', 'Flughafen Stuttgart'),
      ...lines(8, 50, 'Taxi Moldau', 'Steinweg 4', 'Tel. 0351 445566'),
    ],
  ],
  [
    'in the block of an e-invoice',
    'Hotel Pod Lipami Sp. z o.o.',
    [
      ...lines(5, 8, 'Sprzedawca', 'NIP: 7811234567', 'Nazwa: Hotel Pod Lipami Sp. z o.o.'),
      ...lines(52, 8, 'Nabywca', 'NIP: 5252345678', 'Nazwa: Norwell Polska S.A.'),
    ],
  ],
  [
    'beside the word for its name',
    'Sonnenhof Betriebs GmbH',
    [
      ...lines(5, 8, 'Informationen zum Verkäufer', 'Firma / Name:', 'Straße:'),
      ...lines(24, 9.6, 'Sonnenhof Betriebs GmbH', 'Am Kurpark 4'),
      ...lines(52, 8, 'Informationen zum Käufer', 'Firma / Name:', 'Straße:'),
      ...lines(71, 9.6, 'Werkhof Technik AG', 'Industriering 8'),
    ],
  ],
  [
    'above its address beside the buyer',
    'Wainscott Black Car',
    [
      [5, 4, 'Receipt', 40],
      ...lines(
        5,
        16,
        'Wainscott Black Car',
        '418 Montauk Highway',
        'East Quogue, New York 11942',
        '+1 631-555-0147',
        'dispatch@wainscottcar.example',
      ),
      ...lines(50, 16, 'Bill to', 'Norwell Instruments Inc.', 'Mr Daniel Okafor'),
    ],
  ],
  [
    'after the words that issue it',
    'Nestled Ltd',
    [[5, 8, 'Payment receipt', 30], ...buyer, [5, 60, 'Issued by Nestled Ltd', 18]],
  ],
  [
    'in two lines of large print',
    'HOTEL MERIDIANA',
    [[5, 3, 'HOTEL', 40], [5, 6, 'MERIDIANA', 40], ...buyer],
  ],
  ['in wide print', 'LOCANDA CORONA', [[30, 4, 'L O C A N D A  C O R O N A', 30], ...buyer]],
  [
    'a railway is no street',
    'Chemins de fer du Jorat',
    [[8, 4, 'Chemins de fer du Jorat', 40], ...buyer],
  ],
  [
    'by four letters',
    'Vayo',
    [
      [8, 4, 'Vayo', 40],
      [8, 12, 'Gracias por viajar con Vayo, Andrés', 30],
    ],
  ],
])('a sheet is named %s: %j', async (_what, name, texts) => {
  expect((await extract(sheet(...texts, ...bill))).vendor).toBe(name)
})

test('a sheet without any name has no title or label for one', async () => {
  expect((await extract(sheet(...bill))).vendor).not.toMatch(/Invoice|Total/)
})

/** A narrow slip out of a PDF, with the height of its print. */
function printedSlip(...texts: [text: string, height: number][]) {
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
  return { width: 500, height: 1200, rotation: 0 as const, isOfDocument: true, boxes }
}

const rest: [string, number][] = [
  ['47921 Rimini', 20],
  ['12-04-2024 13:22', 20],
  ['TOTALE 45,80', 20],
  ['Contante 45,80', 20],
]

test.each<[name: string, head: [string, number][]]>([
  [
    'TRATTORIA DA NERINA',
    [
      ['TRATTORIA DA NERINA', 29],
      ['di Bassani Nerina & C. S.n.c.', 20],
    ],
  ],
  [
    'Zum Anker',
    [
      ['Zum Anker', 29],
      ['Lindner Gastronomie GmbH', 20],
    ],
  ],
  [
    'Parkhaus Lindenallee',
    [
      ['Parkhaus Lindenallee', 29],
      ['Betreiber: Silo Parkraum GmbH', 20],
    ],
  ],
  [
    'Crémaillère du Lac',
    [
      ['Crémaillère du Lac', 30],
      ['Société coopérative CL', 20],
    ],
  ],
])('a slip out of a PDF is of %j', async (name, head) => {
  expect((await extract(printedSlip(...head, ...rest))).vendor).toBe(name)
})
