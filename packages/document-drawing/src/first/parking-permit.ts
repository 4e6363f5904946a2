import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A town's permit for a day: an office's letter with a crest, a fee by decree, no tax. */
export const permit = oneOff('parking-permit', { face: 'serif' }, 'nl', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'd MMMM yyyy', 'nl')
  const days = chance.whole(1, 5)
  const total = days * 1425
  const printed = figure(total, '1.234,56')
  sheet.shape(
    [
      [60, 40],
      [96, 40],
      [96, 70],
      [78, 90],
      [60, 70],
    ],
    '#1a3c8b',
  )
  sheet.put('Gemeente Oosterwolde', 112, 46, { size: 17, bold: true })
  sheet.put('Afdeling Parkeren, Raadhuisplein 2, 8431 JK Oosterwolde', 112, 68, { size: 9 })
  sheet.put('Kwitantie parkeervergunning', 60, 130, { size: 15 })
  sheet.prose(
    `Op ${shown} heeft de gemeente leges ontvangen voor ${days} dag(en) parkeren in sector B, met ingang van ${dayIn(addDays(day, 3), 'd MMMM yyyy', 'nl')}.`,
    60,
    160,
    475,
    { size: 12 },
  )
  const rows: [string, string][] = [
    ['Kenmerk', `PV-${chance.digits(6)}`],
    ['Aanvrager', anyGuest(chance, 'nl').firm],
    ['Kenteken', 'R-771-XT'],
    ['Tarief per dag', 'EUR 14,25'],
    ['Leges voldaan', `EUR ${printed}`],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    sheet.put(word, 60, 220 + 24 * index, { size: 12 })
    sheet.put(value, 240, 220 + 24 * index, { size: 12, bold: index === 4 })
  }
  sheet.put('Over leges is geen btw verschuldigd.', 60, 360, { size: 10 })
  return labelled('Gemeente Oosterwolde', [day, shown], [total, printed], ['EUR', 'EUR'])
})
