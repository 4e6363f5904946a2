import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A tunnel's ticket: two languages on every line, one price, in large letters. */
export const tunnel = oneOff('toll-tunnel', { size: [400, 300] }, 'fr', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'dd.MM.yyyy', 'fr')
  const total = 10 * chance.whole(290, 560)
  const printed = figure(total, "1'234.56")
  sheet.fill(0, 0, 400, 44, '#d62828')
  sheet.put('Tunnel du Grand-Col SA', 20, 13, { size: 17, bold: true, color: '#ffffff' })
  sheet.put('Quittance de péage / Toll receipt', 20, 60, { size: 11, bold: true })
  const rows: [string, string][] = [
    ['Date / Date', shown],
    ['Heure / Time', anyClock(chance)],
    ['Sens / Direction', 'Nord – Sud'],
    ['Classe / Class', '2, voiture de tourisme'],
    ['Voie / Lane', String(chance.whole(1, 6))],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    sheet.put(word, 20, 88 + 18 * index, { size: 10 })
    sheet.put(value, 170, 88 + 18 * index, { size: 10 })
  }
  sheet.put('Prix / Price', 20, 200, { size: 14 })
  sheet.put(`${printed} CHF`, 170, 194, { size: 22, bold: true })
  sheet.put(
    `TVA 8,1 % incl. ${figure(taxWithin(total, 8.1), "1'234.56")}   CHE-105.962.823 TVA`,
    20,
    236,
    { size: 9 },
  )
  sheet.put('1946 Bourg-Saint-Pierre', 20, 254, { size: 9 })
  return labelled('Tunnel du Grand-Col SA', [day, shown], [total, printed], ['CHF', 'CHF'])
})
