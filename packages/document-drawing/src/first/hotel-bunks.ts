import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A hostel: friendly words around a short list, the tax number in a stamp, the sum beside a heart. */
export const bunks = oneOff('hotel-bunks', { size: 'A5' }, 'es', (sheet, chance) => {
  const arrival = anyDay(chance)
  const nights = chance.whole(2, 6)
  const leaving = addDays(arrival, nights)
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'es')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const rows: [string, number][] = [
    [`${nights} noches, litera en dormitorio de 6`, nights * 2400],
    [`${nights} desayunos`, nights * 500],
    ['Alquiler de toalla', 300],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  sheet.fill(0, 0, 420, 80, '#ff6f59')
  sheet.put('Hostal La Cometa', 30, 24, { size: 24, bold: true, color: '#ffffff' })
  sheet.put('Calle Betis 27, 41010 Sevilla', 30, 54, { size: 9, color: '#ffffff' })
  sheet.put(`¡Hola, ${anyGuest(chance, 'es').name}!`, 30, 104, { size: 14 })
  sheet.prose(
    `Ha sido un placer tenerte con nosotros del ${show(arrival)} al ${show(leaving)}. Esta es tu factura simplificada ${chance.digits(5)}, con fecha ${show(leaving)}:`,
    30,
    130,
    360,
    { size: 10 },
  )
  for (const [index, [name, minor]] of rows.entries()) {
    sheet.put(name, 30, 190 + 24 * index, { size: 10 })
    sheet.right(money(minor), 390, 190 + 24 * index, { size: 10 })
  }
  sheet.rule(264, 30, 390, { color: '#ff6f59', weight: 2 })
  sheet.put('En total', 30, 274, { size: 16, bold: true })
  sheet.right(money(total), 390, 274, { size: 16, bold: true })
  sheet.put(`IVA (10%) incluido: ${money(taxWithin(total, 10))}`, 30, 302)
  sheet.put('Pagado en efectivo', 30, 318)
  sheet.frame(230, 380, 160, 60, '#3a4f9b', 6)
  for (const [index, line] of ['La Cometa Alojamientos S.L.', 'NIF B91445566', 'Sevilla'].entries())
    sheet.middle(line, 310, 392 + 14 * index, { color: '#3a4f9b' })
  return labelled(
    'Hostal La Cometa',
    [leaving, show(leaving)],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
