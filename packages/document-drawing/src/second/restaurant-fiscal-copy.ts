import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A fiscal printer's document as its PDF copy: a trade name over its owner, cash given and change, the day at the end. */
export const fiscalCopy = template(
  'restaurant-fiscal-copy',
  { size: [240, 560], face: 'plain-mono' },
  {
    it: {
      name: 'TRATTORIA DA NERINA',
      owner: ['di Bassani Nerina & C. S.n.c.', 'Via dei Mulini 14', '47921 Rimini (RN)'],
      taxNumber: 'P.IVA 03314420408',
      title: ['DOCUMENTO COMMERCIALE', 'di vendita o prestazione'],
      heads: ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
      items: ['COPERTO x2', 'STROZZAPRETI', 'FRITTO MISTO', 'ACQUA 0,75', 'VINO 1/2', 'CAFFE x2'],
      sums: ['TOTALE COMPLESSIVO', 'di cui IVA', 'Pagamento contante', 'Resto', 'Importo pagato'],
      last: (day: string, clock: string, number: string) => [
        `${day}   ${clock}`,
        `DOCUMENTO N. ${number}`,
        'RT 96SRT004417',
      ],
      thanks: 'Tavolo 6  -  Grazie e arrivederci',
      prices: [500, 1250, 1600, 320, 650, 280],
      days: 'dd-MM-yyyy',
    },
    es: {
      name: 'MESÓN LA ALQUERÍA',
      owner: ['Hostelería Sanchis Roig, C.B.', 'C/ Sagunto 31, bajo', '46009 Valencia'],
      taxNumber: 'CIF E-98114027',
      title: ['FACTURA SIMPLIFICADA', 'copia para el cliente'],
      heads: ['CONCEPTO', 'IVA', 'Importe €'],
      items: [
        'PAN Y ALIOLI',
        'ARROZ MELOSO',
        'SEPIA PLANCHA',
        'AGUA 1 L',
        'COPA VINO',
        'CORTADO x2',
      ],
      sums: ['TOTAL', 'IVA incluido', 'Entregado efectivo', 'Cambio', 'Cobrado'],
      last: (day: string, clock: string, number: string) => [
        `${day}   ${clock}`,
        `FS-${number}`,
        'CAJA 01  CAMARERO 3',
      ],
      thanks: 'Mesa 11  -  Gracias por su visita',
      prices: [380, 1590, 1420, 260, 390, 310],
      days: 'dd/MM/yy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const prices = words.prices.map(
      (usual) => usual + 10 * chance.whole(0, 12) + (chance.is(0.3) ? 50 : 0),
    )
    const total = sum(prices)
    const given = 1000 * Math.ceil((total + 1) / 1000)

    sheet.middle(words.name, 120, 20, { size: 13, bold: true })
    for (const [index, line] of [...words.owner, words.taxNumber].entries())
      sheet.middle(line, 120, 40 + 12 * index)
    for (const [index, line] of words.title.entries())
      sheet.middle(line, 120, 102 + 12 * index, { bold: index === 0 })
    const [what = '', rate = '', price = ''] = words.heads
    sheet.put(what, 14, 142)
    sheet.put(rate, 128, 142)
    sheet.right(price, 226, 142)
    for (const [index, item] of words.items.entries()) {
      const y = 158 + 13 * index
      sheet.put(item, 14, y)
      sheet.put('10%', 128, y)
      sheet.right(money(prices[index]!), 226, y)
    }
    const amounts = [total, taxWithin(total, 10), given, given - total, total]
    let y = 254
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 0 ? 11 : 9, bold: index === 0 }
      sheet.put(word, 14, y, style)
      sheet.right(money(amounts[index]!), 226, y, style)
      y += index === 1 ? 26 : 15
    }
    const clock = `${chance.whole(12, 14)}:${chance.whole(10, 59)}`
    const number = `${chance.digits(4)}-${chance.digits(4)}`
    for (const [index, line] of words.last(shown, clock, number).entries())
      sheet.middle(line, 120, 362 + 13 * index)
    for (let row = 0; row < 15; row += 1)
      for (let cell = 0; cell < 15; cell += 1)
        if (chance.is(0.5)) sheet.fill(90 + 4 * cell, 416 + 4 * row, 4, 4, '#111')
    sheet.middle(words.thanks, 120, 500, { size: 8.5 })
    return labelled(words.name, [day, shown], [total, money(total)], ['EUR', '€'])
  },
)
