import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The Spanish airports' operator turns a machine's ticket into an invoice: who issues and who receives side by side, all in ruled boxes. */
export const airportsOperator = oneOff('parking-airports-operator', {}, 'es', (sheet, chance) => {
  const left = anyDay(chance)
  const issued = addDays(left, chance.whole(2, 11))
  const days = chance.whole(2, 5)
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'es')
  const money = (minor: number) => figure(minor, '1.234,56')
  const total = days * chance.pick([1750, 2095, 2430])
  const tax = taxWithin(total, 21)
  const guest = anyGuest(chance, 'es')
  sheet.put('FACTURA', 40, 44, { size: 20, bold: true })
  sheet.put('Sustituye a la factura simplificada emitida en cajero', 40, 68, {
    size: 8,
    color: '#555',
  })
  const facts: [string, string][] = [
    ['Nº de factura', `AP${issued.slice(2, 4)}-${chance.digits(7)}`],
    ['Fecha de expedición', show(issued)],
    ['Fecha de operación', show(left)],
    ['Página', '1 de 1'],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.frame(340, 40 + 18 * index, 110, 18)
    sheet.frame(450, 40 + 18 * index, 105, 18)
    sheet.put(word, 345, 45 + 18 * index, { size: 8.5 })
    sheet.put(value, 455, 45 + 18 * index, { size: 8.5, bold: true })
  }
  const parties = [
    [
      'EMISOR',
      'Aeropuertos del Mediodía',
      'Sociedad Mercantil Estatal, S.A.',
      'C/ Peonías 22, 28042 Madrid',
      'NIF A-86417729',
    ],
    ['DESTINATARIO', guest.firm, guest.street, guest.town, `NIF B-${chance.digits(8)}`],
  ]
  for (const [index, [head = '', name = '', ...rest]] of parties.entries()) {
    const x = 40 + 260 * index
    sheet.frame(x, 130, 255, 86)
    sheet.fill(x, 130, 255, 16, '#d9e3d0')
    sheet.put(head, x + 6, 134, { size: 8, bold: true })
    sheet.put(name, x + 6, 153, { size: 10.5, bold: true })
    sheet.lines(rest, x + 6, 169, { size: 9 }, 1.5)
  }
  sheet.frame(40, 232, 515, 22)
  sheet.put('Centro: Aeropuerto de Almuñana-Costa Tropical', 46, 239, { size: 9, bold: true })
  const columns = [40, 90, 330, 385, 440, 495, 555]
  const heads = ['Código', 'Descripción', 'Cantidad', 'Base', '% IVA', 'Importe']
  sheet.fill(40, 264, 515, 18, '#d9e3d0')
  for (const x of columns) sheet.upright(x, 264, 360)
  for (const y of [264, 282, 360]) sheet.rule(y, 40, 555)
  const cells = [
    'P2-GEN',
    'Estacionamiento P2 General',
    `${days} días`,
    money(total - tax),
    '21,00',
    money(total),
  ]
  for (const [index, cell] of cells.entries()) {
    sheet.put(heads[index]!, columns[index]! + 4, 269, { size: 8, bold: true })
    sheet.put(cell, columns[index]! + 4, 290, { size: 8.5 })
  }
  const stay = [
    `Ticket ${chance.digits(12)}`,
    `Entrada ${show(addDays(left, 1 - days))} ${anyClock(chance)}`,
    `Salida ${show(left)} ${anyClock(chance)}`,
    `Matrícula ${chance.digits(4)} LKT`,
  ]
  sheet.lines(stay, 94, 304, { size: 8, color: '#444' })
  for (const [index, [word, value]] of (
    [
      ['Base imponible', money(total - tax)],
      ['Cuota IVA 21,00 %', money(tax)],
      ['TOTAL FACTURA (EUR)', money(total)],
      ['Forma de pago', 'Tarjeta bancaria'],
    ] as const
  ).entries()) {
    sheet.frame(330, 372 + 20 * index, 225, 20)
    sheet.put(word, 336, 378 + 20 * index, { bold: index === 2 })
    sheet.right(value, 549, 378 + 20 * index, { bold: index === 2 })
  }
  sheet.put('FACTURA PAGADA', 60, 400, { size: 15, bold: true, color: '#4d7c3a' })
  sheet.prose(
    'Inscrita en el Registro Mercantil de Madrid, tomo 31.207, folio 118, hoja M-561.804. Sus datos serán tratados con la finalidad de emitir la factura solicitada. Puede comprobar la autenticidad de este documento en la sede electrónica con el código CVF indicado en el pie.',
    40,
    760,
    515,
    { size: 7, color: '#555' },
  )
  sheet.right(`CVF ${chance.digits(16)}`, 555, 800, { size: 7, face: 'mono' })
  return labelled(
    'Aeropuertos del Mediodía',
    [issued, show(issued)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
