import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A chauffeur service that shows a mark only above and its name in the foot; net prices, tax, collected by card. */
export const chauffeurHours = oneOff('ride-chauffeur-hours', {}, 'de', (sheet, chance) => {
  const issued = anyDay(chance)
  const [shown, driven] = [issued, addDays(issued, -2)].map((day) => dayIn(day, 'dd.MM.yyyy', 'de'))
  const money = (minor: number) => `${figure(minor, '1.234,56')} EUR`
  const hours = chance.whole(3, 6)
  const nets = [6850 * hours, 245 * chance.whole(8, 22), 1200]
  const net = sum(nets)
  const tax = Math.round(net * 0.19)
  const total = net + tax
  const guest = anyGuest(chance, 'de')
  const gold = '#9a7b3c'
  sheet.disc(298, 58, 24, '#1a1a1a')
  sheet.shape(
    [
      [284, 64],
      [298, 42],
      [312, 64],
      [298, 56],
    ],
    gold,
  )
  sheet.rule(100, 60, 536, { color: gold })
  sheet.lines([guest.firm, `z. Hd. ${guest.name}`, guest.street, guest.town], 60, 122, { size: 10 })
  sheet.right(`Rechnung ${issued.slice(2, 4)}${chance.digits(6)}`, 536, 122, {
    size: 13,
    bold: true,
  })
  sheet.right(`Berlin, den ${shown}`, 536, 142, { size: 10 })
  sheet.right(`Auftrag ${chance.digits(7)}`, 536, 156, { size: 10 })
  sheet.put(`Guten Tag ${guest.name.replace('Herrn', 'Herr')},`, 60, 222, { size: 10 })
  sheet.prose(
    `vielen Dank, dass Sie sich für unseren Chauffeurservice entschieden haben. Für die am ${driven} erbrachten Leistungen berechnen wir wie folgt:`,
    60,
    242,
    476,
    { size: 10 },
  )
  const columns: [string, number][] = [
    ['Leistung', 60],
    ['Menge', 330],
    ['Einzelpreis', 430],
    ['Summe netto', 536],
  ]
  for (const [index, [head, x]] of columns.entries())
    if (index === 0) sheet.put(head, x, 292, { size: 8.5, color: gold, bold: true })
    else sheet.right(head, x, 292, { size: 8.5, color: gold, bold: true })
  const rows = [
    [
      'Stundenbuchung Business Class',
      `Fahrgast ${guest.name.split(' ').slice(1).join(' ')}, Fahrzeug B-LX 4417 E`,
      `${hours} Std.`,
      6850,
    ],
    [
      'Mehrkilometer über 20 km je Stunde',
      'Berlin Mitte – Potsdam – Flughafen BER',
      `${nets[1]! / 245} km`,
      245,
    ],
    ['Parkgebühr Flughafen', 'Abholung mit Namensschild, Terminal 1', '1', 1200],
  ] as const
  for (const [index, [name, below, count, price]] of rows.entries()) {
    const y = 314 + 36 * index
    sheet.put(name, 60, y, { size: 10 })
    sheet.put(below, 60, y + 13, { size: 8.5, color: '#666' })
    sheet.right(count, 330, y, { size: 10 })
    sheet.right(money(price), 430, y, { size: 10 })
    sheet.right(money(nets[index]!), 536, y, { size: 10 })
    sheet.rule(y + 28, 60, 536, { color: '#ddd' })
  }
  const sums: [string, number][] = [
    ['Summe netto', net],
    ['Umsatzsteuer 19 %', tax],
    ['Gesamtsumme', total],
  ]
  for (const [index, [name, minor]] of sums.entries()) {
    sheet.right(name, 430, 436 + 18 * index, { size: 10, bold: index === 2 })
    sheet.right(money(minor), 536, 436 + 18 * index, { size: 10, bold: index === 2 })
  }
  sheet.rule(488, 350, 536, { weight: 1.4, color: gold })
  sheet.prose(
    `Der Betrag wird Ihrer hinterlegten Kreditkarte (American Express, Endziffern ${chance.digits(4)}) belastet. Leistungsdatum: ${driven}. Bitte bewahren Sie diese Rechnung für Ihre Unterlagen auf.`,
    60,
    516,
    476,
    { size: 10 },
  )
  sheet.lines(
    ['Wir freuen uns auf Ihre nächste Fahrt.', 'Mit freundlichen Grüßen', 'Ihre Disposition'],
    60,
    562,
    { size: 10 },
    1.7,
  )
  sheet.rule(772, 60, 536, { color: gold })
  const foot = [
    'Nachtfalter Chauffeur GmbH  |  Kantstraße 148  |  10623 Berlin  |  Tel. +49 30 5550 147',
    'Geschäftsführerin: Svenja Adloff  |  Amtsgericht Charlottenburg HRB 144172  |  USt-IdNr. DE 318 447 209',
    'Deutsche Kreditbank  |  IBAN DE44 1203 0000 1044 1722 60  |  BIC BYLADEM1001',
  ]
  for (const [index, line] of foot.entries())
    sheet.middle(line, 298, 782 + 11 * index, { size: 7.5, color: '#555' })
  return labelled(
    'Nachtfalter Chauffeur GmbH',
    [issued, shown!],
    [total, figure(total, '1.234,56')],
    ['EUR', 'EUR'],
  )
})
