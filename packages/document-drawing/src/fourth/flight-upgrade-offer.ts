import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The good news that a bid for a better class was taken, from a Mexican airline, with what the card was charged. */
export const upgradeOffer = oneOff(
  'flight-upgrade-offer',
  { size: 'LETTER' },
  'es',
  (sheet, chance) => {
    const charged = anyDay(chance)
    const flown = addDays(charged, chance.whole(2, 4))
    const show = (day: string) => dayIn(day, "d 'de' MMMM 'de' yyyy", 'es')
    const money = (minor: number) => figure(minor, '1,234.56')
    const bid = 5000 * chance.whole(62, 140)
    const seats = chance.whole(1, 2)
    const tax = Math.round(bid * seats * 0.04)
    const total = bid * seats + tax
    const [, first = '', last = ''] = anyGuest(chance, 'es').name.split(' ')
    const ink = '#5a2a82'
    sheet.middle('anáhuac líneas aéreas', 306, 48, { size: 28, bold: true, color: ink })
    sheet.fill(76, 98, 460, 66, ink)
    sheet.middle(`¡Felicidades, ${first}!`, 306, 110, { size: 18, bold: true, color: '#fff' })
    sheet.middle('Tu oferta de ascenso a Clase Premier fue aceptada', 306, 138, {
      size: 12,
      color: '#fff',
    })
    sheet.prose(
      'Gracias por volar con Anáhuac Líneas Aéreas. El importe de tu oferta ya fue cargado a tu tarjeta. Tu nuevo pase de abordar estará disponible al hacer check-in; tu código de reservación no cambia.',
      86,
      184,
      440,
      { size: 10 },
    )
    sheet.put('Detalles de tu vuelo', 86, 246, { size: 12, bold: true, color: ink })
    const trip = [
      ['Vuelo', `AH ${chance.digits(3)}`],
      ['Ruta', 'Ciudad de México (MEX) – Bogotá (BOG)'],
      ['Salida', `${show(flown)}, ${chance.whole(10, 21)}:${chance.whole(10, 55)} h`],
      [
        'Código de reservación',
        `${chance.pick(['B', 'D', 'F'])}${chance.pick(['QWKLT', 'ZRNHM'])}`,
      ],
      ['Pasajero titular', `${first} ${last}`],
    ] as const
    for (const [index, [word, value]] of trip.entries()) {
      sheet.put(word, 86, 268 + 17 * index, { size: 10, color: '#666' })
      sheet.put(value, 230, 268 + 17 * index, { size: 10 })
    }
    sheet.put('Resumen del cargo', 86, 372, { size: 12, bold: true, color: ink })
    const sums = [
      ['Fecha del cargo', show(charged)],
      ['Oferta por pasajero', `$${money(bid)}`],
      ['Número de pasajeros', String(seats)],
      ['IVA 4%', `$${money(tax)}`],
      ['Tarjeta', `American Express terminada en ${chance.digits(4)}`],
    ] as const
    for (const [index, [word, value]] of sums.entries()) {
      sheet.put(word, 86, 396 + 20 * index, { size: 10 })
      sheet.right(value, 526, 396 + 20 * index, { size: 10 })
      sheet.rule(411 + 20 * index, 86, 526, { color: '#ddd' })
    }
    sheet.put('Total cargado', 86, 504, { size: 13, bold: true })
    sheet.right(`$${money(total)} MXN`, 526, 504, { size: 13, bold: true })
    const y = sheet.prose(
      'El ascenso es válido únicamente en el vuelo indicado y no es transferible. La acumulación de puntos se calcula con la tarifa original. Puedes solicitar tu factura (CFDI) dentro de los 30 días posteriores a la compra en anahuac.example/factura.',
      86,
      548,
      440,
      { size: 8.5, color: '#666' },
    )
    sheet.prose(
      'Aerovías del Anáhuac, S.A. de C.V., Av. Paseo de las Jacarandas 445, Col. Juárez, 06600 Ciudad de México. RFC AAN 880912 4H1.',
      86,
      y + 8,
      440,
      { size: 7.5, color: '#888' },
    )
    return labelled(
      'Anáhuac Líneas Aéreas',
      [charged, show(charged)],
      [total, money(total)],
      ['MXN', 'MXN'],
    )
  },
)
