import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small guest house fills in a form of its printer's: the house and the fields printed, what is filled in typed, all on half a page. */
export const printedPad = template(
  'hotel-printed-pad',
  { size: 'A5', wide: true },
  {
    es: {
      house: 'HOSTAL LA PARRA',
      owner: [
        'de Remedios Cantalejo Ruiz',
        'N.I.F. 25.550.714-K',
        'C/ Platerías, 9 - Telf. 920 55 07 14',
        '05001 ÁVILA',
      ],
      title: 'FACTURA N.º',
      to: ['D./D.ª', 'Empresa', 'Domicilio', 'Población'],
      stay: ['Habitación n.º', 'Entrada', 'Salida', 'N.º de días'],
      heads: ['CONCEPTO', 'Días', 'Precio', 'EUROS'],
      rows: ['Habitación', 'Desayunos', 'Comidas', 'Teléfono', 'Lavandería', 'Varios'],
      prices: [3820, 410],
      sums: ['Suma', 'I.V.A. 10 %', 'TOTAL EUROS'],
      place: 'Ávila,',
      month: "d 'de' MMMM 'de' yyyy",
      day: 'd-M-yy',
      paid: 'RECIBÍ',
    },
    it: {
      house: 'LOCANDA AL PONTE',
      owner: [
        'di Bortolin Armando & C. s.n.c.',
        'P. IVA 00355507141',
        'Via Fiume, 22 - Tel. 0434 55 07 14',
        '33170 PORDENONE',
      ],
      title: 'FATTURA N.',
      to: ['Sig.', 'Ditta', 'Indirizzo', 'Città'],
      stay: ['Camera n.', 'Arrivo', 'Partenza', 'Giorni'],
      heads: ['DESCRIZIONE', 'N.', 'Prezzo', 'EURO'],
      rows: ['Pernottamento', 'Prima colazione', 'Pasti', 'Bar', 'Telefono', 'Varie'],
      prices: [5090, 550],
      sums: ['Imponibile', 'I.V.A. 10 %', 'TOTALE EURO'],
      place: 'Pordenone, lì',
      month: 'd MMMM yyyy',
      day: 'd/M/yy',
      paid: 'PAGATO',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 4)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const { name, firm, street, town } = anyGuest(chance, language)
    const net = nights * (words.prices[0]! + words.prices[1]!)
    const tax = Math.round(net / 10)
    const total = net + tax
    const ink = '#1d3f8f'
    const typed = { face: 'mono', size: 10 } as const
    sheet.put(words.house, 30, 24, { size: 17, bold: true, color: ink })
    sheet.lines(words.owner, 30, 46, { size: 8, color: ink })
    sheet.frame(30, 96, 175, 76, ink, 5)
    for (const [index, label] of words.stay.entries()) {
      sheet.put(label, 36, 104 + 17 * index, { size: 8, color: ink })
      sheet.rule(113 + 17 * index, 104, 198, { weight: 0.4, color: ink })
      sheet.put(
        [String(chance.whole(2, 14)), show(arrival), show(leaves), String(nights)][index]!,
        116,
        102 + 17 * index,
        typed,
      )
    }
    sheet.put(words.title, 330, 26, { size: 11, bold: true, color: ink })
    sheet.put(chance.digits(4), 430, 26, { ...typed, size: 12 })
    for (const [index, label] of words.to.entries()) {
      sheet.put(label, 230, 58 + 20 * index, { size: 8, color: ink })
      sheet.rule(68 + 20 * index, 276, 565, { weight: 0.4, color: ink })
      sheet.put(
        [name.slice(name.indexOf(' ') + 1), firm, street, town][index]!,
        282,
        56 + 20 * index,
        typed,
      )
    }
    sheet.put(words.place, 230, 152, { size: 9, color: ink })
    sheet.put(dayIn(leaves, words.month, language), 300, 151, typed)
    sheet.rule(162, 290, 565, { weight: 0.4, color: ink })
    sheet.frame(30, 184, 535, 210, ink)
    for (const x of [330, 390, 470]) sheet.upright(x, 184, x === 470 ? 394 : 324, { color: ink })
    for (const [index, head] of words.heads.entries())
      sheet.middle(head, [180, 360, 430, 517][index]!, 189, { size: 8, bold: true, color: ink })
    sheet.rule(202, 30, 565, { color: ink })
    for (const [index, item] of words.rows.entries()) {
      const y = 208 + 20 * index
      sheet.put(item, 38, y, { size: 9, color: ink })
      sheet.rule(y + 16, 30, 565, { weight: 0.3, color: ink })
      const price = words.prices[index]
      if (price === undefined) continue
      sheet.middle(String(nights), 360, y - 1, typed)
      sheet.right(money(price), 462, y - 1, typed)
      sheet.right(money(nights * price), 556, y - 1, typed)
    }
    for (const [index, minor] of [net, tax, total].entries()) {
      sheet.right(words.sums[index]!, 462, 336 + 20 * index, {
        size: 9,
        bold: index === 2,
        color: ink,
      })
      sheet.right(money(minor), 556, 335 + 20 * index, { ...typed, bold: index === 2 })
    }
    sheet.put(words.paid, 70, 346, { size: 12, bold: true, color: ink })
    return labelled(
      words.house,
      [leaves, dayIn(leaves, words.month, language)],
      [total, money(total)],
      ['EUR', words.sums[2]!.split(' ')[1]!],
    )
  },
)
