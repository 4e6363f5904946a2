import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Dutch regional railway's invoice for a traveller's subscription and the trips beyond it, collected from the bank. */
export const offPeakPlan = oneOff('train-off-peak-plan', {}, 'nl', (sheet, chance) => {
  const seller = 'Noorderspoor'
  const issued = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'nl')
  const period = `${show(addDays(issued, -31))} t/m ${show(addDays(issued, -1))}`
  const rows: [string, string, number][] = [
    ['Abonnement Dal Voordeel Zakelijk', period, 2460],
    ['Reizen op saldo trein, 2e klas', `${chance.whole(6, 14)} ritten`, chance.whole(5200, 13900)],
    ['Reizen bus en tram', `${chance.whole(2, 9)} ritten`, chance.whole(640, 2890)],
    ['Fiets van het station', '2 x 24 uur', 930],
    ['Correctie vergeten uitcheck', show(addDays(issued, -12)), -chance.whole(420, 1180)],
  ]
  const total = sum(rows.map(([, , minor]) => minor))
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'nl')
  const orange = '#e4572e'

  sheet.fill(0, 0, 12, 842, orange)
  sheet.put(seller, 410, 44, { size: 22, bold: true, color: orange })
  sheet.lines(
    [
      'Klantenservice Zakelijk',
      'Postbus 918',
      '9700 AX Groningen',
      'zakelijk@noorderspoor.example',
      '050 - 889 10 10',
    ],
    410,
    76,
    { size: 8 },
    1.4,
  )
  sheet.lines(
    [guest.firm, `T.a.v. ${guest.name}`, guest.street, guest.town],
    50,
    120,
    { size: 10 },
    1.4,
  )
  sheet.put('Factuur', 50, 216, { size: 20 })
  const facts = [
    ['Factuurnummer', `NSP${chance.digits(8)}`],
    ['Factuurdatum', show(issued)],
    ['Klantnummer', chance.digits(7)],
    ['Kaartnummer', `3528 ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)}`],
  ]
  for (const [index, [fact, value]] of facts.entries()) {
    sheet.put(fact!, 50 + 124 * index, 250, { size: 8, color: orange })
    sheet.put(value!, 50 + 124 * index, 262, { size: 9.5 })
  }
  sheet.rule(286, 50, 545, { color: orange })
  sheet.put('Omschrijving', 50, 294, { bold: true })
  sheet.put('Periode / aantal', 262, 294, { bold: true })
  sheet.right('Btw', 445, 294, { bold: true })
  sheet.right('Bedrag incl. btw', 545, 294, { bold: true })
  for (const [index, [text, detail, minor]] of rows.entries()) {
    const y = 314 + 17 * index
    sheet.put(text, 50, y)
    sheet.put(detail, 262, y)
    sheet.right(index === 3 ? '21%' : '9%', 445, y)
    sheet.right('€', 490, y)
    sheet.right(money(minor), 545, y)
  }
  sheet.rule(404, 50, 545, { color: orange })
  sheet.put('Te betalen', 262, 413, { size: 12, bold: true })
  sheet.right('€', 486, 413, { size: 12, bold: true })
  sheet.right(money(total), 545, 413, { size: 12, bold: true })
  sheet.put('Btw-specificatie', 50, 452, { bold: true })
  for (const [column, word] of ['Tarief', 'Grondslag', 'Btw'].entries())
    sheet.right(word, [110, 190, 250][column]!, 468, { size: 8, color: '#555' })
  for (const [index, [rate, gross]] of [
    [9, total - 930],
    [21, 930],
  ].entries()) {
    const tax = taxWithin(gross!, rate!)
    for (const [column, cell] of [`${rate}%`, money(gross! - tax), money(tax)].entries())
      sheet.right(cell, [110, 190, 250][column]!, 482 + 13 * index, { size: 8.5 })
  }
  sheet.prose(
    `Het factuurbedrag wordt rond ${show(addDays(issued, 14))} automatisch afgeschreven van rekening NL** **** **** **${chance.digits(2)} ${chance.digits(2)} onder vermelding van het factuurnummer. Uw reizen staan per rit in Mijn Noorderspoor.`,
    50,
    534,
    495,
  )
  sheet.prose(
    'Noorderspoor Personenvervoer B.V. · Stationsweg 13, 9726 AC Groningen · KvK 02338817 · btw NL 8166.41.207.B.01 · IBAN NL36 BNGH 0285 1177 40 · Incassant-ID NL52ZZZ023388170000',
    50,
    796,
    495,
    { size: 7, color: '#666' },
  )
  return labelled(seller, [issued, show(issued)], [total, money(total)], ['EUR', '€'])
})
