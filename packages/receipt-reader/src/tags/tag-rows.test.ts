import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'
import { tagRows } from './tag-rows.ts'

function kindsOn(...rows: string[]) {
  return tagRows(rowsOf(pageOf(...rows))).map(({ kind }) => kind)
}

test.each([
  [
    'Dutch',
    ['Kassabon', 'Koffie|2,80', 'Subtotaal|2,80', 'BTW 9%|0,23', 'Te betalen|2,80', 'PIN|2,80'],
    ['none', 'none', 'subtotal', 'tax', 'total', 'card'],
  ],
  [
    'Swedish',
    [
      'Kvitto',
      'Smörgås|65,00',
      'Att betala|65,00',
      'Varav moms|6,96',
      'Kontant|100,00',
      'Tillbaka|35,00',
    ],
    ['none', 'none', 'total', 'tax', 'cash', 'change'],
  ],
  [
    'Danish',
    [
      'Kvittering',
      'Kaffe|30,00',
      'I alt|30,00',
      'Heraf moms|6,00',
      'Dankort|30,00',
      'Tak for besøget',
    ],
    ['none', 'none', 'total', 'tax', 'card', 'none'],
  ],
  [
    'Norwegian',
    [
      'Salgskvittering',
      'Vaffel|49,00',
      'Sum|49,00',
      'Herav MVA 15%|6,39',
      'BankAxept|49,00',
      'Takk for besøket',
    ],
    ['none', 'none', 'total', 'tax', 'card', 'none'],
  ],
  [
    'Finnish',
    ['Kuitti', 'Pulla|3,20', 'Yhteensä|3,20', 'ALV 14%|0,39', 'Käteinen|5,00', 'Vaihtoraha|1,80'],
    ['none', 'none', 'total', 'tax', 'cash', 'change'],
  ],
  [
    'Czech',
    [
      'Účtenka',
      'Polévka|59,00',
      'Celkem k úhradě|59,00',
      'DPH 12%|6,32',
      'Hotovost|100,00',
      'Vráceno|41,00',
    ],
    ['none', 'none', 'total', 'tax', 'cash', 'change'],
  ],
  [
    'Polish',
    [
      'Paragon fiskalny',
      'Zupa dnia|18,00',
      'Suma PTU|1,33',
      'Suma PLN|18,00',
      'Gotówka|20,00',
      'Reszta|2,00',
    ],
    ['none', 'none', 'tax', 'total', 'cash', 'change'],
  ],
  [
    'Portuguese',
    [
      'Fatura simplificada',
      'Sopa|2,50',
      'Total a pagar|2,50',
      'Total IVA|0,29',
      'Dinheiro|5,00',
      'Troco|2,50',
    ],
    ['none', 'none', 'total', 'tax', 'cash', 'change'],
  ],
  [
    'Italian',
    [
      'Documento commerciale',
      'Acqua|1,50',
      'Totale complessivo|1,50',
      'di cui IVA|0,27',
      'Pagamento contante|2,00',
      'Resto|0,50',
    ],
    ['none', 'none', 'total', 'tax', 'cash', 'change'],
  ],
  [
    'Indonesian',
    [
      'Struk',
      'Nasi campur|35.000,00',
      'Pajak PB1|3.500,00',
      'Total bayar|38.500,00',
      'Tunai|40.000,00',
      'Kembali|1.500,00',
    ],
    ['none', 'none', 'tax', 'total', 'cash', 'change'],
  ],
  [
    'French',
    [
      'Ticket',
      'Formule midi|14,50',
      'Total HT|13,18',
      'TVA 10%|1,32',
      'Montant dû|14,50',
      'Espèces|20,00',
      'Rendu|5,50',
    ],
    ['none', 'none', 'subtotal', 'tax', 'total', 'cash', 'change'],
  ],
])('rows of a %s receipt', (_, rows, kinds) => {
  expect(kindsOn(...rows)).toEqual(kinds)
})

