import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const notice =
  'Vuelalia cobra el total de esta compra, incluida la tarifa de la aerolínea, y emite el comprobante. En tu estado de cuenta verás el cargo como VUELALIA MX. La factura electrónica puede solicitarse en facturas.vuelalia.example dentro del mes de la compra.'

/** The last step of an online travel agency's check-out, printed crosswise: flights left, the price in a side box. */
export const webAgency = oneOff('flight-web-agency', { wide: true }, 'es', (sheet, chance) => {
  const bought = anyDay(chance)
  const out = addDays(bought, chance.whole(9, 33))
  const legs = [
    ['Ida', out, 'Guadalajara (GDL)', 'Mérida (MID)', '08:45', '11:05'],
    [
      'Regreso',
      addDays(out, chance.whole(2, 5)),
      'Mérida (MID)',
      'Guadalajara (GDL)',
      '19:30',
      '22:10',
    ],
  ] as const
  const shown = dayIn(bought, "d 'de' MMMM 'de' yyyy", 'es')
  const plain = (minor: number) => figure(minor, '1,234.56')
  const prices = [100 * chance.whole(2890, 5240), 118_736, 34_900, 25_000, -20_000]
  const total = 3 * Math.round(sum(prices) / 3)
  prices[0]! += total - sum(prices)
  const guest = anyGuest(chance, 'es')
  const violet = '#5b2a86'

  sheet.put('vuelalia', 40, 28, { size: 24, bold: true, color: violet })
  sheet.put('.', 132, 28, { size: 24, bold: true, color: '#ff7a00' })
  for (const [index, step] of ['Vuelos', 'Pasajeros', 'Pago', 'Confirmación'].entries()) {
    sheet.disc(330 + 120 * index, 42, 8, index === 3 ? '#ff7a00' : '#c9b8da')
    sheet.middle(`${index + 1}`, 330 + 120 * index, 38, { size: 8, color: '#fff' })
    sheet.put(step, 343 + 120 * index, 37, { size: 10, bold: index === 3 })
  }
  sheet.rule(66, 0, 842, { color: '#ddd' })
  sheet.put('¡Listo! Tu compra fue aprobada', 40, 84, { size: 18, bold: true })
  sheet.put(
    `Compra realizada el ${shown} a las ${anyClock(chance)} h · Pedido VL-${chance.digits(8)}`,
    40,
    110,
    { size: 10 },
  )
  for (const [index, [way, day, from, to, leaves, lands]] of legs.entries()) {
    const y = 138 + 92 * index
    sheet.frame(40, y, 500, 80, '#ccc', 5)
    sheet.put(way, 54, y + 12, { size: 11, bold: true, color: violet })
    sheet.put(dayIn(day, 'EEEE d MMM yyyy', 'es'), 110, y + 12, { size: 10 })
    sheet.right(`Aeroquetzal · AQ ${chance.digits(3)}`, 526, y + 12, { size: 9, color: '#666' })
    sheet.put(leaves, 54, y + 34, { size: 15, bold: true })
    sheet.put(from, 54, y + 54)
    sheet.put(lands, 300, y + 34, { size: 15, bold: true })
    sheet.put(to, 300, y + 54)
    sheet.right('Sin escalas · Clásica', 526, y + 54, { color: '#666' })
  }
  sheet.put('Pasajero', 40, 334, { size: 12, bold: true })
  sheet.put(
    `${guest.name} · Boleto 718-${chance.digits(10)} · Código de reservación QZ${chance.digits(2)}TL`,
    40,
    352,
    { size: 10 },
  )
  sheet.put('Importante', 40, 384, { size: 12, bold: true })
  sheet.prose(notice, 40, 402, 500, { size: 9.5 })
  sheet.put(
    'Vuelalia Viajes en Línea, S.A. de C.V. · Av. Chapultepec Sur 284, 44160 Guadalajara, Jal. · RFC VVL120417QK3',
    40,
    556,
    { size: 7.5, color: '#777' },
  )

  sheet.fill(566, 84, 240, 330, '#f6f1fa')
  sheet.put('Detalle del pago', 582, 98, { size: 13, bold: true, color: violet })
  const rows = [
    'Tarifa aérea, 1 adulto',
    'TUA y cargos de aeropuerto',
    'Maleta documentada',
    'Cargo por servicio Vuelalia',
    'Cupón HOLA200',
  ]
  for (const [index, row] of rows.entries()) {
    sheet.put(row, 582, 128 + 22 * index, { size: 9.5 })
    sheet.right(
      `${prices[index]! < 0 ? '-' : ''}$${plain(Math.abs(prices[index]!))}`,
      790,
      128 + 22 * index,
      { size: 9.5 },
    )
  }
  sheet.rule(242, 582, 790, { color: '#b9a' })
  sheet.put('Total', 582, 254, { size: 13, bold: true })
  sheet.right(`$${plain(total)} MXN`, 790, 254, { size: 13, bold: true })
  sheet.put(`IVA incluido: $${plain(taxWithin(total - prices[1]!, 16))}`, 582, 276, {
    size: 8.5,
    color: '#666',
  })
  sheet.put(`Visa terminación ${chance.digits(4)}`, 582, 300, { size: 9.5 })
  sheet.put(`3 meses sin intereses de $${plain(total / 3)}`, 582, 314, { size: 9.5 })
  sheet.fill(582, 344, 208, 52, '#fff')
  sheet.put('Club Vuelalia', 594, 352, { bold: true, color: violet })
  sheet.put(`Ganaste ${plain(Math.round(total / 20)).slice(0, -3)} puntos`, 594, 366, { size: 9 })
  sheet.put('Saldo disponible en 30 días', 594, 378, { size: 8, color: '#666' })
  return labelled('Vuelalia', [bought, shown], [total, plain(total)], ['MXN', 'MXN'])
})
