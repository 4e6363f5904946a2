import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A booking program for guest houses: a boxed list of facts, what was charged and what was paid in one grid, a zero at the end. */
export const chargesAndPayments = template(
  'hotel-charges-and-payments',
  {},
  {
    de: {
      house:
        'Gästehaus zur Zöllnerin|Susanne Rüegg|Rheingasse 14|8260 Stein am Rhein|Schweiz|Tel. +41 52 555 01 47|MWST-Nr. CHE-255.501.428 MWST'.split(
          '|',
        ),
      title: 'Rechnung',
      facts:
        'Rechnungsnummer|Rechnungsdatum|Buchungsnummer|Gebucht über|Gast|Anreise|Abreise|Zimmer',
      portal: 'Staymio.example, Ref. ',
      room: 'Zöllnerkammer (1 Person)',
      heads: 'Datum|Beschreibung|Menge|Preis|Betrag',
      items: 'Übernachtung mit Frühstück|Kurtaxe|Zuschlag früher Check-in',
      paid: ['Anzahlung Kreditkarte (online)', 'Zahlung TWINT'],
      sums: 'Total Leistungen|Total Zahlungen|Offener Saldo',
      tax: (rate: string, net: string, tax: string) =>
        `inkl. MWST ${rate} %: Nettobetrag ${net}, Steuer ${tax}`,
      rate: 3.8,
      prices: [13500, 350, 2800],
      bye: 'Besten Dank für Ihren Aufenthalt.',
      day: 'dd.MM.yyyy',
      figures: "1'234.56" as Figures,
      currency: 'CHF',
    },
    es: {
      house:
        'Hostal La Caracolera|Remedios Cantero Vela|Calle Columela 9|11005 Cádiz|España|Tel. +34 956 55 01 47|NIF 31655014K'.split(
          '|',
        ),
      title: 'Factura',
      facts:
        'Número de factura|Fecha de factura|Número de reserva|Canal|Huésped|Llegada|Salida|Habitación',
      portal: 'Staymio.example, ref. ',
      room: 'Doble interior uso individual',
      heads: 'Fecha|Descripción|Cantidad|Precio|Importe',
      items: 'Alojamiento por noche|Desayuno en cafetería|Salida tardía',
      paid: ['Anticipo con tarjeta (web)', 'Pago en efectivo'],
      sums: 'Total cargos|Total pagos|Saldo pendiente',
      tax: (rate: string, net: string, tax: string) =>
        `IVA ${rate} % incluido: base imponible ${net}, cuota ${tax}`,
      rate: 10,
      prices: [6200, 650, 1400],
      bye: 'Gracias por su estancia. ¡Hasta pronto!',
      day: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 4)
    const arrival = `2024${anyDay(chance).slice(4)}`
    const leaving = addDays(arrival, nights)
    const booked = addDays(arrival, -chance.whole(12, 50))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const counts = [nights, nights, 1]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const { name, firm, street, town } = anyGuest(chance, language)

    sheet.lines(words.house, 50, 50, { size: 10 })
    sheet.put(words.title, 50, 162, { size: 20 })
    sheet.lines([firm, street, town], 50, 196, { size: 10 })
    const values = [
      String(chance.whole(140, 890)),
      show(leaving),
      chance.digits(8),
      words.portal + chance.digits(9),
      name,
      show(arrival),
      show(leaving),
      words.room,
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      for (const [x, width] of [
        [280, 100],
        [380, 165],
      ] as const)
        sheet.frame(x, 50 + 18 * index, width, 18, '#aaa')
      sheet.put(fact, 285, 55 + 18 * index, { bold: true, size: 8.5 })
      sheet.put(values[index]!, 385, 55 + 18 * index, { size: 8.5 })
    }
    const edges = [50, 118, 345, 405, 470, 545]
    let y = 262
    const row = (cells: string[], bold = false, shade = '') => {
      if (shade) sheet.fill(50, y, 495, 20, shade)
      for (const [index, cell] of cells.entries()) {
        sheet.frame(edges[index]!, y, edges[index + 1]! - edges[index]!, 20, '#aaa')
        if (index < 2) sheet.put(cell, edges[index]! + 5, y + 6, { bold })
        else sheet.right(cell, edges[index + 1]! - 5, y + 6, { bold })
      }
      y += 20
    }
    row(words.heads.split('|'), true, '#eee')
    for (const [index, item] of words.items.split('|').entries())
      row([
        show(index === 2 && language === 'es' ? leaving : arrival),
        item,
        String(counts[index]),
        money(words.prices[index]!),
        money(minors[index]!),
      ])
    const deposit = words.prices[0]!
    row([show(booked), words.paid[0]!, '', '', money(-deposit)])
    row([show(leaving), words.paid[1]!, '', '', money(deposit - total)])
    for (const [index, word] of words.sums.split('|').entries()) {
      sheet.right(word, 465, y + 12 + 17 * index, { size: 10, bold: index !== 1 })
      sheet.right(
        `${words.currency} ${money([total, -total, 0][index]!)}`,
        540,
        y + 12 + 17 * index,
        { size: 10, bold: index !== 1 },
      )
    }
    const taxed = language === 'de' ? total - minors[1]! : total
    const tax = taxWithin(taxed, words.rate)
    sheet.put(words.tax(String(words.rate), money(taxed - tax), money(tax)), 50, y + 76, {
      size: 8.5,
    })
    sheet.put(words.bye, 50, y + 100, { size: 10 })
    return labelled(
      words.house[0]!,
      [leaving, show(leaving)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