test('what is ambiguous counts on pages of its own language only', () => {
  const english = [
    'Receipt',
    'Dim sum|8.00',
    'Resto mug|9.00',
    'Tax|1.00',
    'Total|18.00',
    'Thank you',
  ]
  expect(kindsOn(...english).slice(1, 3)).toEqual(['none', 'none'])
})

test('a tax number is no tax', () => {
  expect(kindsOn('Partita IVA 01234567890', 'Steuernummer 12/345/67890', 'BTW nr NL0012')).toEqual([
    'none',
    'none',
    'none',
  ])
})

test('below a discount the row that the figures prove is the total', () => {
  const tagged = tagRows(
    rowsOf(pageOf('小票', '牛肉面|¥38.00', '合计|¥38.00', '优惠|-¥8.00', '买单|¥30.00')),
  )
  expect(tagged.map(({ kind }) => kind)).toEqual(['none', 'none', 'subtotal', 'discount', 'total'])
  expect(tagged[2]?.amounts).toEqual([])
  expect(tagged[4]?.isStrongTotal).toBe(true)
})

test('totals of a table of taxes are taxes', () => {
  expect(kindsOn('GST summary', 'SR 6%|10.00|0.60', 'Total|10.00|0.60')[2]).toBe('tax')
})

test('no rows, no tags', () => {
  expect(tagRows([])).toEqual([])
})

test('what the model learned goes along with the row', () => {
  const rows = rowsOf(pageOf('Blue Heron', 'Total|9.00'))
  const tagged = tagRows(rows, { chanceOf: (row, tag) => (row === 0 && tag === 'name' ? 0.9 : 0) })
  expect(tagged[0]?.chanceOf('name')).toBe(0.9)
  expect(tagged[1]?.chanceOf('name')).toBe(0)
})

test('where words say nothing, a model that is sure tells; where they say something, they do', () => {
  const rows = rowsOf(pageOf('Xqzw|9.00', 'Tax|1.00', 'Gdhk', 'Brtz|2.00'))
  const chances = [0.99, 0.99, 0.99, 0.7]
  const tagged = tagRows(rows, {
    chanceOf: (row, tag) => (tag === 'total' ? (chances[row] ?? 0) : 0),
  })
  expect(tagged.map(({ kind }) => kind)).toEqual(['total', 'tax', 'none', 'none'])
})

function amountsOn(isJoined: boolean, ...rows: string[]) {
  return tagRows(rowsOf(pageOf(...rows)), undefined, { isJoined }).map(
    ({ amounts }) => amounts.length,
  )
}

test.each([
  ['Carried forward', 'Brought forward'],
  ['Übertrag', 'Übertrag'],
  ['Suma y sigue', 'Viene de la página'],
  ['Riporto', 'A riportare'],
  ['次頁へ繰越', '前頁より'],
])('on joined pages %s is not counted again', (below, above) => {
  const rows = ['Room|100.00', `${below}|100.00`, `${above}|100.00`, 'Room|50.00', 'Total|150.00']
  expect(amountsOn(true, ...rows)).toEqual([1, 0, 0, 1, 1])
  expect(amountsOn(false, ...rows)).toEqual([1, 1, 1, 1, 1])
})

test.each([
  'Gesamtbetrag übertragen an Terminal|25,00',
  'Agriporto|25,00',
  'I alt overført|25,00',
  'Total carried forward|25,00',
])('%s keeps its amount where it is the last that could be paid', (row) => {
  expect(amountsOn(true, 'Kaffe|25,00', row)).toEqual([1, 1])
  expect(amountsOn(false, 'Kaffe|25,00', row)).toEqual([1, 1])
})

test('a longer word carries nothing, also above the total', () => {
  expect(amountsOn(true, 'Agriporto|25,00', 'Totale|25,00')).toEqual([1, 1])
})

test('the total of a table of taxes is the bill where there is no other', () => {
  const table = ['Item|Net|Tax rate|Price', 'Ticket|20.00|2.00|22.00', 'Total|20.00|2.00|22.00']
  expect(kindsOn(...table).at(-1)).toBe('total')
  expect(kindsOn('Total to pay|22.00', ...table).at(-1)).toBe('tax')
})
