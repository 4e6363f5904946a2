import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A dinner for a group: prices a head, a deposit paid earlier, tax on top, a date of the event and one of the bill. */
export const banquet = template(
  'restaurant-banquet',
  { face: 'serif' },
  {
    es: {
      house: 'Asador Los Olmos',
      legal: ['Hostelería Los Olmos S.L.', 'Camino Viejo 12, 09001 Burgos', 'NIF B09223344'],
      title: 'Factura',
      facts: ['Número', 'Fecha', 'Evento', 'Comensales'],
      to: 'Cliente',
      heads: ['Cant.', 'Concepto', 'Precio', 'Importe'],
      items: ['Menú degustación', 'Bodega: Ribera del Duero', 'Café y licores'],
      sums: ['Base', 'IVA 10%', 'Total', 'Señal entregada', 'A pagar'],
      days: "d 'de' MMMM 'de' yyyy",
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    it: {
      house: 'Trattoria Antico Mulino',
      legal: [
        'Antico Mulino di Bassi L. & C. S.n.c.',
        'Strada del Mulino 3, 43121 Parma',
        'P.IVA 02211330346',
      ],
      title: 'Fattura',
      facts: ['Numero', 'Del', 'Cena del', 'Coperti'],
      to: 'Spett.le',
      heads: ['Q.tà', 'Descrizione', 'Prezzo', 'Importo'],
      items: ['Menù degustazione', 'Cantina: Lambrusco', 'Caffè e digestivi'],
      sums: ['Imponibile', 'IVA 10%', 'Totale documento', 'Acconto versato', 'Residuo'],
      days: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const event = anyDay(chance)
    const billed = addDays(event, chance.whole(1, 4))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const heads = chance.whole(8, 24)
    const prices = [100 * chance.whole(38, 62), 100 * chance.whole(18, 29), 450]
    const counts = [heads, Math.ceil(heads / 3), heads]
    const net = sum(prices.map((price, index) => price * counts[index]!))
    const tax = Math.round(net / 10)
    const total = net + tax
    const deposit = 20_000

    sheet.frame(36, 36, sheet.width - 72, sheet.height - 72, '#7b3f00')
    sheet.frame(40, 40, sheet.width - 80, sheet.height - 80, '#7b3f00')
    sheet.middle(words.house, sheet.width / 2, 62, { size: 26, color: '#7b3f00' })
    sheet.middle(words.legal.join(' – '), sheet.width / 2, 98, { size: 9 })
    const guest = anyGuest(chance, language)
    sheet.put(words.to, 330, 140, { size: 10, color: '#777' })
    sheet.lines([guest.firm, guest.street, guest.town], 330, 154, { size: 11 })
    sheet.put(words.title, 64, 138, { size: 17, bold: true })
    const values = [
      `${chance.digits(3)}/${billed.slice(2, 4)}`,
      show(billed),
      show(event),
      String(heads),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 64, 166 + 16 * index, { size: 11 })
      sheet.put(values[index]!, 140, 166 + 16 * index, { size: 11 })
    }
    sheet.rule(258, 64, 530)
    for (const [index, word] of words.heads.entries()) {
      if (index < 2) sheet.put(word, [64, 120][index]!, 264, { size: 11, bold: true })
      else sheet.right(word, [440, 530][index - 2]!, 264, { size: 11, bold: true })
    }
    sheet.rule(282, 64, 530)
    for (const [index, name] of words.items.entries()) {
      const y = 292 + 24 * index
      sheet.put(String(counts[index]), 64, y, { size: 11 })
      sheet.put(name, 120, y, { size: 11 })
      sheet.right(money(prices[index]!), 440, y, { size: 11 })
      sheet.right(money(prices[index]! * counts[index]!), 530, y, { size: 11 })
    }
    sheet.rule(372, 64, 530)
    const amounts = [net, tax, total, -deposit, total - deposit]
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 13 : 11, bold: index === 2 }
      sheet.put(word, 340, 382 + 22 * index, style)
      sheet.right(`${money(amounts[index]!)} ${words.money[1]}`, 530, 382 + 22 * index, style)
    }
    return labelled(words.house, [billed, show(billed)], [total, money(total)], words.money)
  },
)
