import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Money put on a city's transport card: balance before and after around what was paid. */
export const cityCard = oneOff('train-city-card', { size: [300, 420] }, 'es', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'dd/MM/yyyy', 'es')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const before = 10 * chance.whole(12, 190)
  const total = 500 * chance.whole(2, 10)
  sheet.disc(40, 44, 18, '#c8102e')
  sheet.disc(62, 44, 18, '#ffb81c')
  sheet.put('Metro de Ribera', 92, 36, { size: 15, bold: true })
  sheet.put('Comprobante de recarga', 24, 84, { size: 12 })
  const rows: [string, string][] = [
    ['Operación', chance.digits(9)],
    ['Fecha y hora', `${shown} ${anyClock(chance)}`],
    ['Tarjeta', `**** **** ${chance.digits(4)}`],
    ['Estación', 'Plaza del Mercado'],
    ['Saldo anterior', money(before)],
    ['Importe recargado', money(total)],
    ['Saldo actual', money(before + total)],
    ['Pago', 'Visa contactless'],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    const style = { size: 10, bold: index === 5 }
    sheet.put(word, 24, 116 + 24 * index, style)
    sheet.right(value, 276, 116 + 24 * index, style)
    sheet.rule(132 + 24 * index, 24, 276, { color: '#ddd' })
  }
  sheet.middle('IVA 10% incluido. Metro de Ribera S.A., NIF A48001234', 150, 380, {
    size: 8,
    color: '#666',
  })
  return labelled('Metro de Ribera', [day, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
})
