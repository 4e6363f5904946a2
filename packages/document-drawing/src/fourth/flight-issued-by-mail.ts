import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<
  | 'brand'
  | 'hello'
  | 'intro'
  | 'confirmation'
  | 'info'
  | 'receipt'
  | 'charges'
  | 'fare'
  | 'taxes'
  | 'total'
  | 'day'
  | 'rules'
  | 'legal',
  string
> & {
  details: [ticket: string, place: string, issued: string, expires: string, form: string]
  place: string
  legs: [from: string, to: string][]
  cabin: string
  names: [transport: string, security: string, segment: string, facility: string]
}

/** An American carrier's flight receipt by mail, on letter paper: ticket issued and ticket expires, then the charges. */
export const issuedByMail = template<Words>(
  'flight-issued-by-mail',
  { size: 'LETTER' },
  {
    en: {
      brand: 'CASCADIA AIR LINES',
      hello: 'Your Flight Receipt',
      intro:
        'Thanks for choosing Cascadia Air Lines. Review your trip details below and check in online from 24 hours before departure.',
      confirmation: 'Confirmation number',
      info: 'Passenger Info',
      legs: [
        ['Seattle, WA (SEA)', 'Madison, WI (MSN)'],
        ['Madison, WI (MSN)', 'Seattle, WA (SEA)'],
      ],
      cabin: 'Main Cabin (V)',
      receipt: 'Flight Receipt',
      details: ['Ticket #', 'Place of Issue', 'Issue Date', 'Expiration Date', 'Form of Payment'],
      place: 'cascadia.example',
      charges: 'CHARGES',
      fare: 'Base Fare',
      taxes: 'Taxes, Fees and Charges',
      names: [
        'United States - Transportation Tax (US)',
        'United States - September 11th Security Fee (AY)',
        'United States - Flight Segment Tax (ZP)',
        'United States - Passenger Facility Charge (XF)',
      ],
      total: 'TICKET AMOUNT',
      day: "MMM d', 'yyyy",
      rules:
        'This ticket is non-refundable unless the original ticket was issued at a fully refundable fare. Some fares may not allow changes. If allowed, any change to your itinerary may require payment of a change fee and increased fare.',
      legal: '© Cascadia Air Lines, Inc. P.O. Box 68100, Seattle, WA 98168. All rights reserved.',
    },
    es: {
      brand: 'BORIKÉN AIRWAYS',
      hello: 'Recibo de su viaje',
      intro:
        'Gracias por volar con Borikén Airways. Este correo es su itinerario y recibo; el check-in en línea abre 24 horas antes de la salida.',
      confirmation: 'Código de confirmación',
      info: 'Información del pasajero',
      legs: [
        ['San Juan, PR (SJU)', 'Orlando, FL (MCO)'],
        ['Orlando, FL (MCO)', 'San Juan, PR (SJU)'],
      ],
      cabin: 'Clase Turista (Q)',
      receipt: 'Recibo del boleto',
      details: [
        'Boleto núm.',
        'Lugar de emisión',
        'Fecha de emisión',
        'Válido hasta',
        'Forma de pago',
      ],
      place: 'boriken.example',
      charges: 'CARGOS',
      fare: 'Tarifa base',
      taxes: 'Impuestos, tasas y cargos',
      names: [
        'Impuesto de transporte EE. UU. (US)',
        'Cargo de seguridad 11 de septiembre (AY)',
        'Impuesto por segmento de vuelo (ZP)',
        'Cargo por instalaciones (XF)',
      ],
      total: 'TOTAL DEL BOLETO',
      day: 'd MMM yyyy',
      rules:
        'Boleto no reembolsable. Los cambios están sujetos a disponibilidad y a la diferencia de tarifa. Los reembolsos solicitados dentro de las 24 horas de la compra no tienen penalidad.',
      legal: '© Borikén Airways, Inc., Carolina, PR 00979. Todos los derechos reservados.',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(7, 45))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `$${figure(minor, '1,234.56')}`
    const fare = chance.whole(14200, 52900)
    const taxes = [Math.round(fare * 0.075), 1120, 2 * chance.whole(4, 5) * 100, 900]
    const total = fare + sum(taxes)
    const grey = { size: 8.5, color: '#666' }
    const edge = { color: '#b8c4cc' }
    sheet.put(words.brand, 56, 40, { size: 15, bold: true, color: '#8a1538' })
    sheet.rule(66, 56, 556, { color: '#8a1538', weight: 3 })
    sheet.put(words.hello, 56, 84, { size: 22 })
    sheet.prose(words.intro, 56, 116, 330, { size: 9.5 })
    sheet.right(words.confirmation, 556, 84, grey)
    sheet.right(
      `${chance.pick(['H', 'J', 'G'])}${chance.digits(1)}${chance.pick(['XKQR', 'MZTD'])}`,
      556,
      97,
      { size: 18, bold: true },
    )
    for (const [index, [from, to]] of words.legs.entries()) {
      const y = 164 + 50 * index
      const hour = chance.whole(6, 9)
      sheet.fill(56, y, 500, 16, '#e9eef1')
      sheet.put(
        dayIn(
          addDays(out, 3 * index),
          language === 'en' ? "EEE', 'ddMMM" : 'EEE d MMM',
          language,
        ).toUpperCase(),
        62,
        y + 4,
        { size: 8.5, bold: true },
      )
      sheet.right(
        `${words.brand.slice(0, 1)}${words.brand.slice(3, 4)} ${chance.digits(4)}   ${words.cabin}`,
        550,
        y + 4,
        { size: 8.5 },
      )
      sheet.put(`${from}  ${hour}:${chance.whole(10, 55)}am`, 62, y + 24, { size: 10 })
      sheet.put(`${to}  ${hour - 5}:${chance.whole(10, 55)}pm`, 310, y + 24, { size: 10 })
    }
    sheet.put(words.info, 56, 276, { size: 12, bold: true })
    sheet.put(
      anyGuest(chance, language).name.split(' ').slice(1).join(' ').toUpperCase(),
      56,
      294,
      { size: 10 },
    )
    sheet.put(words.receipt, 56, 330, { size: 12, bold: true })
    sheet.rule(348, 56, 556, edge)
    const card = `VISA ************${chance.digits(4)}`
    const facts = [
      `881${chance.digits(10)}`,
      words.place,
      show(issued),
      show(addDays(issued, 365)),
      card,
    ]
    const places = [56, 158, 246, 334, 434]
    for (const [index, word] of words.details.entries()) {
      sheet.put(word, places[index]!, 356, grey)
      sheet.put(facts[index]!, places[index]!, 369)
    }
    sheet.rule(388, 56, 556, edge)
    sheet.put(words.charges, 56, 402, { bold: true })
    sheet.put(words.fare, 56, 418)
    sheet.right(money(fare), 556, 418)
    sheet.put(words.taxes, 56, 440, { bold: true })
    for (const [index, name] of words.names.entries()) {
      sheet.put(name, 56, 456 + 15 * index)
      sheet.right(money(taxes[index]!), 556, 456 + 15 * index)
    }
    sheet.rule(522, 56, 556, edge)
    sheet.put(words.total, 56, 532, { size: 11, bold: true })
    sheet.right(`${money(total)} USD`, 556, 532, { size: 11, bold: true })
    const y = sheet.prose(words.rules, 56, 570, 500, grey)
    sheet.put(words.legal, 56, y + 14, { size: 7.5, color: '#888' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, '1,234.56')],
      ['USD', 'USD'],
    )
  },
)
