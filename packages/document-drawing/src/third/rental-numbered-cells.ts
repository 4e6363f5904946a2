import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A car hire's closed contract that is the invoice too: a form of numbered cells with tiny captions, typed by a printer. */
export const numberedCells = oneOff('rental-numbered-cells', {}, 'es', (sheet, chance) => {
  const closed = anyDay(chance)
  const days = chance.whole(3, 8)
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'es')
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'es')
  const daily = 10 * chance.whole(310, 520)
  const litres = chance.whole(6, 19)
  const km = 5 * chance.whole(90, 240)
  const charges: [string, string, number][] = [
    ['Tarifa por día', `${days} x ${money(daily)}`, days * daily],
    ['Cobertura sin franquicia', `${days} x 9,50`, days * 950],
    ['Conductor adicional', '1 x 15,00', 1500],
    ['Combustible que falta', `${litres} l x 1,65`, litres * 165],
  ]
  const base = sum(charges.map(([, , minor]) => minor))
  const tax = Math.round(base * 0.15)
  const total = base + tax
  const deposit = 30000
  let number = 0
  const cell = (
    x: number,
    y: number,
    w: number,
    h: number,
    caption: string,
    texts: readonly string[],
    size = 9,
  ) => {
    number += 1
    sheet.frame(x, y, w, h, '#111')
    sheet.put(`${number}  ${caption}`, x + 3, y + 3, { size: 6 })
    sheet.lines(texts, x + 8, y + 13, { size, face: 'mono' })
  }

  sheet.put('CONTRATO DE ALQUILER DE VEHÍCULO SIN CONDUCTOR – FACTURA', 40, 34, {
    size: 11,
    bold: true,
  })
  sheet.put('Ejemplar para el arrendatario', 40, 49, { size: 7.5 })
  cell(40, 64, 258, 66, 'ARRENDADOR', [
    'Autos Bermejal, S.L.',
    'C/ Albareda 106',
    '35008 Las Palmas de G.C.',
    'CIF B-35771204',
  ])
  cell(298, 64, 257, 66, 'ARRENDATARIO', [guest.firm, guest.street, guest.town, 'CIF B-98120446'])
  cell(40, 130, 129, 30, 'CONTRATO', [`LPA-${chance.digits(6)}`])
  cell(169, 130, 129, 30, 'FACTURA', [`F${closed.slice(2, 4)}/${chance.digits(5)}`])
  cell(298, 130, 129, 30, 'FECHA DE FACTURA', [show(closed)])
  cell(427, 130, 128, 30, 'VENCIMIENTO', [show(addDays(closed, 30))])
  cell(40, 160, 258, 30, 'CONDUCTOR', [guest.name])
  cell(298, 160, 257, 30, 'PERMISO DE CONDUCIR, EXPEDIDO', [
    `${chance.digits(8)}-K  ${show('2011-06-14')}`,
  ])
  cell(40, 190, 129, 30, 'VEHÍCULO', ['Grupo C, blanco'])
  cell(169, 190, 129, 30, 'MATRÍCULA', ['7703 LRW'])
  cell(298, 190, 129, 30, 'KM SALIDA', ['24.310'])
  cell(427, 190, 128, 30, 'KM ENTRADA', [
    `${24 + Math.floor((310 + km) / 1000)}.${String((310 + km) % 1000).padStart(3, '0')}`,
  ])
  cell(40, 220, 258, 30, 'ENTREGA', [
    `${show(addDays(closed, -days))} ${anyClock(chance)}  Aeropuerto`,
  ])
  cell(298, 220, 257, 30, 'DEVOLUCIÓN', [`${show(closed)} ${anyClock(chance)}  Aeropuerto`])
  number += 1
  sheet.frame(40, 250, 515, 126, '#111')
  sheet.put(`${number}  CARGOS (EUR)`, 43, 253, { size: 6 })
  for (const [index, [word, count, minor]] of charges.entries()) {
    sheet.put(word, 48, 270 + 17 * index, { face: 'mono' })
    sheet.right(count, 420, 270 + 17 * index, { face: 'mono' })
    sheet.right(money(minor), 547, 270 + 17 * index, { face: 'mono' })
  }
  cell(40, 376, 103, 34, 'BASE', [money(base)])
  cell(143, 376, 103, 34, 'IGIC 15 %', [money(tax)])
  cell(246, 376, 103, 34, 'FIANZA DEVUELTA', [money(deposit)])
  cell(349, 376, 206, 34, 'IMPORTE TOTAL EUR', [money(total)], 14)
  cell(40, 410, 309, 34, 'FORMA DE PAGO', [`Tarjeta terminada en ${chance.digits(4)}`])
  cell(349, 410, 206, 34, 'AUTORIZACIÓN', [chance.digits(6)])
  cell(40, 444, 258, 78, 'FIRMA DEL ARRENDADOR', [])
  cell(298, 444, 257, 78, 'FIRMA DEL ARRENDATARIO', [])
  sheet.shape(
    [
      [350, 506],
      [366, 474],
      [378, 510],
      [402, 484],
      [440, 500],
    ],
    '#334',
    false,
  )
  sheet.prose(
    'El arrendatario declara haber recibido el vehículo en buen estado y acepta las condiciones del reverso. Las multas y sanciones de tráfico son por cuenta del arrendatario, con un recargo de gestión de 40,00 EUR. La fianza se libera en un plazo de 5 a 10 días según la entidad bancaria. Impuesto General Indirecto Canario, tipo incrementado.',
    40,
    534,
    515,
    { size: 7 },
  )
  return labelled(
    'Autos Bermejal, S.L.',
    [closed, show(closed)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
