import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Seats on a chartered plane: a plain invoice in columns of figures, exempt from tax, payable later. */
export const charter = oneOff('flight-charter', { face: 'serif' }, 'nl', (sheet, chance) => {
  const billed = anyDay(chance)
  const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'nl')
  const money = (minor: number) => figure(minor, '1.234,56')
  const seats = chance.whole(2, 5)
  const rows: [string, number, number][] = [
    ['Stoel Rotterdam – Guernsey v.v.', seats, 64_500],
    ['Luchthavengelden', seats, 3250],
    ['Catering aan boord', seats, 1850],
  ]
  const total = sum(rows.map(([, count, price]) => count * price))
  const guest = anyGuest(chance, 'nl')
  sheet.put('FACTUUR', 60, 60, { size: 24 })
  sheet.lines(
    ['Waddenvlucht Charters', 'Luchthavenlaan 33', '3045 AP Rotterdam', 'KvK 24433221'],
    400,
    60,
    { size: 10 },
  )
  sheet.lines([guest.firm, `t.a.v. ${guest.name}`, guest.street, guest.town], 60, 130, { size: 11 })
  sheet.put(`Rotterdam, ${show(billed)}`, 60, 214, { size: 11 })
  sheet.put(
    `Betreft: vlucht op ${show(addDays(billed, 21))}, factuur ${chance.digits(6)}`,
    60,
    232,
    { size: 11 },
  )
  const ends = [360, 450, 535]
  for (const [index, word] of ['Aantal', 'Per stuk', 'Bedrag'].entries())
    sheet.right(word, ends[index]!, 270, { size: 10, bold: true })
  for (const [index, [name, count, price]] of rows.entries()) {
    sheet.put(name, 60, 290 + 18 * index, { size: 10 })
    for (const [place, cell] of [String(count), money(price), money(count * price)].entries())
      sheet.right(cell, ends[place]!, 290 + 18 * index, { size: 10 })
  }
  sheet.rule(348, 450, 535)
  sheet.put('Btw-vrijgesteld (internationaal personenvervoer)', 60, 356, { size: 9 })
  sheet.put('Te voldoen', 380, 356, { size: 11, bold: true })
  sheet.right(`€ ${money(total)}`, 535, 356, { size: 11, bold: true })
  sheet.prose(
    `Wij verzoeken u het bedrag voor ${show(addDays(billed, 14))} over te maken op NL54 INGB 0001 2345 67.`,
    60,
    400,
    475,
    { size: 11 },
  )
  return labelled(
    'Waddenvlucht Charters',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
