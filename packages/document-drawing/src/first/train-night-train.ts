import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A berth: a dark ticket with times large as on a board, the price in its last cell. */
export const nightTrain = oneOff('train-night-train', {}, 'de', (sheet, chance) => {
  const booked = anyDay(chance)
  const travel = addDays(booked, 25)
  const show = (day: string) => dayIn(day, 'dd.MM.yy', 'de')
  const total = 100 * chance.whole(69, 189) + 90
  const printed = figure(total, '1.234,56')
  sheet.fill(40, 40, 515, 230, '#1b1f3b')
  const white = '#ffffff'
  sheet.put('Mondzug', 60, 56, { size: 22, bold: true, color: white })
  sheet.right(`Ticket ${chance.digits(8)}`, 535, 62, { size: 10, color: white })
  sheet.put('20:42', 60, 106, { size: 28, color: white })
  sheet.put('Zürich HB', 60, 142, { size: 12, color: white })
  sheet.put('07:58', 330, 106, { size: 28, color: white })
  sheet.put('Hamburg-Altona', 330, 142, { size: 12, color: white })
  const facts: [string, string][] = [
    ['Reise', show(travel)],
    ['Wagen', String(chance.whole(171, 179))],
    ['Bett', String(chance.whole(11, 56))],
    ['Gebucht', show(booked)],
    ['Preis', `CHF ${printed}`],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 60 + 98 * index, 200, { size: 8, color: '#aab' })
    sheet.put(value, 60 + 98 * index, 214, { size: 11, bold: true, color: white })
  }
  sheet.put('Im Preis enthalten: Schlafwagen Single, Frühstück, Reservierung. MWST 8,1 %.', 40, 290)
  sheet.put(
    `Reisende: ${anyGuest(chance, 'de').name}. Umtausch bis 15 Tage vor Abfahrt gegen CHF 20.00.`,
    40,
    304,
  )
  sheet.put('Mondzug AG, Europaplatz 3, 3008 Bern, CHE-301.227.418 MWST', 40, 800, { size: 7.5 })
  return labelled('Mondzug', [booked, show(booked)], [total, printed], ['CHF', 'CHF'])
})
