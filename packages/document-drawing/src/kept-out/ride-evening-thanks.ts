import { anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A worldwide ride app's mail printed: a grey head with thanks, the sum in huge letters, what was charged to which card. */
export const eveningThanks = template(
  'ride-evening-thanks',
  { size: 'LETTER' },
  {
    en: {
      brand: 'Quillo',
      thanks: (name: string) => `Thanks for riding, ${name}`,
      hope: 'We hope you enjoyed your ride this evening.',
      rows: ['Trip fare', 'Subtotal', 'Booking fee', 'Airport surcharge', 'London clean air fee'],
      fees: [250, 500, 35],
      payments: 'Payments',
      download: 'Visit the trip page for more information, including invoices (where available)',
      driven: ['You rode with Emeka', '4.93 rating', 'Licence Number: 418220', 'QuilloX'],
      places: [
        'Heathrow Terminal 5, Hounslow TW6 2GA, UK',
        '31 Great Peter St, London SW1P 3LW, UK',
      ],
      distance: (miles: number, minutes: number) => `${miles}.40 miles | ${minutes} min`,
      legal:
        'Fare does not include fees that may be charged by your bank. Transportation services provided by Quillo London Limited, registered in England No. 08814427, 1 Aldgate Tower, London E1 8FA. VAT GB 318 4420 71. Private Hire Operator Licence 10317.',
      day: 'd MMMM yyyy',
      clock: '21:14',
      style: '1,234.56' as Figures,
      money: (shown: string) => `£${shown}`,
      currency: ['GBP', '£'] as [string, string],
      tax: ['Includes VAT of', 20] as [string, number],
    },
    es: {
      brand: 'Vayo',
      thanks: (name: string) => `Gracias por viajar con Vayo, ${name}`,
      hope: 'Esperamos que hayas disfrutado de tu viaje de esta noche.',
      rows: [
        'Tarifa del viaje',
        'Subtotal',
        'Gastos de gestión',
        'Recargo de aeropuerto',
        'Espera',
      ],
      fees: [129, 300, 84],
      payments: 'Pagos',
      download: 'Visita la página del viaje para obtener más información, incluidas las facturas.',
      driven: ['Has viajado con Rubén', '4,96 de valoración', 'Licencia VTC: M-4418-B', 'VayoX'],
      places: ['Aeropuerto de Málaga, 29004 Málaga, España', 'C. Larios 12, 29005 Málaga, España'],
      distance: (miles: number, minutes: number) => `${miles},40 kilómetros | ${minutes} min`,
      legal:
        'La tarifa no incluye las comisiones que pueda cobrar tu banco. Vayo Spain Technology, S.L., C/ Eloy Gonzalo 27, 28010 Madrid, NIF B87114420. Este documento no es una factura a efectos fiscales; puedes descargarla desde la app.',
      day: "d 'de' MMMM 'de' yyyy",
      clock: '21:14',
      style: '1.234,56' as Figures,
      money: (shown: string) => `${shown} €`,
      currency: ['EUR', '€'] as [string, string],
      tax: ['IVA incluido:', 10] as [string, number],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.style))
    const fare = chance.whole(1840, 5920)
    const total = fare + sum(words.fees)
    const name = anyGuest(chance, language).name.split(' ')[1]!
    const grey = { size: 10, color: '#6b6b6b' }
    sheet.fill(56, 36, 500, 150, '#f3f3f3')
    sheet.put(words.brand, 76, 54, { size: 24 })
    sheet.right(shown, 536, 56, { size: 10 })
    sheet.put(words.thanks(name), 76, 112, { size: 21, bold: true })
    sheet.put(words.hope, 76, 146, { size: 11 })
    sheet.put('Total', 76, 208, { size: 28, bold: true })
    sheet.right(money(total), 536, 208, { size: 28, bold: true })
    sheet.rule(252, 76, 536, { color: '#ddd' })
    for (const [index, minor] of [fare, fare, ...words.fees].entries()) {
      const y = 264 + 22 * index + (index > 0 ? 12 : 0) + (index > 1 ? 4 : 0)
      sheet.put(words.rows[index]!, 76, y, { size: 10.5, bold: index === 1 })
      sheet.right(money(minor), 536, y, { size: 10.5, bold: index === 1 })
    }
    sheet.rule(288, 76, 536, { color: '#ddd' })
    const [tax, rate] = words.tax
    sheet.put(`${tax} ${money(taxWithin(total, rate))}`, 76, 392, grey)
    sheet.put(words.payments, 76, 422, { size: 14, bold: true })
    sheet.put(`Mastercard ••••${chance.digits(4)}`, 108, 446, { size: 10.5 })
    sheet.fill(76, 446, 22, 14, '#2b2b2b')
    sheet.put(dayIn(day, 'd/M/yy', language) + ` ${words.clock}`, 108, 460, { ...grey, size: 9 })
    sheet.right(money(total), 536, 446, { size: 10.5 })
    sheet.put(words.download, 76, 488, { ...grey, size: 9 })
    sheet.rule(508, 76, 536, { color: '#ddd' })
    sheet.put(words.driven[0]!, 76, 522, { size: 14, bold: true })
    sheet.lines(words.driven.slice(1, 3), 76, 542, grey, 1.4)
    const line = words.distance(chance.whole(11, 22), 43)
    sheet.put(words.driven[3]!, 76, 584, { size: 11, bold: true })
    sheet.put(line, 150, 585, grey)
    for (const [index, place] of words.places.entries()) {
      sheet.fill(78, 612 + 34 * index, 7, 7, '#111')
      sheet.put(['20:31', words.clock][index]!, 96, 606 + 34 * index, { size: 10, bold: true })
      sheet.put(place, 96, 619 + 34 * index, { ...grey, size: 9 })
    }
    sheet.prose(words.legal, 76, 696, 460, { size: 7.5, color: '#6b6b6b' })
    return labelled(words.brand, [day, shown], [total, figure(total, words.style)], words.currency)
  },
)
