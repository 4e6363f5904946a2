import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const facts = [
  'Nummer/Datum',
  'Auftragsnummer/Datum',
  'Kundennummer',
  'Ihr Zeichen',
  'Sachbearbeitung',
  'Telefon',
  'Seite',
]

/** A testing group's academy out of its big accounting program: number and day in one field, positions of five figures, tax with three decimals. */
export const outputTax = oneOff('conference-output-tax', {}, 'de', (sheet, chance) => {
  const begins = anyDay(chance)
  const issued = addDays(begins, chance.whole(4, 12))
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const fee = 1000 * chance.whole(58, 96)
  const reduction = Math.round(fee / 10)
  const net = fee - reduction + 9000
  const tax = Math.round(net * 0.19)
  const total = net + tax
  const guest = anyGuest(chance, 'de')
  const number = `90${chance.digits(8)}`

  sheet.shape(
    [
      [470, 36],
      [510, 36],
      [490, 70],
    ],
    '#005aa0',
  )
  sheet.put('VEKTRA', 514, 48, { size: 11, bold: true, color: '#005aa0' })
  sheet.put('Vektra Akademie GmbH • Am Grauen Stein 21 • 51105 Köln', 62, 132, { size: 6.5 })
  sheet.rule(141, 62, 290, { weight: 0.3 })
  sheet.lines(['Firma', guest.firm, guest.street, guest.town], 62, 150, { size: 10 })
  sheet.put('Rechnung', 350, 112, { size: 14, bold: true })
  const values = [
    `${number} / ${show(issued)}`,
    `4${chance.digits(7)} / ${show(addDays(begins, -41))}`,
    `10${chance.digits(5)}`,
    `E-Mail vom ${show(addDays(begins, -44))}`,
    'Fr. Wolters',
    '+49 221 555 0188',
    '1 von 1',
  ]
  for (const [index, word] of facts.entries()) {
    sheet.put(word, 350, 136 + 21 * index, { size: 7, color: '#666' })
    sheet.put(values[index]!, 350, 144 + 21 * index, { size: 9 })
  }
  sheet.put('Währung EUR', 62, 300, { size: 9 })
  sheet.put(
    `Leistungszeitraum ${dayIn(begins, 'dd.MM.', 'de')} – ${show(addDays(begins, 1))}`,
    62,
    313,
    { size: 9 },
  )
  for (const y of [334, 362]) sheet.rule(y, 62, 545)
  for (const [x, head] of [
    [62, 'Pos.'],
    [100, 'Material'],
    [160, 'Bezeichnung'],
  ] as const)
    sheet.put(head, x, 340, { size: 8 })
  for (const [x, head] of [
    [375, 'Menge'],
    [455, 'Preis pro Einheit'],
    [545, 'Wert'],
  ] as const)
    sheet.right(head, x, 340, { size: 8 })
  const rows = [
    ['000010', '3104417', 'Fachtagung Funktionale Sicherheit', fee],
    ['000020', '3190002', 'Tagungsunterlagen und Abendessen', 9000],
  ] as const
  for (const [index, [position, material, name, minor]] of rows.entries()) {
    const y = 372 + 58 * index
    sheet.put(position, 62, y)
    sheet.put(material, 100, y)
    sheet.put(name, 160, y)
    sheet.right('1 ST', 375, y)
    sheet.right(`${money(minor)} / 1 ST`, 455, y)
    sheet.right(money(minor), 545, y)
  }
  sheet.put(`Teilnahme ${guest.name.replace('Herrn', 'Herr')}, Köln`, 160, 385, { size: 8 })
  sheet.put('Rabatt Mitglied Verband', 160, 398, { size: 8 })
  sheet.right('10,000- %', 455, 398, { size: 8 })
  sheet.right(`${money(reduction)}-`, 545, 398, { size: 8 })
  sheet.rule(462, 62, 545)
  const sums = [
    ['Summe Positionen', net],
    ['Ausgangssteuer       19,000 %', tax],
    ['Endbetrag', total],
  ] as const
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 160, 470 + 16 * index, { bold: index === 2 })
    sheet.right(money(minor), 545, 470 + 16 * index, { bold: index === 2 })
  }
  sheet.put(`Zahlungsbedingungen: bis ${show(addDays(issued, 14))} ohne Abzug`, 62, 540)
  sheet.put(`Bitte geben Sie bei der Zahlung die Nummer ${number} an.`, 62, 553)
  sheet.put('Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.', 62, 580, {
    size: 8,
  })
  const foot = [
    [
      'Vektra Akademie GmbH',
      'Am Grauen Stein 21',
      '51105 Köln',
      'Ein Unternehmen der',
      'Vektra Group AG',
    ],
    ['Geschäftsführung', 'Dr. Ines Halbach', 'Ulf Terhorst', 'Amtsgericht Köln', 'HRB 61 774'],
    [
      'Rheinbank Köln',
      'DE71 3705 0299 0004 4178 20',
      'BIC RHBKDE33',
      'USt-IdNr. DE 122 790 418',
      'St.-Nr. 218/5733/0417',
    ],
  ]
  for (const [index, lines] of foot.entries())
    sheet.lines(lines, 62 + 165 * index, 766, { size: 6.5, color: '#555' })
  return labelled(
    'Vektra Akademie GmbH',
    [issued, show(issued)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
