import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An American airline's receipt by mail, printed: thanks first, flights, then the purchase summary with the taxes by name. */
export const segmentMail = template(
  'flight-segment-mail',
  { size: 'LETTER' },
  {
    en: {
      brand: 'Great Divide Airlines',
      subject: 'eTicket Itinerary and Receipt for Confirmation',
      head: 'From:|To:|Subject:|Date:',
      from: 'Great Divide Airlines <receipts@greatdivide.example>',
      thanks: 'Thank you for choosing Great Divide Airlines.',
      hint: 'A receipt of your purchase is shown below. Please retain this email receipt for your records. Get ready for your trip: check in online from 24 hours before departure.',
      cells: 'Traveler|eTicket Number|Frequent Flyer|Seats',
      info: 'FLIGHT INFORMATION',
      legs: 'Denver, CO (DEN)|Minneapolis, MN (MSP)',
      flight: 'Flight',
      summary: 'Purchase Summary',
      facts: 'Method of payment:|Date of purchase:',
      fare: 'Airfare:|U.S. Transportation Tax:|U.S. Flight Segment Tax:|September 11th Security Fee:|U.S. Passenger Facility Charge:',
      each: 'Total Per Passenger:',
      total: 'Total:',
      rate: 7.5,
      fees: [960, 1120, 900],
      range: [180, 640],
      currency: 'USD',
      day: 'MMMM d, yyyy',
      leg: 'EEE, MMM dd, yyyy',
      foot: 'eTicket total does not include carry-on or checked baggage fees. Great Divide Airlines, Inc., 8500 Peña Blvd, Denver, CO 80249. Please do not reply to this message using the "reply" address.',
    },
    es: {
      brand: 'Aerolíneas Cenzontle',
      subject: 'Recibo e itinerario de tu reservación',
      head: 'De:|Para:|Asunto:|Fecha:',
      from: 'Aerolíneas Cenzontle <recibos@cenzontle.example>',
      thanks: 'Gracias por volar con Aerolíneas Cenzontle.',
      hint: 'Este es el recibo de tu compra; consérvalo para cualquier aclaración. Si requieres factura (CFDI), genérala en nuestro portal dentro del mes de tu compra con tu clave de reservación y tu apellido.',
      cells: 'Pasajero|Número de boleto|Viajero frecuente|Asientos',
      info: 'INFORMACIÓN DE VUELO',
      legs: 'Guadalajara (GDL)|Ciudad de México (MEX)',
      flight: 'Vuelo',
      summary: 'Detalle de la compra',
      facts: 'Forma de pago:|Fecha de compra:',
      fare: 'Tarifa base:|IVA 16 %:|TUA Guadalajara:|TUA Ciudad de México:|Cargo por emisión:',
      each: 'Total por pasajero:',
      total: 'Total pagado:',
      rate: 16,
      fees: [58_214, 61_940, 9000],
      range: [1400, 4800],
      currency: 'MXN',
      day: "d 'de' MMMM 'de' yyyy",
      leg: 'EEE dd MMM yyyy',
      foot: 'La TUA es la Tarifa de Uso de Aeropuerto. Aerolíneas Cenzontle, S.A. de C.V., RFC ACE 980514 7Q2, Blvd. Adolfo López Mateos 1420, 45130 Zapopan, Jalisco. No respondas a este correo.',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const out = addDays(bought, chance.whole(6, 45))
    const money = (minor: number) => figure(minor, '1,234.56')
    const [low = 0, high = 0] = words.range
    const fare = 93 * chance.whole(low, high)
    const parts = [fare, Math.round((fare * words.rate) / 100), ...words.fees]
    const total = sum(parts)
    const code = `${chance.pick(['MK', 'PZ', 'CW'])}${chance.digits(1)}${chance.pick(['RTV', 'LHN'])}`
    const [, first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const seen = dayIn(bought, words.day, language)
    const head = [
      words.from,
      `${first.toLowerCase().replaceAll(/[^a-z]/g, '')}@post.example`,
      `${words.subject} ${code}`,
      `${seen} ${chance.whole(10, 12)}:${chance.whole(10, 59)}`,
    ]
    for (const [index, word] of words.head.split('|').entries()) {
      sheet.put(word, 40, 36 + 14 * index, { bold: true })
      sheet.put(head[index]!, 95, 36 + 14 * index)
    }
    sheet.rule(98, 40, 572)
    sheet.put(words.thanks, 40, 114, { size: 15, bold: true, color: '#12376b' })
    let y = sheet.prose(words.hint, 40, 138, 532, { size: 9.5 }) + 12
    const values = [
      `${last}/${first}`.toUpperCase(),
      `874${chance.digits(10)}`,
      `XXXXX${chance.digits(3)}`,
      `${chance.whole(8, 30)}C/${chance.whole(8, 30)}D`,
    ]
    sheet.fill(40, y, 532, 16, '#dde4ee')
    for (const [index, word] of words.cells.split('|').entries()) {
      sheet.put(word, 46 + 134 * index, y + 4, { bold: true })
      sheet.put(values[index]!, 46 + 134 * index, y + 22)
    }
    y += 50
    sheet.put(words.info, 40, y, { bold: true, color: '#12376b' })
    for (const index of [0, 1]) {
      const [from, to] = index ? words.legs.split('|').toReversed() : words.legs.split('|')
      sheet.put(dayIn(addDays(out, 3 * index), words.leg, language), 46, y + 18 + 30 * index)
      sheet.put(`${words.flight} ${chance.digits(4)} (K)`, 46, y + 29 + 30 * index, { size: 8 })
      sheet.put(from!, 200, y + 18 + 30 * index)
      sheet.put(to!, 390, y + 18 + 30 * index)
      sheet.put(`${chance.whole(6, 9)}:${chance.whole(10, 59)} AM`, 200, y + 29 + 30 * index, {
        size: 8,
      })
      sheet.put(`${chance.whole(10, 11)}:${chance.whole(10, 59)} AM`, 390, y + 29 + 30 * index, {
        size: 8,
      })
    }
    y += 96
    sheet.rule(y, 40, 572)
    sheet.put(words.summary, 40, y + 12, { size: 12, bold: true, color: '#12376b' })
    y += 34
    const [card = '', day = ''] = words.facts.split('|')
    const rows = [
      [card, `American Express ${chance.digits(4)}`],
      [day, seen],
      ...words.fare.split('|').map((word, index) => [word, money(parts[index]!)]),
    ]
    for (const [word = '', value = ''] of rows) {
      sheet.put(word, 46, y)
      sheet.put(value, 240, y)
      y += 15
    }
    for (const word of [words.each, words.total]) {
      sheet.put(word, 46, y + 6, { bold: true })
      sheet.put(`${money(total)} ${words.currency}`, 240, y + 6, { bold: true })
      y += 16
    }
    sheet.prose(words.foot, 40, y + 26, 532, { size: 8, color: '#666' })
    return labelled(
      words.brand,
      [bought, seen],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
