import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const house = 'Monteurzimmer Kallenbach'
const foot = [
  ['Monteurzimmer Kallenbach', 'Inh. Doreen Kallenbach', 'Gewerbering 3', '06686 Lützen'],
  ['Telefon 034444 55 501', 'Mobil 0171 5550142', 'post@kallenbach.example', ''],
  'Saale-Sparbank|IBAN DE12 8005 3000 1155 5014|Steuernummer 119/242/55501|Finanzamt Merseburg'.split(
    '|',
  ),
]

/** Rooms for fitters, billed with an accounting service's form: window address, numbered positions net, payable at once. */
export const fittersRooms = oneOff('hotel-fitters-rooms', {}, 'de', (sheet, chance) => {
  const from = anyDay(chance)
  const nights = chance.whole(4, 11)
  const issued = addDays(from, nights + chance.whole(1, 5))
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const people = chance.whole(1, 3)
  const rows: [string, string, number, string, number][] = [
    [
      'Übernachtung Einzelzimmer',
      `${people} Person(en), ${show(from)} bis ${show(addDays(from, nights))}`,
      nights * people,
      'Nacht',
      2290,
    ],
    ['Bettwäsche und Handtücher', 'Erstausstattung', people, 'Satz', 841],
    ['Endreinigung', '', 1, 'pausch.', 2336],
  ]
  const net = rows.reduce((all, [, , count, , price]) => all + count * price, 0)
  const tax = Math.round(net * 0.07)
  const total = net + tax
  const { name, firm, street, town } = anyGuest(chance, 'de')

  sheet.right(house, 539, 48, { size: 17, bold: true, color: '#c2571a' })
  sheet.right('günstig wohnen auf Montage', 539, 70, { size: 9, color: '#666' })
  sheet.put('Doreen Kallenbach  •  Gewerbering 3  •  06686 Lützen', 57, 128, {
    size: 7,
    color: '#666',
  })
  sheet.lines([firm, name, street, town], 57, 144, { size: 10.5 })
  for (const [index, [word, value]] of (
    [
      ['Rechnungs-Nr.', `RE-${issued.slice(0, 4)}-0${chance.digits(3)}`],
      ['Rechnungsdatum', show(issued)],
      ['Kundennummer', `1${chance.digits(4)}`],
      ['Leistungszeitraum', `${show(from)} – ${show(addDays(from, nights))}`],
    ] as const
  ).entries()) {
    sheet.put(word, 342, 144 + 15 * index)
    sheet.right(value, 539, 144 + 15 * index)
  }
  sheet.put('Rechnung', 57, 252, { size: 16, bold: true })
  sheet.put('Sehr geehrte Damen und Herren,', 57, 282, { size: 10 })
  sheet.put('unsere Leistungen stellen wir Ihnen wie folgt in Rechnung.', 57, 298, { size: 10 })
  sheet.rule(324, 57, 539)
  const line = (cells: string[], y: number, bold = false) => {
    for (const [index, cell] of cells.entries())
      if (index < 2) sheet.put(cell, [57, 88][index]!, y, { bold })
      else sheet.right(cell, [0, 0, 375, 458, 539][index]!, y, { bold })
  }
  line(['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'], 330, true)
  sheet.rule(344, 57, 539)
  for (const [index, [text, more, count, unit, price]] of rows.entries()) {
    line(
      [`${index + 1}.`, text, `${count} ${unit}`, `${money(price)} €`, `${money(count * price)} €`],
      352 + 32 * index,
    )
    sheet.put(more, 88, 364 + 32 * index, { size: 8, color: '#666' })
  }
  sheet.rule(450, 57, 539)
  line(['', 'Zwischensumme (netto)', '', '', `${money(net)} €`], 457)
  line(['', 'Umsatzsteuer 7 %', '', '', `${money(tax)} €`], 473)
  sheet.rule(488, 57, 539)
  line(['', 'Gesamtbetrag', '', '', `${money(total)} €`], 494, true)
  sheet.rule(508, 57, 539, { weight: 1.4 })
  sheet.lines(
    'Zahlbar sofort nach Erhalt der Rechnung ohne Abzug.|Wir freuen uns, wenn Ihre Leute wieder bei uns wohnen.||Mit freundlichen Grüßen|Doreen Kallenbach'.split(
      '|',
    ),
    57,
    534,
    { size: 10 },
  )
  sheet.rule(762, 57, 539, { color: '#c2571a' })
  for (const [index, column] of foot.entries())
    sheet.lines(column, 57 + 170 * index, 770, { size: 7.5, color: '#555' })
  return labelled(house, [issued, show(issued)], [total, money(total)], ['EUR', '€'])
})
