import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A letter by the German norm for two days of seminar: sender above the window, net prices, two taxes, three columns in the foot. */
export const seminarHouse = oneOff('hotel-seminar-house', {}, 'de', (sheet, chance) => {
  const begins = anyDay(chance)
  const issued = addDays(begins, chance.whole(3, 8))
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'de')
  const people = chance.whole(4, 11)
  const lines: [count: number, unit: string, name: string, price: number, tax: number][] = [
    [people, 'Nächte', 'Einzelzimmer Waldseite', 7850, 7],
    [people, 'Stück', 'Frühstück', 1090, 7],
    [2 * people, 'Pers.', 'Tagungspauschale ganztags', 4580, 19],
    [people, 'Pers.', 'Abendessen, 3 Gänge', 2480, 7],
    [1, 'psch.', 'Moderationskoffer', 2000, 19],
  ]
  const netAt = (rate: number) =>
    sum(lines.filter(([, , , , tax]) => tax === rate).map(([count, , , price]) => count * price))
  const [low, high] = [netAt(7), netAt(19)]
  const [lowTax, highTax] = [Math.round(low * 0.07), Math.round(high * 0.19)]
  const total = low + high + lowTax + highTax

  sheet.shape(
    [
      [452, 74],
      [482, 40],
      [500, 60],
      [516, 46],
      [540, 74],
    ],
    '#3f6b4f',
  )
  sheet.put('tagen. denken. durchatmen.', 452, 82, { size: 7, color: '#3f6b4f' })
  sheet.put('Seminarhaus Lechblick · Am Lechrain 20 · 86983 Lechbruck', 71, 128, { size: 6.5 })
  sheet.rule(137, 71, 300, { weight: 0.3 })
  sheet.lines([guest.firm, guest.name, guest.street, guest.town], 71, 150, { size: 10.5 })
  const facts: [string, string][] = [
    ['Ihr Zeichen', 'per E-Mail'],
    ['Unser Zeichen', 'bk-rw'],
    ['Kundennummer', chance.digits(5)],
    ['Bearbeitung', 'Rita Wölfle'],
    ['Durchwahl', '08862 555-14'],
    ['Datum', show(issued)],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 370, 130 + 14 * index, { size: 8, color: '#555' })
    sheet.put(value, 450, 130 + 14 * index)
  }
  for (const y of [297, 421, 595]) sheet.rule(y, 10, 18)
  sheet.put(`Rechnung ${issued.slice(0, 4)}-${chance.digits(4)}`, 71, 262, { size: 12, bold: true })
  const greeting = guest.name.startsWith('Frau') ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr'
  sheet.put(`${greeting} ${guest.name.split(' ').at(-1)},`, 71, 290, { size: 10 })
  const afterwards = sheet.prose(
    `für Ihre Strategieklausur vom ${show(begins)} bis ${show(addDays(begins, 1))} mit ${people} Personen erlauben wir uns zu berechnen:`,
    71,
    308,
    470,
    { size: 10 },
  )

  let y = afterwards + 12
  const ends = [95, 145, 160, 430, 500, 541]
  const heads = ['Pos.', 'Menge', 'Leistung', 'Einzel €', 'Netto €', 'USt.']
  function row(cells: readonly string[], bold = false) {
    for (const [index, cell] of cells.entries()) {
      if (index === 2) sheet.put(cell, 160, y, { bold })
      else sheet.right(cell, ends[index]!, y, { bold })
    }
    y += 16
  }
  row(heads, true)
  sheet.rule(y - 4, 71, 541)
  for (const [index, [count, unit, name, price, tax]] of lines.entries())
    row([
      String(index + 1),
      `${count} ${unit}`,
      name,
      money(price),
      money(count * price),
      `${tax} %`,
    ])
  sheet.rule(y - 2, 71, 541)
  y += 4
  const sums: [string, number][] = [
    ['Summe netto', low + high],
    [`zzgl. 7 % USt. auf ${money(low)}`, lowTax],
    [`zzgl. 19 % USt. auf ${money(high)}`, highTax],
    ['Rechnungsbetrag', total],
  ]
  for (const [word, minor] of sums) {
    const bold = minor === total
    sheet.put(word, 300, y, { bold })
    sheet.right(`${money(minor)} €`, 508, y, { bold })
    y += 15
  }
  sheet.lines(
    [
      `Bitte überweisen Sie den Betrag ohne Abzug bis zum ${show(addDays(issued, 14))}.`,
      'Wir danken für Ihren Besuch und freuen uns auf das nächste Mal.',
      '',
      'Mit freundlichen Grüßen',
      'i. A. Rita Wölfle',
    ],
    71,
    y + 20,
    { size: 10 },
    1.5,
  )
  const foot = [
    ['Seminarhaus Lechblick GmbH', 'Am Lechrain 20', '86983 Lechbruck', 'www.lechblick.example'],
    ['Geschäftsführerin: Beate Kögel', 'Amtsgericht Kempten HRB 9917', 'USt-IdNr. DE 254 118 703'],
    ['Raiffeisenkasse Oberer Lech', 'IBAN DE22 7336 9920 0000 4471 18', 'BIC GENODEF1LEX'],
  ]
  for (const [index, texts] of foot.entries())
    sheet.lines(texts, 71 + 165 * index, 780, { size: 7, color: '#3f6b4f' }, 1.4)
  return labelled(
    'Seminarhaus Lechblick',
    [issued, show(issued)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
