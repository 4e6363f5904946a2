import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swiss inn's spreadsheet printed with its grid: empty rows, a total in the sheet's cells, the file's name and the day of printing in the foot. */
export const spreadsheet = oneOff('hotel-spreadsheet', {}, 'de', (sheet, chance) => {
  const nights = chance.whole(2, 3)
  const day = addDays(anyDay(chance), 3)
  const show = (when: string) => dayIn(when, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, "1'234.56")
  const isNewRate = day >= '2024'
  const room = 100 * chance.whole(98, 134)
  const rows = Array.from({ length: nights }, (_, night) => {
    const when = show(addDays(day, night - nights))
    return [
      { when, text: 'Übernachtung EZ mit Frühstück', count: 1, price: room, rate: 'A' },
      { when, text: 'Kurtaxe Gemeinde', count: 1, price: 350, rate: '-' },
      { when: '', text: 'Tagesmenü mit Salat', count: 1, price: 2450, rate: 'B' },
      {
        when: '',
        text: 'Getränke Gaststube lt. Bon',
        count: chance.whole(2, 4),
        price: 520,
        rate: 'B',
      },
    ]
  }).flat()
  const gross = (rate: string) =>
    sum(rows.filter((row) => rate === '' || row.rate === rate).map((row) => row.count * row.price))
  const total = gross('')
  const guest = anyGuest(chance, 'de')
  const columns = [40, 108, 330, 370, 445, 480, 555]
  const cell = (text: string, column: number, row: number, bold = false) =>
    sheet.put(text, columns[column]! + 3, 44 + 17 * row, { size: 9.5, bold })
  const number = (text: string, column: number, row: number, bold = false) =>
    sheet.right(text, columns[column + 1]! - 3, 44 + 17 * row, { size: 9.5, bold })
  const last = 17 + rows.length + 9

  for (let row = 0; row <= last; row += 1)
    sheet.rule(40 + 17 * row, 40, 555, { weight: 0.3, color: '#bbb' })
  for (const x of columns) sheet.upright(x, 40, 40 + 17 * last, { weight: 0.3, color: '#bbb' })
  cell('Gasthaus Sternenhalde', 0, 0, true)
  for (const [index, line] of [
    'Vreni und Ueli Zogg-Brunner',
    'Oberdorf 4',
    '9652 Neu Sankt Jost',
    'MWST-Nr. CHE-114.555.018',
  ].entries())
    cell(line, 0, index + 1)
  for (const [index, line] of [guest.firm, guest.name, guest.street, guest.town].entries())
    cell(line, 3, index + 5)
  cell('RECHNUNG', 0, 10, true)
  const facts = [
    ['Rechn.-Nr.', `${day.slice(2, 4)}-${chance.digits(3)}`],
    ['Datum', show(day)],
    ['Zimmer', String(chance.whole(1, 9))],
    ['zahlbar bis', show(addDays(day, 20))],
  ]
  for (const [index, [word = '', value = '']] of facts.entries()) {
    cell(word, 0, 11 + index)
    cell(value, 1, 11 + index)
  }
  for (const [index, head] of ['Datum', 'Was', 'Anz.', 'à CHF', 'MWST', 'Fr.'].entries())
    cell(head, index, 16, true)
  for (const [index, { when, text, count, price, rate }] of rows.entries()) {
    cell(when, 0, 17 + index)
    cell(text, 1, 17 + index)
    number(String(count), 2, 17 + index)
    number(money(price), 3, 17 + index)
    cell(rate, 4, 17 + index)
    number(money(count * price), 5, 17 + index)
  }
  const below = 17 + rows.length + 1
  cell('Rechnungsbetrag inkl. MWST', 1, below, true)
  cell('CHF', 4, below, true)
  number(money(total), 5, below, true)
  sheet.rule(40 + 17 * (below + 1), 480, 555, { weight: 1.4, color: '#111' })
  const taxes: [string, number, string][] = [
    ['A', isNewRate ? 3.8 : 3.7, 'Beherbergung'],
    ['B', isNewRate ? 8.1 : 7.7, 'Restaurant'],
  ]
  for (const [index, [rate, percent, what]] of taxes.entries()) {
    cell(`${rate} = ${percent} % ${what}, Anteil MWST`, 1, below + 2 + index)
    number(money(taxWithin(gross(rate), percent)), 3, below + 2 + index)
  }
  cell('Einzahlung auf Konto Bergkasse Sankt Jost, IBAN CH93 0076 2011 6238 5295 7', 0, below + 5)
  cell('Merci vielmal und bis bald!', 0, below + 6)
  sheet.put('Rechnung Vorlage NEU 3.xls / Tabelle1', 40, 812, { size: 7.5 })
  sheet.right(`Druck: ${show(addDays(day, 1))}   Seite 1`, 555, 812, { size: 7.5 })
  return labelled('Gasthaus Sternenhalde', [day, show(day)], [total, money(total)], ['CHF', 'CHF'])
})
