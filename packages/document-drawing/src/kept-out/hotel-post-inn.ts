import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A family's inn in Austria writes its bill as a letter: place and day at the right, a few lines with dotted sums, paid at the counter. */
export const postInn = oneOff('hotel-post-inn', { face: 'serif' }, 'de', (sheet, chance) => {
  const nights = chance.whole(1, 4)
  const arrival = anyDay(chance)
  const leaves = addDays(arrival, nights)
  const show = (day: string) => dayIn(day, 'd. MMMM yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const { name, firm, street, town } = anyGuest(chance, 'de')
  const rows: [string, number, number][] = [
    [`${nights} x Nächtigung mit Frühstück im Einzelzimmer à € 78,00`, nights * 7800, 10],
    [`${nights} x Ortstaxe à € 2,60`, nights * 260, 0],
    ['Konsumation Gaststube (Speisen)', chance.whole(1450, 3880), 10],
    ['Konsumation Gaststube (Getränke)', 10 * chance.whole(58, 190), 20],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  const gross = (rate: number) =>
    sum(rows.filter((row) => row[2] === rate).map(([, minor]) => minor))
  const green = '#2f5233'
  sheet.middle('Gasthof zur Alten Post', 297, 44, { size: 26, bold: true, color: green })
  sheet.middle('Familie Hinterlechner', 297, 76, { size: 13, color: green })
  sheet.middle(
    'A-5622 Goldegg · Hofmark 17 · Telefon 06415 / 555 18 · altepost@goldegg.example',
    297,
    96,
    { size: 9 },
  )
  sheet.rule(112, 70, 525, { color: green, weight: 1.4 })
  sheet.lines(['Firma', firm, `z.H. ${name}`, street, town], 80, 146, { size: 11.5 })
  sheet.right(`Goldegg, am ${show(leaves)}`, 515, 240, { size: 11.5 })
  sheet.put(`Rechnung Nr. ${chance.digits(3)}/${leaves.slice(0, 4)}`, 80, 282, {
    size: 15,
    bold: true,
  })
  sheet.put(
    `Für Ihren Aufenthalt vom ${dayIn(arrival, 'd.M.', 'de')} bis ${dayIn(leaves, 'd.M.yyyy', 'de')} (Zimmer ${chance.whole(3, 19)}) erlauben wir uns zu verrechnen:`,
    80,
    312,
    { size: 11 },
  )
  let y = 346
  for (const [text, minor] of rows) {
    sheet.put(text, 80, y, { size: 11.5 })
    const dots = '.'.repeat(
      Math.floor((420 - sheet.widthOf(text, { size: 11.5 })) / sheet.widthOf('.', { size: 11.5 })) -
        12,
    )
    sheet.put(dots, 84 + sheet.widthOf(text, { size: 11.5 }), y, { size: 11.5, color: '#888' })
    sheet.right(`€ ${money(minor)}`, 515, y, { size: 11.5 })
    y += 22
  }
  sheet.rule(y, 400, 515)
  sheet.put('Gesamtbetrag inkl. MwSt.', 80, y + 8, { size: 13, bold: true })
  sheet.right(`€ ${money(total)}`, 515, y + 8, { size: 13, bold: true })
  sheet.rule(y + 27, 400, 515)
  sheet.rule(y + 29, 400, 515)
  for (const [index, rate] of [10, 20].entries())
    sheet.put(
      `darin enthalten ${rate} % MwSt. von netto € ${money(gross(rate) - taxWithin(gross(rate), rate))}: € ${money(taxWithin(gross(rate), rate))}`,
      80,
      y + 46 + 14 * index,
      { size: 9.5 },
    )
  sheet.put('Betrag mit Bankomatkarte dankend erhalten.', 80, y + 96, { size: 11.5 })
  sheet.put(
    'Wir würden uns freuen, Sie bald wieder bei uns in Goldegg begrüßen zu dürfen!',
    80,
    y + 128,
    { size: 11.5 },
  )
  sheet.put('Ihre Familie Hinterlechner', 80, y + 150, { size: 11.5 })
  sheet.rule(776, 70, 525, { color: green })
  sheet.middle(
    'Inh. Rosina Hinterlechner · UID ATU 55518204 · Raiffeisenbank Goldegg · IBAN AT41 3501 5000 0155 1820 · Dienstag Ruhetag',
    297,
    784,
    { size: 8.5 },
  )
  return labelled(
    'Gasthof zur Alten Post',
    [leaves, show(leaves)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
