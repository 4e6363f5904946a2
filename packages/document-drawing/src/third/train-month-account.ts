import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const journeys = [
  ['Utrecht Centraal – Zwolle', 'Spoorslag', 1640, '07'],
  ['Zwolle – Kampen', 'Veluwelijn', 385, '08'],
  ['Stadsvervoer Zwolle', 'Merwebus', 268, '12'],
  ['Zwolle – Utrecht Centraal', 'Spoorslag', 1640, '16'],
  ['Huurfiets station', 'Spoorslag Fiets', 445, '18'],
  ['Utrecht Centraal – Dordrecht', 'Spoorslag', 1290, '09'],
  ['Dordrecht – Gorinchem', 'Merwebus', 512, '11'],
] as const

/** A business card's monthly bill over two pages: journeys with several carriers, the sum of page one carried over. */
export const monthAccount = oneOff('train-month-account', {}, 'nl', (sheet, chance) => {
  const billed = `${anyDay(chance).slice(0, 8)}03`
  const shown = dayIn(billed, 'dd-MM-yyyy', 'nl')
  const guest = anyGuest(chance, 'nl')
  const money = (minor: number) => figure(minor, '1.234,56')
  let day = addDays(billed, -33)
  const rows = Array.from({ length: chance.whole(44, 49) }, (_, index) => {
    const [journey, carrier, minor, hour] = journeys[index % 7]!
    if (index % 7 === 0 || index % 7 === 5) day = addDays(day, chance.whole(1, 2))
    return { day, clock: `${hour}:${chance.whole(10, 59)}`, journey, carrier, minor }
  })
  const head = (page: number) => {
    sheet.shape(
      [
        [452, 40],
        [470, 40],
        [462, 58],
        [444, 58],
      ],
      '#0a7d4f',
    )
    sheet.put('Spoorslag', 476, 40, { size: 14, bold: true, color: '#0a7d4f' })
    sheet.put('Zakelijk', 476, 57, { size: 10, color: '#0a7d4f' })
    sheet.put(`Factuur SZ${billed.slice(0, 4)}${billed.slice(5, 7)}-88213`, 50, 800, { size: 7.5 })
    sheet.right(`Pagina ${page} van 2`, 545, 800, { size: 7.5 })
  }
  const table = (part: typeof rows, top: number) => {
    const columns = [50, 110, 150, 350]
    for (const [index, word] of ['Datum', 'Tijd', 'Traject', 'Vervoerder'].entries())
      sheet.put(word, columns[index]!, top, { size: 8, bold: true })
    sheet.right('Bedrag €', 545, top, { size: 8, bold: true })
    for (const [index, { day: on, clock, journey, carrier, minor }] of part.entries()) {
      const y = top + 15 + 13 * index
      if (index % 2 === 0) sheet.fill(46, y - 2.5, 503, 13, '#eef6f1')
      for (const [column, cell] of [dayIn(on, 'dd-MM', 'nl'), clock, journey, carrier].entries())
        sheet.put(cell, columns[column]!, y, { size: 8.5 })
      sheet.right(money(minor), 545, y, { size: 8.5 })
    }
    return top + 22 + 13 * part.length
  }
  const total = sum(rows.map(({ minor }) => minor)) + 250
  const carried = sum(rows.slice(0, 32).map(({ minor }) => minor))
  const tax = taxWithin(total, 9)

  head(1)
  sheet.lines([guest.firm, 'Crediteurenadministratie', guest.street, guest.town], 50, 110, {
    size: 10,
  })
  const facts = [
    ['Factuurdatum', shown],
    ['Klantnummer', chance.digits(7)],
    ['Kaarthouder', guest.name],
    ['Kaartnummer', `3528 ${chance.digits(4)} ${chance.digits(4)}`],
    [
      'Reisperiode',
      `${dayIn(rows[0]!.day, 'd MMM', 'nl')} t/m ${dayIn(rows.at(-1)!.day, 'd MMM yyyy', 'nl')}`,
    ],
  ]
  for (const [index, [word = '', value = '']] of facts.entries()) {
    sheet.put(word, 340, 110 + 13 * index, { color: '#555' })
    sheet.put(value, 420, 110 + 13 * index)
  }
  sheet.put('Factuur reiskosten', 50, 206, { size: 15, bold: true })
  let y = table(rows.slice(0, 32), 240)
  sheet.put('Transporteren naar volgende pagina', 150, y, { size: 8.5 })
  sheet.right(money(carried), 545, y, { size: 8.5 })
  sheet.nextPage()
  head(2)
  sheet.put('Transport van vorige pagina', 150, 92, { size: 8.5 })
  sheet.right(money(carried), 545, 92, { size: 8.5 })
  y = table(rows.slice(32), 112)
  const sums: [string, number][] = [
    ['Reizen', total - 250],
    ['Kaartbijdrage per maand', 250],
    ['Totaal exclusief btw', total - tax],
    ['Btw 9%', tax],
    ['Totaal factuur', total],
  ]
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 350, y + 14 + 16 * index, { bold: index === 4 })
    sheet.right(`€ ${money(minor)}`, 545, y + 14 + 16 * index, { bold: index === 4 })
  }
  sheet.prose(
    `Het totaalbedrag wordt omstreeks ${dayIn(addDays(billed, 21), 'd MMMM', 'nl')} van uw rekening NL21 WADD 0417 1164 00 afgeschreven. Spoorslag factureert mede namens de andere vervoerders op deze factuur.`,
    50,
    y + 122,
    495,
  )
  sheet.put(
    'Spoorslag Reizigers N.V. · Moreelsepark 9, 3511 EP Utrecht · KvK 30194457 · btw NL809921774B01',
    50,
    780,
    { size: 7.5 },
  )
  return labelled('Spoorslag', [billed, shown], [total, money(total)], ['EUR', '€'])
})
