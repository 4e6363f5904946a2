import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A car-sharing cooperative's monthly bill with a window address; its name in small letters beside the slogan, a partner's car in the list. */
export const sharedCars = oneOff('rental-shared-cars', {}, 'de', (sheet, chance) => {
  const billed = anyDay(chance)
  const shown = dayIn(billed, 'dd.MM.yyyy', 'de')
  const guest = anyGuest(chance, 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const trips = [
    'Polo Emma, Südbahnhof',
    'Kangoo Horst, Marktplatz',
    'elbflotte Dresden (Quernutzung)',
    'Polo Emma, Südbahnhof',
  ].map((car, index) => {
    const [hours, km] = [chance.whole(3, 11), chance.whole(18, 190)]
    return {
      car,
      day: addDays(billed, 6 * index - 32),
      hours,
      km,
      time: 240 * hours,
      way: 29 * km,
    }
  })
  const driving = sum(trips.map(({ time, way }) => time + way))
  const amounts: [string, number][] = [
    ['Fahrten laut Aufstellung', driving],
    ['Monatsbeitrag Tarif Büro', 900],
    ['Mengenrabatt 5 % auf Fahrten', -Math.round(driving / 20)],
  ]
  const total = sum(amounts.map(([, minor]) => minor))
  const tax = taxWithin(total, 19)

  sheet.put('stadtkutsche', 64, 44, { size: 20, bold: true, color: '#2f6b2f' })
  sheet.put('teilen statt parken', 206, 52, { size: 11, color: '#d9822b' })
  sheet.put('stadtkutsche · Pieschener Allee 7 · 99084 Erfurt', 64, 128, {
    size: 6.5,
    color: '#555',
  })
  sheet.rule(138, 64, 300, { weight: 0.3 })
  sheet.lines([guest.firm, guest.name, guest.street, guest.town], 64, 144, { size: 10.5 })
  const facts = [
    ['Rechnungsnummer', `K-${chance.digits(6)}`],
    ['Kundennummer', chance.digits(5)],
    ['Datum', shown],
    ['Zeitraum', dayIn(addDays(billed, -28), 'MMMM yyyy', 'de')],
  ]
  for (const [index, [word = '', value = '']] of facts.entries()) {
    sheet.put(word, 370, 144 + 15 * index, { size: 9.5, color: '#555' })
    sheet.right(value, 545, 144 + 15 * index, { size: 9.5 })
  }
  sheet.put('Ihre Fahrten', 64, 244, { size: 13, bold: true })
  const ends = [0, 0, 370, 420, 485, 545]
  for (const [index, head] of [
    'Tag',
    'Fahrzeug und Station',
    'Std.',
    'km',
    'Zeitpreis',
    'km-Preis',
  ].entries())
    if (index < 2) sheet.put(head, [64, 110][index]!, 268, { size: 8, color: '#2f6b2f' })
    else sheet.right(head, ends[index]!, 268, { size: 8, color: '#2f6b2f' })
  for (const [index, { car, day, hours, km, time, way }] of trips.entries()) {
    const y = 284 + 17 * index
    sheet.put(dayIn(day, 'dd.MM.', 'de'), 64, y, { size: 9.5 })
    sheet.put(car, 110, y, { size: 9.5 })
    for (const [column, cell] of [String(hours), String(km), money(time), money(way)].entries())
      sheet.right(cell, ends[column + 2]!, y, { size: 9.5 })
  }
  sheet.put('Ihre Rechnung', 64, 382, { size: 13, bold: true })
  for (const [index, [word, minor]] of amounts.entries()) {
    sheet.put(word, 64, 406 + 17 * index, { size: 9.5 })
    sheet.right(`${money(minor)} EUR`, 545, 406 + 17 * index, { size: 9.5 })
  }
  sheet.rule(460, 64, 545, { color: '#2f6b2f', weight: 1 })
  sheet.put('Rechnungsbetrag', 64, 468, { size: 11, bold: true })
  sheet.right(`${money(total)} EUR`, 545, 468, { size: 11, bold: true })
  sheet.put(
    `Darin enthalten: 19 % Umsatzsteuer ${money(tax)} EUR, netto ${money(total - tax)} EUR.`,
    64,
    488,
    { size: 8.5, color: '#555' },
  )
  sheet.prose(
    `Den Betrag ziehen wir am ${dayIn(addDays(billed, 10), 'dd.MM.yyyy', 'de')} per SEPA-Lastschrift ein (Gläubiger-ID DE44ZZZ00000418820). Ihr Fahrtguthaben aus der Einlage beträgt weiterhin 500,00 EUR.`,
    64,
    520,
    481,
    { size: 9.5 },
  )
  sheet.middle(
    'Ein Angebot der Mobil Teilen Mittelthüringen eG · GnR 100284 Amtsgericht Jena · USt-IdNr. DE204417718 · Vorstand: R. Albrecht, M. Yildiz',
    304,
    800,
    { size: 7.5, color: '#555' },
  )
  return labelled('stadtkutsche', [billed, shown], [total, money(total)], ['EUR', 'EUR'])
})
