import { anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Data for abroad: priced in dollars by a Spanish page, with what the bank will take in euro in small print. */
export const travelSim = oneOff('telecom-travel-sim', {}, 'es', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, "d 'de' MMMM 'de' yyyy", 'es')
  const total = 100 * chance.whole(8, 46) + 50
  const printed = figure(total, '1.234,56')
  sheet.put('Nubefón', 50, 50, { size: 26, bold: true, color: '#ef476f' })
  sheet.right('Recibo', 545, 56, { size: 16 })
  sheet.right(`Pedido ${chance.digits(8)}`, 545, 78)
  sheet.right(shown, 545, 92)
  sheet.fill(50, 130, 495, 100, '#fdecf0')
  sheet.put('eSIM Norteamérica 10 GB', 70, 148, { size: 15, bold: true })
  sheet.put('Válida 30 días desde la activación', 70, 172, { size: 10 })
  sheet.put(`ICCID 8934${chance.digits(15)}`, 70, 190)
  sheet.right(`${printed} USD`, 525, 150, { size: 15, bold: true })
  sheet.put('Impuestos', 330, 256, { size: 10 })
  sheet.right('0,00 USD', 545, 256, { size: 10 })
  sheet.put('Total cobrado', 330, 276, { size: 12, bold: true })
  sheet.right(`${printed} USD`, 545, 276, { size: 12, bold: true })
  sheet.put(
    `Su banco aplicará el cambio; hoy serían unos ${figure(Math.round(total * 0.93), '1.234,56')} EUR.`,
    50,
    316,
    { size: 8.5, color: '#777' },
  )
  sheet.put(`Cliente: ${anyGuest(chance, 'es').name}`, 50, 340)
  sheet.put('Nubefón Telecom Inc., 8 The Green, Dover, DE 19901, USA', 50, 800, {
    size: 8,
    color: '#777',
  })
  return labelled('Nubefón', [day, shown], [total, printed], ['USD', 'USD'])
})
