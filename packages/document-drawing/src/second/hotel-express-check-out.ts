import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Put under the door on the last morning: a letter, then the account by day in two columns, and points that are no money. */
export const expressCheckOut = template(
  'hotel-express-check-out',
  { size: 'LETTER' },
  {
    en: {
      hotel: 'Saltgrass Key Resort',
      address: ['7700 Gulf Shore Blvd', 'Marathon, FL 33050', '(305) 555-0162'],
      member: 'A Tidewater Collection property',
      heading: 'EXPRESS CHECK-OUT',
      dear: 'Dear',
      letter:
        'Thank you for staying with us. According to our records you are departing today. If the account below is correct there is no need to stop at the front desk: simply leave your keys in the room. We will charge the card you presented on arrival and this statement serves as your receipt.',
      facts: ['Room', 'Arrived', 'Departing', 'Account'],
      night: ['Room', 'Room tax 12.5%', 'Resort fee', 'Resort fee tax 7.5%'],
      extras: ['Conch House Grill', 'Pool Bar'],
      shares: [0.125, 0.075],
      total: 'Total charged to your Amex',
      points: 'Tidewater points earned on this stay',
      balance: 'Points balance',
      later:
        'Charges that reach us after 6:00 AM (minibar, breakfast) will be posted to the same card and mailed to you. A hold of US$ 250.00 placed at check-in is released within five business days.',
      days: 'MM/dd/yyyy',
      heads: 'EEEE, MMMM d',
      figures: '1,234.56' as Figures,
    },
    es: {
      hotel: 'Hotel Bahía Serena',
      address: ['Playa Hermosa, Guanacaste', '50503 Costa Rica', 'Tel. +506 2555 0147'],
      member: 'Miembro de Pacífico Selecto',
      heading: 'SALIDA RÁPIDA',
      dear: 'Estimado huésped:',
      letter:
        'Gracias por alojarse con nosotros. Según nuestros registros su salida es hoy. Si está de acuerdo con la cuenta que sigue no hace falta pasar por la recepción: deje las llaves en la habitación. Cargaremos el importe a la tarjeta que presentó a su llegada y esta hoja le servirá de comprobante.',
      facts: ['Habitación', 'Llegada', 'Salida', 'Cuenta'],
      night: ['Habitación', 'IVA 13%', 'Servicio de playa', 'IVA 13%'],
      extras: ['Restaurante Manglar', 'Bar El Muelle'],
      shares: [0.13, 0.13],
      total: 'Total cargado a su Visa',
      points: 'Puntos Selecto ganados en esta estadía',
      balance: 'Saldo de puntos',
      later:
        'Los consumos que se registren después de las 6:00 a. m. se cargarán a la misma tarjeta. La retención de US$ 200.00 hecha a su llegada se libera en cinco días hábiles.',
      days: 'dd/MM/yyyy',
      heads: "EEEE d 'de' MMMM",
      figures: '1,234.56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 4)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * chance.whole(179, 329)
    const days = Array.from({ length: nights }, (_, night) => ({
      day: addDays(arrival, night),
      rows: [
        [words.night[0]!, rate],
        [words.night[1]!, Math.round(rate * words.shares[0]!)],
        [words.night[2]!, 3500],
        [words.night[3]!, Math.round(3500 * words.shares[1]!)],
        ...(night < 3 ? [[words.extras[night % 2]!, chance.whole(1400, 7800)]] : []),
      ] as [string, number][],
    }))
    const total = sum(days.flatMap(({ rows }) => rows.map(([, minor]) => minor)))

    sheet.put(words.hotel, 54, 48, { size: 22, face: 'serif', color: '#1b4965' })
    sheet.put(words.member, 54, 76, { size: 8, color: '#5fa8d3' })
    for (const [index, line] of words.address.entries())
      sheet.right(line, 558, 50 + 11 * index, { size: 8 })
    sheet.fill(54, 96, 504, 2, '#5fa8d3')
    sheet.put(words.heading, 54, 112, { size: 11, bold: true })
    sheet.right(show(leaving), 558, 112, { size: 10 })
    const guest = anyGuest(chance, language)
    const dear = language === 'en' ? `${words.dear} ${guest.name}:` : words.dear
    sheet.put(dear, 54, 138, { size: 10 })
    const below = sheet.prose(words.letter, 54, 156, 504, { size: 10 })
    const values = [String(chance.whole(101, 962)), show(arrival), show(leaving), chance.digits(6)]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 54 + 126 * index, below + 12, { size: 8, color: '#777' })
      sheet.put(values[index]!, 54 + 126 * index, below + 23, { size: 10, bold: true })
    }
    const top = below + 54
    for (const [index, { day, rows }] of days.entries()) {
      const [x, y] = [54 + 262 * (index % 2), top + 112 * Math.floor(index / 2)]
      const head = dayIn(day, words.heads, language)
      sheet.fill(x, y, 242, 16, '#e3eff6')
      sheet.put(head, x + 5, y + 4, { size: 8.5, bold: true })
      for (const [line, [name, minor]] of rows.entries()) {
        sheet.put(name, x + 5, y + 23 + 14 * line, { size: 8.5 })
        sheet.right(money(minor), x + 237, y + 23 + 14 * line, { size: 8.5 })
      }
    }
    const end = top + 112 * Math.ceil(nights / 2)
    sheet.rule(end, 54, 558, { weight: 1.2 })
    sheet.put(`${words.total} ...${chance.digits(4)}`, 54, end + 12, { size: 12, bold: true })
    sheet.right(`US$ ${money(total)}`, 558, end + 12, { size: 12, bold: true })
    const points = Math.floor(total / 10)
    const counted = (count: number) => money(100 * count).slice(0, -3)
    sheet.put(words.points, 54, end + 38)
    sheet.right(counted(points), 558, end + 38)
    sheet.put(words.balance, 54, end + 52)
    sheet.right(counted(points + chance.whole(9000, 64_000)), 558, end + 52)
    sheet.prose(words.later, 54, end + 84, 504, { size: 8, color: '#666' })
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], ['USD', 'US$'])
  },
)
