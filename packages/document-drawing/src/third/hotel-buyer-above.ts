import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A duplicate printed weeks later: no letterhead, the buyer's box above the seller's, the facts beside them. */
export const buyerAbove = template(
  'hotel-buyer-above',
  {},
  {
    de: {
      roles: ['Leistungsempfänger', 'Leistender Unternehmer'],
      house: 'Hotel Kalvarienblick',
      seller: ['Ferdinand Kogler e.U.', 'Grieskai 58, 8020 Graz, Österreich', 'UID ATU61402977'],
      copy: 'DUPLIKAT',
      title: 'Hotelrechnung',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Zimmer', 'Anreise', 'Abreise', 'Duplikat vom'],
      heads: ['Menge', 'Leistung', 'USt', 'Einzelpreis', 'Betrag'],
      items: [
        'Übernachtung Doppelzimmer zur Einzelnutzung',
        'Frühstück',
        'Minibar',
        'Nächtigungsabgabe',
      ],
      rates: [10, 10, 20, 0],
      taxes: ['Steuersatz', 'Netto', 'Steuer', 'Brutto'],
      total: 'Rechnungsbetrag EUR',
      paid: 'Bezahlt mit Mastercard bei Abreise. Offener Betrag 0,00.',
      note: 'Dieses Duplikat ersetzt das verlorene Original und berechtigt nicht zu einem weiteren Vorsteuerabzug.',
      day: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
    },
    es: {
      roles: ['Destinatario de la operación', 'Expedidor de la factura'],
      house: 'Hotel Puerta del Alcor',
      seller: [
        'Hostelería Alcor y Vega, S.L.',
        'Ronda de Segovia 9, 42003 Soria',
        'NIF B-42118305',
      ],
      copy: 'DUPLICADO',
      title: 'Factura de alojamiento',
      facts: [
        'Núm. de factura',
        'Fecha de expedición',
        'Habitación',
        'Entrada',
        'Salida',
        'Duplicado del',
      ],
      heads: ['Cant.', 'Concepto', 'IVA', 'Precio', 'Importe'],
      items: [
        'Habitación doble de uso individual',
        'Desayuno bufé',
        'Lavandería',
        'Suplido: aparcamiento municipal',
      ],
      rates: [10, 10, 21, 0],
      taxes: ['Tipo', 'Base', 'Cuota', 'Suma'],
      total: 'Importe total EUR',
      paid: 'Cobrado con tarjeta a la salida. Pendiente: 0,00.',
      note: 'Duplicado expedido por pérdida del original (art. 14 del Reglamento de facturación).',
      day: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const left = anyDay(chance)
    const nights = chance.whole(2, 5)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [100 * chance.whole(84, 139), 1450, 10 * chance.whole(55, 140), 180]
    const counts = [nights, nights, 1, nights]
    const amounts = prices.map((price, index) => price * counts[index]!)
    const total = sum(amounts)
    const guest = anyGuest(chance, language)

    sheet.frame(430, 34, 115, 30, '#a22')
    sheet.middle(words.copy, 487, 42, { size: 15, bold: true, color: '#a22' })
    sheet.put(words.title, 50, 42, { size: 15 })
    const parties: [string[], number][] = [
      [[guest.firm, guest.name, guest.street, `${guest.town}, ${guest.country}`], 88],
      [[words.house, ...words.seller], 172],
    ]
    for (const [index, [texts, top]] of parties.entries()) {
      sheet.frame(50, top, 260, 76)
      sheet.put(words.roles[index]!, 55, top + 4, { size: 6.5, color: '#555' })
      sheet.lines(texts, 60, top + 17, { size: 10 })
    }
    const printed = addDays(left, chance.whole(19, 60))
    const room = String(chance.whole(104, 418))
    const values = [
      `${left.slice(2, 4)}/${chance.digits(5)}`,
      show(left),
      room,
      show(addDays(left, -nights)),
      show(left),
      show(printed),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 330, 94 + 26 * index, { size: 9 })
      sheet.right(values[index]!, 545, 94 + 26 * index, { size: 9 })
      sheet.rule(107 + 26 * index, 330, 545, { weight: 0.3 })
    }
    const row = (cells: readonly string[], y: number, bold = false) => {
      sheet.right(cells[0]!, 78, y, { bold })
      sheet.put(cells[1]!, 92, y, { bold })
      for (const [index, x] of [385, 465, 545].entries())
        sheet.right(cells[index + 2]!, x, y, { bold })
    }
    sheet.fill(50, 276, 495, 18, '#e8e8e8')
    row(words.heads, 281, true)
    for (const [index, item] of words.items.entries())
      row(
        [
          String(counts[index]),
          item,
          `${words.rates[index]} %`,
          money(prices[index]!),
          money(amounts[index]!),
        ],
        304 + 17 * index,
      )
    sheet.rule(376, 50, 545)
    for (const [index, head] of words.taxes.entries())
      sheet.right(head, 110 + 65 * index, 386, { size: 7.5 })
    for (const [line, rate] of [10, words.rates[2]!, 0].entries()) {
      const gross = sum(amounts.filter((_, index) => words.rates[index] === rate))
      const tax = taxWithin(gross, rate)
      const cells = [`${rate} %`, money(gross - tax), money(tax), money(gross)]
      for (const [index, cell] of cells.entries())
        sheet.right(cell, 110 + 65 * index, 398 + 11 * line, { size: 7.5 })
    }
    sheet.put(words.total, 350, 396, { size: 11, bold: true })
    sheet.right(money(total), 545, 396, { size: 11, bold: true })
    sheet.rule(412, 350, 545, { weight: 1.4 })
    sheet.put(words.paid, 50, 448)
    sheet.put(words.note, 50, 464, { size: 8, color: '#555' })
    return labelled(words.house, [left, show(left)], [total, money(total)], ['EUR', 'EUR'])
  },
)
