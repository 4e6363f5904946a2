import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A long-distance coach: the journey as a line with stops down the page, the price at its end. */
export const coach = oneOff('ride-coach', {}, 'it', (sheet, chance) => {
  const bought = anyDay(chance)
  const travel = addDays(bought, chance.whole(3, 30))
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
  const total = 100 * chance.whole(14, 49) + 99
  const printed = figure(total, '1.234,56')
  sheet.put('Biglietto e ricevuta', 60, 50, { size: 11, color: '#777' })
  sheet.put('Autolinee Tirreno', 60, 66, { size: 24, bold: true, color: '#2d6a4f' })
  sheet.upright(80, 130, 290, { weight: 3, color: '#2d6a4f' })
  for (const [index, stop] of [
    'Napoli Metropark',
    'Roma Tiburtina',
    'Firenze Villa Costanza',
    'Milano Lampugnano',
  ].entries()) {
    sheet.disc(80, 130 + 53 * index, 5, '#2d6a4f')
    sheet.put(`${String(7 + 3 * index).padStart(2, '0')}:15`, 100, 125 + 53 * index, {
      size: 12,
      bold: true,
    })
    sheet.put(stop, 150, 125 + 53 * index, { size: 12 })
  }
  sheet.put(`Data del viaggio: ${show(travel)}`, 340, 126, { size: 11 })
  sheet.put(`Posto ${chance.whole(1, 14)}B`, 340, 146, { size: 11 })
  sheet.put(`Acquistato il: ${show(bought)}`, 340, 166, { size: 11 })
  sheet.put(`Passeggero: ${anyGuest(chance, 'it').name}`, 340, 186, { size: 11 })
  sheet.frame(340, 220, 200, 60, '#2d6a4f', 8)
  sheet.put('Prezzo pagato', 354, 232, { size: 10 })
  sheet.right(`${printed} €`, 526, 250, { size: 18, bold: true })
  sheet.put(`IVA 10% compresa (${figure(taxWithin(total, 10), '1.234,56')} €)`, 60, 320)
  sheet.put('Rimborso fino a 24 ore prima della partenza, trattenuta 5,00 €.', 60, 336)
  sheet.put(
    'Autolinee Tirreno S.p.A. – Via Argine 150, 80147 Napoli – P.IVA 05544330639',
    60,
    800,
    { size: 8 },
  )
  return labelled('Autolinee Tirreno', [bought, show(bought)], [total, printed], ['EUR', '€'])
})
