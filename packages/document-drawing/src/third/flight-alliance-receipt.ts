import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A large carrier's e-ticket receipt: alliance mark, a flight that another airline operates, partners advertised. */
export const allianceReceipt = template(
  'flight-alliance-receipt',
  {},
  {
    en: {
      brand: 'Pennant Airways',
      code: 'PW',
      alliance: ['HORIZON CIRCLE', 'a network of 14 airlines'],
      title: 'Your e-ticket receipt',
      facts: ['Passenger', 'Ticket number', 'Booking reference', 'Issued by', 'Date of issue'],
      operated: 'operated by Lusitana Regional for Pennant Airways',
      legs: ['London Heathrow (LHR) – Lisbon (LIS)', 'Lisbon (LIS) – London Heathrow (LHR)'],
      cabin: 'Economy Flex · 1 bag 23 kg',
      sums: [
        'Fare',
        'Carrier-imposed charge YQ',
        'Air Passenger Duty GB',
        'Airport charges UB/PT/YP',
      ],
      total: 'Ticket total',
      paid: 'Paid by Visa Corporate ending',
      miles: 'Horizon Circle miles you will earn: 1,956',
      ads: ['Hotels', 'from BedCompass', 'Cars', 'from Wheelhouse', 'Card', 'Meridian Bank'],
      foot: [
        'Pennant Airways plc, Waterside House, Harmondsworth UB7 0GB. Registered in England 01770412. VAT GB 238 7415 02.',
        'International air transport is zero-rated for VAT. Conditions of carriage: pennantairways.example/coc',
      ],
      currency: 'GBP',
      prices: [18400, 6200, 1300, 4817],
    },
    es: {
      brand: 'Aerolíneas Tarasca',
      code: 'TZ',
      alliance: ['AUSTRALIS', 'alianza de 9 aerolíneas'],
      title: 'Recibo de su boleto electrónico',
      facts: [
        'Pasajero',
        'Número de boleto',
        'Clave de reservación',
        'Emitido por',
        'Fecha de emisión',
      ],
      operated: 'operado por Vuelos del Bajío para Aerolíneas Tarasca',
      legs: ['Ciudad de México (MEX) – Mérida (MID)', 'Mérida (MID) – Ciudad de México (MEX)'],
      cabin: 'Turista Plus · 1 maleta 25 kg',
      sums: ['Tarifa', 'Cargo por combustible YR', 'Impuestos federales MX', 'TUA XD'],
      total: 'Total del boleto',
      paid: 'Pagado con tarjeta Visa terminación',
      miles: 'Puntos Australis que acumulará: 1,220',
      ads: ['Hoteles', 'con Posadía', 'Autos', 'con Rodante', 'Tarjeta', 'Banco Cenit'],
      foot: [
        'Aerolíneas Tarasca, S.A. de C.V., Av. Hangares 88, 15620 Ciudad de México. RFC ATA890214QK7.',
        'Este recibo no es comprobante fiscal. Solicite su CFDI dentro del mes en tarasca.example/factura',
      ],
      currency: 'MXN',
      prices: [284000, 51000, 53600, 112640],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(5, 30))
    const show = (day: string) => dayIn(day, 'dd MMM yyyy', language)
    const amounts = [words.prices[0]! + 100 * chance.whole(0, 90), ...words.prices.slice(1)]
    const total = sum(amounts)
    const money = (minor: number) => `${words.currency} ${figure(minor, '1,234.56')}`
    const blue = '#14305c'

    sheet.disc(500, 54, 20, '#8d9aae')
    sheet.disc(500, 54, 15, '#ffffff')
    sheet.right(words.alliance[0]!, 470, 44, { size: 9, bold: true, color: '#5d6b80' })
    sheet.right(words.alliance[1]!, 470, 56, { size: 7, color: '#5d6b80' })
    sheet.put(words.brand, 50, 42, { size: 21, bold: true, color: blue })
    sheet.fill(50, 86, 495, 26, blue)
    sheet.put(words.title, 60, 93, { size: 12, bold: true, color: '#fff' })
    const values = [
      anyGuest(chance, language).name,
      `618 ${chance.digits(10)}`,
      `K${chance.digits(1)}RTQ${chance.digits(1)}`,
      `${words.brand} · web`,
      show(issued),
    ]
    for (const [index, fact] of words.facts.entries()) {
      const [x, y] = [60 + 165 * (index % 3), 126 + 34 * Math.floor(index / 3)]
      sheet.put(fact, x, y, { size: 7.5, color: '#667' })
      sheet.put(values[index]!, x, y + 11, { size: 10 })
    }
    for (const [index, leg] of words.legs.entries()) {
      const y = 216 + 66 * index
      sheet.rule(y - 8, 50, 545, { color: '#c5ccd8' })
      sheet.put(`${words.code}${chance.digits(4)}`, 60, y, { size: 12, bold: true, color: blue })
      sheet.put(leg, 140, y, { size: 11 })
      sheet.put(`${show(addDays(out, 3 * index))}   ${anyClock(chance)}`, 140, y + 16)
      sheet.put(words.cabin, 300, y + 16)
      if (index === 1) sheet.put(words.operated, 140, y + 30, { size: 8, color: '#666' })
    }
    sheet.rule(346, 50, 545, { color: '#c5ccd8' })
    for (const [index, word] of words.sums.entries()) {
      sheet.put(word, 60, 362 + 16 * index)
      sheet.right(money(amounts[index]!), 340, 362 + 16 * index)
    }
    sheet.fill(50, 430, 300, 24, '#e9edf4')
    sheet.put(words.total, 60, 437, { size: 10.5, bold: true })
    sheet.right(money(total), 340, 437, { size: 10.5, bold: true })
    sheet.put(`${words.paid} ${chance.digits(4)}`, 60, 464, { size: 8 })
    sheet.put(words.miles, 60, 478, { size: 8, color: '#5d6b80' })
    for (let index = 0; index < 3; index += 1) {
      sheet.frame(380, 358 + 44 * index, 165, 36, '#c5ccd8', 5)
      sheet.put(words.ads[2 * index]!, 392, 364 + 44 * index, { size: 9, bold: true })
      sheet.put(words.ads[2 * index + 1]!, 392, 377 + 44 * index, { size: 8.5, color: '#5d6b80' })
    }
    sheet.lines(words.foot, 50, 784, { size: 7.5, color: '#555' }, 1.5)
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, '1,234.56')],
      [words.currency, words.currency],
    )
  },
)
