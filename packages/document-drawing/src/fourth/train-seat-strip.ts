import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Spanish railway's web ticket: a coloured strip with coach and seat, a column with the operation, and the simplified invoice under the fold. */
export const seatStrip = oneOff('train-seat-strip', {}, 'es', (sheet, chance) => {
  const bought = anyDay(chance)
  const travel = addDays(bought, chance.whole(1, 30))
  const shown = dayIn(bought, 'dd/MM/yyyy', 'es')
  const fare = 5 * chance.whole(560, 1590)
  const extras = [850, 250]
  const total = fare + 850 + 250
  const tax = taxWithin(total, 10)
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const purple = '#6d1550'
  const grey = { size: 7.5, color: '#666' }
  const locator = `${chance.pick(['KX', 'PV', 'RD'])}${chance.digits(2)}TB`

  sheet.put('ferrolevante', 38, 36, { size: 24, bold: true, color: purple })
  sheet.right('Billete electrónico', 557, 38, { size: 12 })
  sheet.right(`Localizador: ${locator}`, 557, 54, { size: 12, bold: true })
  sheet.fill(38, 82, 86, 216, purple)
  const seat: [string, string][] = [
    ['Coche', String(chance.whole(1, 9))],
    ['Plaza', `${chance.whole(1, 16)}${chance.pick(['A', 'B', 'C'])}`],
    ['Clase', 'Estándar'],
  ]
  for (const [index, [word, value]] of seat.entries()) {
    sheet.put(word, 50, 98 + 66 * index, { size: 9, color: '#fff' })
    sheet.put(value, 50, 112 + 66 * index, { size: 15, bold: true, color: '#fff' })
  }
  sheet.frame(124, 82, 433, 216, purple)
  sheet.put(anyGuest(chance, 'es').name.toUpperCase(), 138, 94, { size: 11, bold: true })
  sheet.put(`DNI/NIE ****${chance.digits(3)}*`, 138, 110, grey)
  sheet.put(dayIn(travel, 'dd MMM yyyy', 'es').toUpperCase(), 138, 132, { size: 14, bold: true })
  const stops = [
    ['Salida', '07.40', 'ALACANT TERMINAL'],
    ['Llegada', '10.12', 'MADRID PUERTA DE ATOCHA'],
  ] as const
  for (const [index, [word, time, station]] of stops.entries()) {
    sheet.put(word, 138, 160 + 42 * index, grey)
    sheet.put(time, 138, 170 + 42 * index, { size: 16, bold: true })
    sheet.put(station, 196, 174 + 42 * index, { size: 11 })
  }
  sheet.put(`Tren ALTA VELOCIDAD 0${chance.digits(4)}`, 138, 254, { bold: true })
  sheet.put('Tarifa: ELIGE', 138, 268)
  sheet.put('Cierre del acceso al tren 2 minutos antes de la salida', 138, 282, grey)
  for (let cell = 0; cell < 24 * 24; cell += 1)
    if (chance.whole(0, 1) === 1)
      sheet.fill(425 + 5 * (cell % 24), 94 + 5 * Math.floor(cell / 24), 5, 5, '#111')
  sheet.put(`Nº billete: ${chance.digits(13)}`, 418, 224, grey)
  sheet.put(`CombinadoCercanías: ${chance.digits(5)}`, 418, 236, grey)
  sheet.put('Puntos que suma: 42', 418, 248, grey)

  sheet.put('- - - - - - - - - -  doblar por aquí  - - - - - - - - - -', 38, 318, grey)
  sheet.put('FACTURA SIMPLIFICADA', 38, 344, { size: 11, bold: true, color: purple })
  sheet.put(`Nº T${dayIn(bought, 'yy', 'es')}-${chance.digits(8)}`, 38, 362)
  sheet.put(`Fecha de expedición: ${shown} ${anyClock(chance, '.')}`, 38, 376)
  sheet.put('Forma de pago: Tarjeta ************3318', 38, 390)
  sheet.lines(
    [
      'Ferrolevante Viajeros, S.M.E., S.A.',
      'NIF A-54770213',
      'Avda. de Salamanca 1, 03005 Alicante',
    ],
    38,
    410,
    { size: 8 },
  )
  const rows: [string, string][] = [
    ['Billete Alta Velocidad', money(fare)],
    ['Elección de asiento', money(extras[0]!)],
    ['Gastos de gestión', money(extras[1]!)],
    ['Base imponible', money(total - tax)],
    ['IVA 10%', money(tax)],
    ['Total', money(total)],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    const style = { size: index === 5 ? 12 : 9, bold: index === 5 }
    sheet.put(word, 320, 346 + 18 * index, style)
    sheet.right(value, 557, 346 + 18 * index, style)
  }
  sheet.rule(396, 320, 557)
  sheet.rule(432, 320, 557)
  sheet.put('Condiciones', 38, 490, { bold: true })
  let y = 506
  for (const text of [
    'Cambios: permitidos hasta 2 horas antes de la salida con un coste de 12,00 € más la diferencia de precio. Anulación: se devuelve el 70% del importe hasta 24 horas antes. No se admiten cambios ni anulaciones después de la salida del tren.',
    'Compromiso de puntualidad: devolución del 50% por retraso superior a 60 minutos y del 100% a partir de 90 minutos. Solicítelo pasadas 24 horas de la llegada en ferrolevante.example.',
    'Ferrolevante no se hace responsable de los objetos olvidados a bordo. Conserve este billete hasta la salida de la estación. Atención al cliente: 965 550 120.',
  ])
    y = sheet.prose(text, 38, y, 519, { size: 7.5, color: '#444' }) + 6
  return labelled('Ferrolevante', [bought, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
})
