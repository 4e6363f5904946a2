import { addDays, anyDay } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swedish regional airline's receipt in English: days as year-month-day, the VAT told apart at the foot. */
export const northReceipt = oneOff('flight-north-receipt', {}, 'en', (sheet, chance) => {
  const bought = anyDay(chance)
  const out = addDays(bought, chance.whole(3, 30))
  const money = (minor: number) => figure(minor, '1 234,56')
  const rows: [text: string, minor: number, rate: number][] = [
    [`FV 127  Umeå (UME) – Stockholm Arlanda (ARN)  ${out}`, 100 * chance.whole(549, 1390), 6],
    [
      `FV 134  Stockholm Arlanda (ARN) – Umeå (UME)  ${addDays(out, 1)}`,
      100 * chance.whole(549, 1390),
      6,
    ],
    ['Passenger and security charges', 100 * chance.whole(180, 320), 6],
    ['Voluntary contribution to bio fuel', 9900, 25],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  const guest = anyGuest(chance, 'en')
  const grey = { size: 8, color: '#777' }
  sheet.shape(
    [
      [50, 78],
      [66, 44],
      [78, 64],
      [86, 52],
      [100, 78],
    ],
    '#274c5e',
  )
  sheet.put('FJÄLLVIND', 112, 52, { size: 21, color: '#274c5e' })
  sheet.right('Receipt', 545, 50, { size: 21 })
  const cells = [
    ['Receipt no.', chance.digits(9)],
    ['Purchase date', bought],
    [
      'Booking',
      `${chance.pick(['YU', 'OP', 'LN'])}${chance.digits(1)}${chance.pick(['KDA', 'SVE'])}`,
    ],
    ['Payment', `Card ****${chance.digits(4)}`],
  ] as const
  for (const [index, [word, value]] of cells.entries()) {
    sheet.frame(50 + 124 * index, 104, 124, 38)
    sheet.put(word, 57 + 124 * index, 110, grey)
    sheet.put(value, 57 + 124 * index, 124, { size: 10.5 })
  }
  sheet.put('Traveller', 50, 162, grey)
  sheet.put(guest.name, 50, 174, { size: 11, bold: true })
  sheet.put('Buyer', 298, 162, grey)
  sheet.lines([guest.firm, `${guest.street}, ${guest.town}`], 298, 174, { size: 10 })
  sheet.put('Specification', 50, 226, { bold: true })
  sheet.right('SEK incl. VAT', 545, 226, { bold: true })
  sheet.rule(240, 50, 546, { weight: 1.2 })
  for (const [index, [text, minor]] of rows.entries()) {
    sheet.put(text, 50, 249 + 20 * index, { size: 10 })
    sheet.right(money(minor), 545, 249 + 20 * index, { size: 10 })
  }
  sheet.rule(328, 50, 546, { weight: 1.2 })
  sheet.put('Total paid', 50, 338, { size: 13, bold: true })
  sheet.right(`${money(total)} SEK`, 545, 338, { size: 13, bold: true })
  sheet.put('VAT specification', 298, 380, { bold: true })
  for (const [index, word] of ['Rate', 'Net', 'VAT'].entries())
    sheet.right(word, 340 + 102 * index, 396, grey)
  for (const [index, rate] of [6, 25].entries()) {
    const gross = sum(rows.filter((row) => row[2] === rate).map(([, minor]) => minor))
    const tax = taxWithin(gross, rate)
    for (const [at, cell] of [`${rate} %`, money(gross - tax), money(tax)].entries())
      sheet.right(cell, 340 + 102 * at, 410 + 14 * index)
  }
  sheet.put('Thank you for flying with Fjällvind. Have a pleasant journey!', 50, 480, { size: 10 })
  sheet.rule(772, 50, 546, { color: '#274c5e' })
  sheet.lines(['Fjällvind Regionalflyg AB', 'Flygplatsvägen 20', 'SE-904 22 Umeå'], 50, 780, grey)
  sheet.lines(
    ['Org.nr 556714-2093', 'VAT no. SE556714209301', 'Godkänd för F-skatt'],
    230,
    780,
    grey,
  )
  sheet.lines(['kundservice@fjallvind.example', '+46 90 00 01 27'], 410, 780, grey)
  return labelled('FJÄLLVIND', [bought, bought], [total, money(total)], ['SEK', 'SEK'])
})
