import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A van for a weekend: a form with numbered fields, kilometres counted, deposit given back, sum in the last field. */
export const van = oneOff('rental-van', {}, 'de', (sheet, chance) => {
  const out = anyDay(chance)
  const back = addDays(out, 2)
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const far = chance.whole(120, 640)
  const parts = [2 * 7900, Math.max(0, far - 200) * 25, 1900]
  const total = sum(parts)
  const guest = anyGuest(chance, 'de')
  sheet.put('Transporter-Verleih Hanke', 50, 40, { size: 17, bold: true })
  sheet.put('Peter Hanke, Gewerbering 14, 04356 Leipzig, USt-IdNr. DE 160 774 209', 50, 62, {
    size: 8,
  })
  sheet.put('Mietvertrag und Abrechnung', 50, 90, { size: 13 })
  const fields: [string, string][] = [
    ['1 Mieter', guest.firm],
    ['2 Fahrer', guest.name],
    ['3 Fahrzeug', 'Kastenwagen 3,5 t'],
    ['4 Kennzeichen', `L-HK ${chance.digits(3)}`],
    ['5 Übergabe', `${show(out)} 08:00`],
    ['6 Rückgabe', `${show(back)} 18:00`],
    ['7 Gefahrene km', String(far)],
    ['8 Kaution erstattet', '500,00 EUR'],
    ['9 Grundmiete 2 Tage', `${money(parts[0]!)} EUR`],
    ['10 Mehrkilometer über 200', `${money(parts[1]!)} EUR`],
    ['11 Haftungsbegrenzung', `${money(parts[2]!)} EUR`],
    ['12 darin MwSt. 19 %', `${money(taxWithin(total, 19))} EUR`],
    ['13 Abrechnung vom', show(back)],
    ['14 Zu zahlen', `${money(total)} EUR`],
  ]
  for (const [index, [word, value]] of fields.entries()) {
    const [x, y] = [50 + 250 * (index % 2), 120 + 42 * Math.floor(index / 2)]
    sheet.frame(x, y, 245, 38)
    sheet.put(word, x + 6, y + 5, { size: 7.5, color: '#666' })
    sheet.put(value, x + 6, y + 19, { size: 11, bold: index === 13 })
  }
  sheet.put('Betrag per Lastschrift eingezogen.', 50, 430)
  return labelled(
    'Transporter-Verleih Hanke',
    [back, show(back)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
