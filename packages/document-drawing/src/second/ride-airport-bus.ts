import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A return by airport bus: two tickets side by side in large print, what was paid in one small row, conditions in two columns. */
export const airportBus = template(
  'ride-airport-bus',
  {},
  {
    en: {
      name: 'Sky Liner Kraków',
      legal: 'Sky Liner Sp. z o.o., ul. Lotnicza 12, 32-083 Balice, NIP 677-24-90-118',
      ways: ['OUTBOUND', 'RETURN'],
      stops: ['Airport T1, stand 3', 'Central Bus Station'],
      adult: 'Adult, 1 suitcase included',
      fare: 'Fare',
      heads: ['Sold on', 'Order', 'Passenger', 'Net', 'VAT 8%', 'Total'],
      title: 'Sales confirmation (serves as VAT invoice)',
      notes: [
        'The ticket is valid only for the departure shown and the two departures following it on the same day. Show the code to the driver on paper or on a screen. Each passenger may take one suitcase and one piece of hand luggage.',
        'Tickets may be changed free of charge up to 24 hours before departure. A ticket that has not been used may be returned up to 2 hours before departure for 85% of its price. Complaints: within 90 days in writing.',
      ],
      date: 'yyyy-MM-dd',
      travel: 'EEE d MMM',
      figures: '1,234.56' as Figures,
      money: ['PLN', 'PLN'] as [string, string],
      price: [1900, 4600],
      rate: 8,
    },
    es: {
      name: 'Lanzadera del Turia',
      legal:
        'Autobuses Lanzadera del Turia, S.L. · Pol. Ind. Fuente del Jarro, 46988 Paterna · CIF B46881207',
      ways: ['IDA', 'VUELTA'],
      stops: ['Aeropuerto, dársena 2', 'Estación del Norte'],
      adult: 'Adulto, 1 maleta incluida',
      fare: 'Tarifa',
      heads: ['Fecha de compra', 'Localizador', 'Viajero', 'Base', 'IVA 10%', 'Importe'],
      title: 'Justificante de compra / factura simplificada',
      notes: [
        'Billete válido únicamente para la expedición indicada y las dos siguientes del mismo día. Muestre el código al conductor impreso o en pantalla. Cada viajero puede llevar una maleta y un bulto de mano sin cargo adicional.',
        'Se admiten cambios gratuitos hasta 24 horas antes de la salida. La anulación del billete no utilizado da derecho al reembolso del 85% de su precio hasta 2 horas antes. Hay hojas de reclamaciones a disposición del viajero.',
      ],
      date: 'dd/MM/yyyy',
      travel: 'EEE d MMM',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      price: [650, 1250],
      rate: 10,
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const out = addDays(sold, chance.whole(3, 20))
    const back = addDays(out, chance.whole(1, 4))
    const shown = dayIn(sold, words.date, language)
    const each = 50 * chance.whole(words.price[0]! / 50, words.price[1]! / 50)
    const total = 2 * each
    const tax = taxWithin(total, words.rate)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    for (const [index, way] of words.ways.entries()) {
      const x = 36 + 266 * index
      sheet.frame(x, 36, 256, 330, '#c1121f', 8)
      sheet.fill(x, 36, 256, 38, '#c1121f')
      sheet.put(words.name, x + 12, 48, { size: 13, bold: true, color: '#ffffff' })
      sheet.right(way, x + 246, 51, { size: 9, color: '#ffffff' })
      sheet.put(dayIn(index === 0 ? out : back, words.travel, language), x + 12, 88, {
        size: 19,
        bold: true,
      })
      sheet.right(`${chance.whole(10, 21)}:${chance.pick(['05', '20', '35', '50'])}`, x + 246, 88, {
        size: 19,
        bold: true,
      })
      const stops = index === 0 ? words.stops : words.stops.toReversed()
      sheet.disc(x + 17, 131, 3, '#c1121f')
      sheet.upright(x + 17, 134, 153, { color: '#c1121f' })
      sheet.disc(x + 17, 155, 3, '#c1121f')
      sheet.lines(stops, x + 28, 126, { size: 11 }, 2.2)
      sheet.put(words.adult, x + 12, 182)
      sheet.right(`${words.fare} ${money(each)}`, x + 246, 182)
      for (let cell = 0; cell < 625; cell += 1)
        if (chance.is(0.5))
          sheet.fill(x + 65 + 5 * (cell % 25), 208 + 5 * Math.floor(cell / 25), 5, 5, '#000')
      sheet.middle(chance.digits(14), x + 128, 342, { size: 9, face: 'mono' })
    }
    sheet.put(words.title, 36, 392, { size: 9, bold: true })
    const values = [
      shown,
      `${chance.pick(['KQ', 'TR', 'ML'])}${chance.digits(5)}`,
      anyGuest(chance, language).name,
      money(total - tax),
      money(tax),
      money(total),
    ]
    const columns = [36, 118, 194, 330, 410, 480]
    sheet.rule(408, 36, 558, { color: '#bbb' })
    for (const [index, head] of words.heads.entries()) {
      sheet.put(head, columns[index]!, 413, { size: 7, color: '#666' })
      sheet.put(values[index]!, columns[index]!, 424, { size: 9 })
    }
    sheet.rule(440, 36, 558, { color: '#bbb' })
    for (const [index, note] of words.notes.entries())
      sheet.prose(note, 36 + 266 * index, 456, 250, { size: 7.5, color: '#444' })
    sheet.put(words.legal, 36, 812, { size: 7, color: '#666' })
    return labelled(words.name, [sold, shown], [total, figure(total, words.figures)], words.money)
  },
)
