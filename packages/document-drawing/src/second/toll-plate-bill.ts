import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A bill to the keeper of a plate seen under the gantries: a letter, and beneath a cut line the slip for the bank. */
export const plateBill = oneOff('toll-plate-bill', {}, 'es', (sheet, chance) => {
  const billed = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'es')
  const shown = dayIn(billed, "d 'de' MMMM 'de' yyyy", 'es')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const guest = anyGuest(chance, 'es')
  const plate = `${chance.digits(4)} LKT`
  let seen = addDays(billed, -26)
  const passes = ['Paterna Norte', 'Ribarroja', 'Paterna Norte', 'Manises', 'Ribarroja'].map(
    (gantry) => {
      seen = addDays(seen, chance.whole(0, 3))
      return { day: seen, clock: anyClock(chance), gantry, minor: 5 * chance.whole(46, 138) }
    },
  )
  const tolls = sum(passes.map(({ minor }) => minor))
  const handling = 121
  const total = tolls + handling
  const due = addDays(billed, 20)

  sheet.shape(
    [
      [392, 70],
      [416, 36],
      [428, 36],
      [404, 70],
    ],
    '#d48a00',
  )
  sheet.shape(
    [
      [412, 70],
      [436, 36],
      [442, 36],
      [418, 70],
    ],
    '#444',
  )
  sheet.put('Vías del Turia', 448, 46, { size: 15, bold: true })
  sheet.lines(
    [
      'Vías del Turia Concesionaria, S.A.',
      'Autovía CV-35, P.K. 9',
      '46980 Paterna (Valencia)',
      'NIF A-97440182',
    ],
    392,
    82,
    { size: 8 },
  )
  sheet.lines([guest.firm, guest.street, guest.town], 70, 120, { size: 10.5 })
  sheet.put(`Paterna, ${shown}`, 70, 186, { size: 9.5 })
  sheet.put(`FACTURA DE PEAJE ${billed.slice(0, 4)}-${chance.digits(7)}`, 70, 208, {
    size: 11,
    bold: true,
  })
  let y = sheet.prose(
    `Nuestros pórticos han registrado el paso del vehículo con matrícula ${plate}, del que usted figura como titular, sin dispositivo de telepeaje. Le detallamos los tránsitos pendientes de pago:`,
    70,
    230,
    455,
    { size: 9.5 },
  )
  const columns = [70, 150, 220]
  for (const [index, word] of ['Fecha', 'Hora', 'Pórtico'].entries())
    sheet.put(word, columns[index]!, y + 12, { bold: true })
  sheet.put('Categoría', 350, y + 12, { bold: true })
  sheet.right('Importe', 525, y + 12, { bold: true })
  y += 28
  for (const { day, clock, gantry, minor } of passes) {
    for (const [index, cell] of [show(day), clock, gantry].entries())
      sheet.put(cell, columns[index]!, y)
    sheet.put('Ligeros', 350, y)
    sheet.right(money(minor), 525, y)
    y += 15
  }
  const sums: [string, number][] = [
    ['Peajes', tolls],
    ['Gastos de tramitación', handling],
    ['TOTAL A PAGAR (IVA incluido)', total],
  ]
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 220, y + 10 + 16 * index, { size: 9.5, bold: index === 2 })
    sheet.right(money(minor), 525, y + 10 + 16 * index, { size: 9.5, bold: index === 2 })
  }
  const tax = taxWithin(total, 21)
  sheet.put(
    `Base imponible ${money(total - tax)}   Cuota de IVA al 21 % ${money(tax)}`,
    220,
    y + 60,
    { size: 8, color: '#555' },
  )
  sheet.prose(
    `Fecha límite de pago: ${show(due)}. Pasada esa fecha el importe se incrementará en un recargo de 15,00 € por tránsito y se dará traslado a la Dirección General de Tráfico. Puede pagar en www.viasdelturia.example o en el banco con la carta de pago adjunta.`,
    70,
    y + 86,
    455,
    { size: 9 },
  )
  for (let x = 40; x < 550; x += 9) sheet.rule(616, x, x + 5, { color: '#888' })
  sheet.put('CARTA DE PAGO', 70, 634, { size: 10, bold: true })
  sheet.put('Ejemplar para la entidad colaboradora', 70, 648, { size: 7.5 })
  const boxes: [string, string][] = [
    ['Emisora', `974401${chance.digits(2)}`],
    ['Referencia', chance.digits(13)],
    ['Identificación', chance.digits(6)],
    ['Vencimiento', show(due)],
    ['Importe', money(total)],
  ]
  for (const [index, [word, value]] of boxes.entries()) {
    sheet.frame(70 + 91 * index, 668, 91, 34)
    sheet.put(word, 75 + 91 * index, 673, { size: 7, color: '#555' })
    sheet.put(value, 75 + 91 * index, 685, { size: 9.5 })
  }
  for (let bar = 0; bar < 110; bar += 1)
    if (chance.is(0.6)) sheet.fill(70 + 3 * bar, 722, chance.whole(1, 2), 44, '#111')
  return labelled(
    'Vías del Turia',
    [billed, shown],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
