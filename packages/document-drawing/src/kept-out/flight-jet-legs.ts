import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swiss business jet firm's invoice: the mission by its legs, then flight, handling and catering in francs. */
export const jetLegs = oneOff('flight-jet-legs', {}, 'de', (sheet, chance) => {
  const flown = anyDay(chance)
  const issued = addDays(flown, chance.whole(3, 9))
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, "1'234.56")
  const { name, firm, street, town, country } = anyGuest(chance, 'de')
  const legs = [
    [flown, 'St. Gallen-Altenrhein (ACH)', 'Stuttgart (STR)', '07:30 – 08:10', '0:40'],
    [flown, 'Stuttgart (STR)', 'Göteborg (GOT)', '08:50 – 10:45', '1:55'],
    [addDays(flown, 1), 'Göteborg (GOT)', 'Stuttgart (STR)', '17:15 – 19:10', '1:55'],
    [addDays(flown, 1), 'Stuttgart (STR)', 'St. Gallen-Altenrhein (ACH)', '19:40 – 20:20', '0:40'],
  ] as const
  const rows = [
    ['Flugzeit 5:10 Std., Cessna Citation CJ2+', 310 * chance.whole(5600, 6400)],
    ['Lande- und Handlinggebühren STR, GOT, ACH', 5 * chance.whole(24_000, 39_000)],
    ['Crew-Übernachtung Göteborg (2 Personen)', 5 * chance.whole(8000, 12_000)],
    ['Catering', 5 * chance.whole(3600, 9000)],
  ] as const
  const total = sum(rows.map(([, minor]) => minor))
  const gold = '#9a7b3c'
  sheet.middle('ARVENJET', 297, 40, { size: 22, face: 'serif', color: gold })
  sheet.middle('Business Aviation', 297, 66, { size: 9, face: 'serif', color: gold })
  sheet.rule(84, 257, 337, { color: gold })
  sheet.lines([firm, name, street, town, country], 60, 118, { size: 10 })
  sheet.lines(
    ['Altenrhein,', 'Rechnung Nr.', 'Ihr Auftrag', 'Luftfahrzeug', 'Zahlbar bis'],
    350,
    118,
    { size: 10 },
  )
  sheet.lines(
    [
      show(issued),
      `${issued.slice(0, 4)}-${chance.digits(4)}`,
      `Flug ${chance.digits(5)}`,
      'HB-VRN',
      show(addDays(issued, 10)),
    ],
    430,
    118,
    { size: 10 },
  )
  sheet.put(`Rechnung für Ihren Flug vom ${show(flown)}`, 60, 214, { size: 13, bold: true })
  for (const [index, word] of ['Datum', 'Von', 'Nach', 'ETD – ETA (LT)', 'Block', 'PAX'].entries())
    sheet.put(word, [60, 120, 260, 400, 474, 510][index]!, 244, {
      size: 8,
      bold: true,
      color: gold,
    })
  for (const [index, [day, ...cells]] of legs.entries())
    for (const [place, cell] of [show(day), ...cells, index % 3 ? '3' : '0'].entries())
      sheet.put(cell, [60, 120, 260, 400, 474, 510][place]!, 260 + 15 * index, { size: 8.5 })
  sheet.rule(330, 60, 535, { color: gold })
  for (const [index, [text, minor]] of rows.entries()) {
    sheet.put(text, 60, 344 + 18 * index, { size: 10 })
    sheet.right(money(minor), 535, 344 + 18 * index, { size: 10 })
  }
  sheet.rule(420, 400, 535)
  for (const [index, [word, minor]] of (
    [
      ['Zwischentotal', total],
      ['MWST 0.0 %', 0],
    ] as const
  ).entries()) {
    sheet.put(word, 350, 428 + 15 * index, { size: 10 })
    sheet.right(money(minor), 535, 428 + 15 * index, { size: 10 })
  }
  sheet.put('Rechnungsbetrag CHF', 350, 480, { size: 11, bold: true })
  sheet.right(money(total), 535, 480, { size: 11, bold: true })
  sheet.rule(495, 350, 535, { weight: 1.2 })
  sheet.prose(
    'Grenzüberschreitende Luftbeförderung, von der Mehrwertsteuer befreit (Art. 23 Abs. 2 MWSTG). Zahlbar innert 10 Tagen netto auf das unten stehende Konto. Es gelten unsere Allgemeinen Charterbedingungen.',
    60,
    530,
    475,
    { size: 9 },
  )
  sheet.lines(
    [
      'Wir danken Ihnen für Ihr Vertrauen und würden uns freuen, Sie bald wieder an Bord begrüssen zu dürfen.',
      '',
      'Freundliche Grüsse',
      'Reto Caduff, Flight Operations & Sales',
    ],
    60,
    580,
    { size: 9 },
  )
  sheet.rule(770, 60, 535, { color: gold })
  sheet.middle(
    'Arvenjet AG  |  Flughafenstrasse 11  |  CH-9423 Altenrhein  |  +41 71 555 04 70  |  ops@arvenjet.example',
    297,
    777,
    { size: 8 },
  )
  sheet.middle(
    'St. Galler Bank  |  IBAN CH56 0078 1555 0142 9900 0  |  CHE-215.550.142 MWST  |  AOC CH-0142',
    297,
    789,
    { size: 8 },
  )
  return labelled('Arvenjet', [issued, show(issued)], [total, money(total)], ['CHF', 'CHF'])
})
