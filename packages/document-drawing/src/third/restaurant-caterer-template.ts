import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A caterer's invoice in an office suite's template: a large coloured title, a motto, banded rows with empty ones left, thanks in capitals. */
export const catererTemplate = oneOff('restaurant-caterer-template', {}, 'es', (sheet, chance) => {
  const day = anyDay(chance)
  const served = addDays(day, -chance.whole(2, 8))
  const show = (when: string) => dayIn(when, 'd-MM-yyyy', 'es')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const people = chance.whole(9, 18)
  const rows: [string, string, number, number][] = [
    ['Desayuno de trabajo', 'Café, zumo natural, tostadas con tomate', people, 650],
    ['Almuerzo tipo cóctel', 'Salmorejo, tortilla, mini bocados de presa', people, 1480],
    ['Opción sin gluten', '', 2, 200],
    ['Camarera (horas)', '', 5, 1600],
    ['Transporte y montaje', 'Vajilla y mantelería incluidas', 1, 3500],
  ]
  const base = sum(rows.map(([, , count, price]) => count * price))
  const tax = Math.round(base / 10)
  const total = base + tax
  const guest = anyGuest(chance, 'es')
  const blue = '#2e75b6'

  sheet.put('La Olla de Remedios', 50, 52, { size: 16, bold: true })
  sheet.put('Cocina de siempre, en su empresa', 50, 73, { size: 9, color: '#777' })
  sheet.right('FACTURA', 545, 44, { size: 32, bold: true, color: '#9dc3e6' })
  sheet.lines(
    [
      'Remedios Carvajal Pozo',
      'C/ Alfarería 27, local',
      '41020 Camas Altas (Sevilla)',
      'NIF 28.555.014-W',
      '655 550 142',
    ],
    50,
    96,
  )
  sheet.right(`N.º DE FACTURA  ${chance.whole(11, 89)}`, 545, 96)
  sheet.right(`FECHA  ${show(day)}`, 545, 110)
  sheet.put('PARA', 50, 176, { size: 9, bold: true, color: blue })
  sheet.lines([guest.firm, guest.street, guest.town, `A/A ${guest.name}`], 50, 190)
  sheet.put('EVENTO', 320, 176, { size: 9, bold: true, color: blue })
  sheet.lines(
    [
      'Jornada de formación',
      `${dayIn(served, "EEEE d 'de' MMMM", 'es')}, de 9 a 15 h`,
      `${people} asistentes`,
    ],
    320,
    190,
  )
  sheet.fill(50, 256, 495, 20, blue)
  for (const [index, head] of ['DESCRIPCIÓN', 'CANTIDAD', 'PRECIO', 'TOTAL'].entries())
    (index === 0 ? sheet.put : sheet.right)(head, [56, 374, 458, 539][index]!, 262, {
      size: 8.5,
      bold: true,
      color: '#fff',
    })
  for (let row = 0; row < 9; row += 1) {
    const y = 276 + 26 * row
    if (row % 2 === 1) sheet.fill(50, y, 495, 26, '#deebf7')
    const [what, more, count, price] = rows[row] ?? []
    if (!what || !count || !price) continue
    sheet.put(what, 56, y + (more ? 4 : 8), { size: 9 })
    sheet.put(more ?? '', 56, y + 15, { size: 7.5, color: '#555' })
    for (const [index, cell] of [String(count), money(price), money(count * price)].entries())
      sheet.right(cell, [374, 458, 539][index]!, y + 8)
  }
  for (const [index, [word, minor]] of (
    [
      ['SUBTOTAL', base],
      ['IVA 10 %', tax],
      ['OTROS', 0],
      ['TOTAL', total],
    ] as const
  ).entries()) {
    const style = { size: index === 3 ? 11 : 9, bold: index === 3 }
    sheet.right(word, 440, 522 + 19 * index, style)
    sheet.right(minor === 0 ? '–' : money(minor), 539, 522 + 19 * index, style)
    sheet.rule(536 + 19 * index, 450, 545, { weight: 0.4, color: blue })
  }
  sheet.lines(
    [
      'Pago por transferencia a ES79 2100 0813 6101 2345 6789',
      'Plazo: 15 días. Indique por favor el número de factura.',
    ],
    50,
    624,
  )
  sheet.put('Si tiene cualquier duda sobre esta factura, llame a Reme, 655 550 142.', 50, 660)
  sheet.middle('¡GRACIAS POR SU CONFIANZA!', 297, 720, { size: 11, bold: true, color: blue })
  return labelled(
    'La Olla de Remedios',
    [day, show(day)],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
