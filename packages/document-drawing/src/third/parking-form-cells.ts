import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import type { Sheet } from '#paper/sheet.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A car-park chain's accounting form: every fact a ruled cell with its tiny name, the sums as the last row of cells. */
export const formCells = oneOff('parking-form-cells', {}, 'es', (sheet, chance) => {
  const entered = anyDay(chance)
  const left = addDays(entered, 1)
  const minute = chance.whole(10, 18)
  const issued = addDays(left, chance.whole(1, 5))
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'es')
  const total = 5 * chance.whole(420, 690)
  const tax = taxWithin(total, 21)
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'es')

  sheet.fill(40, 36, 44, 44, '#1b3fa0')
  sheet.middle('P', 62, 41, { size: 34, bold: true, color: '#fff' })
  sheet.put('Aparcavía', 94, 42, { size: 24, bold: true, color: '#1b3fa0' })
  sheet.put('Aparcavía Gestión de Estacionamientos, S.A.   CIF A-81207743', 94, 70, { size: 7.5 })
  sheet.put('Dpto. de Administración   C/ Albasanz 73, 4.ª planta   28037 Madrid', 40, 92, {
    size: 7.5,
  })
  cells(sheet, 116, [
    ['FACTURA N.º', `APV/${issued.slice(0, 4)}/${chance.digits(6)}`, 150],
    ['FECHA FACTURA', show(issued), 110],
    ['CÓD. CLIENTE', chance.digits(7), 100],
    ['N.I.F. CLIENTE', `B${chance.digits(8)}`, 155],
  ])
  cells(sheet, 148, [
    ['CLIENTE', guest.firm, 260],
    ['DOMICILIO', `${guest.street}, ${guest.town}`, 255],
  ])
  cells(sheet, 196, [
    ['APARCAMIENTO', '0417 ESTACIÓN DEL NORTE - ZARAGOZA', 260],
    ['MATRÍCULA', `${chance.digits(4)} LKV`, 110],
    ['TIQUE', chance.digits(8), 145],
  ])
  cells(sheet, 228, [
    ['ENTRADA', `${show(entered)} 08:${minute}`, 130],
    ['SALIDA', `${show(left)} 10:${minute + 41}`, 130],
    ['ESTANCIA', '1 d 02 h 41 min', 110],
    ['COBRO', 'CAJERO 02 - TARJETA', 145],
  ])
  sheet.frame(40, 276, 515, 330, '#1b3fa0')
  sheet.fill(40, 276, 515, 18, '#dfe6f7')
  for (const [x, head] of [
    [48, 'CÓDIGO'],
    [118, 'CONCEPTO'],
    [360, 'UDS.'],
  ] as const)
    sheet.put(head, x, 282, { size: 7 })
  sheet.right('PRECIO', 470, 282, { size: 7 })
  sheet.right('IMPORTE', 547, 282, { size: 7 })
  const net = total - tax
  for (const [x, cell] of [
    [48, 'ROT-24'],
    [118, 'Estacionamiento en rotación'],
    [360, '1'],
  ] as const)
    sheet.put(cell, x, 304)
  sheet.right(money(net), 470, 304)
  sheet.right(money(net), 547, 304)
  sheet.put('Sustituye a la factura simplificada entregada en el cajero', 118, 320, {
    size: 7.5,
    color: '#555',
  })
  cells(sheet, 618, [
    ['BASE IMPONIBLE', money(net), 120],
    ['% I.V.A.', '21,00', 70],
    ['CUOTA I.V.A.', money(tax), 105],
    ['RETENCIÓN', money(0), 90],
    ['TOTAL FACTURA', `${money(total)} EUR`, 130],
  ])
  cells(sheet, 650, [
    ['FORMA DE PAGO', 'TARJETA DE CRÉDITO - COBRADO', 295],
    ['VENCIMIENTO', show(left), 90],
    ['PENDIENTE', money(0), 130],
  ])
  sheet.prose(
    'Inscrita en el Registro Mercantil de Madrid, tomo 9.114, folio 62, hoja M-146.882. De acuerdo con el Reglamento (UE) 2016/679 sus datos se tratan con la única finalidad de emitir esta factura.',
    40,
    700,
    515,
    { size: 6.5, color: '#555' },
  )
  return labelled('Aparcavía', [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
})

function cells(sheet: Sheet, y: number, row: [name: string, value: string, width: number][]) {
  let x = 40
  for (const [name, value, width] of row) {
    sheet.frame(x, y, width, 30, '#1b3fa0')
    sheet.put(name, x + 4, y + 4, { size: 6, color: '#1b3fa0' })
    sheet.put(value, x + 4, y + 15, { size: 8.5, bold: name === 'TOTAL FACTURA' })
    x += width
  }
}
