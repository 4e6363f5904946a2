import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A national operator's business bill: a dashboard with the sums of the last months as bars, this one's in a box, details beneath. */
export const barsOfMonths = template(
  'telecom-bars-of-months',
  {},
  {
    nl: {
      name: 'Telmond Zakelijk',
      title: 'Uw factuur van',
      facts: ['Factuurnummer', 'Factuurdatum', 'Klantnummer', 'Periode'],
      box: ['Totaal te betalen', 'Incl. btw. Wij schrijven dit bedrag af rond'],
      chart: 'Uw laatste zes facturen',
      heads: ['Nummer 06 5550 0147', 'Excl. btw', 'Incl. btw'],
      rows: [
        'Abonnement Onderneem 20 GB',
        'Dagbundel buiten EU (4 dagen)',
        'Bellen buiten bundel, Zwitserland',
        'Sms en servicenummers',
      ],
      sums: ['Totaal exclusief btw', 'Btw 21%', 'Totaal inclusief btw'],
      note: 'Op de hoogte blijven van uw verbruik in het buitenland? Stel in Mijn Telmond een limiet in; standaard is die € 60,50 per maand. Heeft u vragen over deze factuur, bel dan gratis 1210.',
      legal:
        'Telmond Zakelijk is onderdeel van Telmond N.V., Wilhelminakade 90, 3072 AP Rotterdam. KvK 27114408. Btw NL 0064.11.872.B01.',
      money: ['1.234,56', '€ ', 'EUR'] as [Figures, string, string],
      days: 'd MMMM yyyy',
      rate: 21,
    },
    en: {
      name: 'Albion Mobile Business',
      title: 'Your bill for',
      facts: ['Bill number', 'Bill date', 'Account', 'Period'],
      box: ['Total amount due', 'Including VAT. We will collect this by Direct Debit on or after'],
      chart: 'Your last six bills',
      heads: ['Number 07700 900147', 'Ex. VAT', 'Inc. VAT'],
      rows: [
        'Business Plan 20 GB',
        'World Day Pass (4 days)',
        'Calls outside allowance, Switzerland',
        'Texts and service numbers',
      ],
      sums: ['Total excluding VAT', 'VAT at 20%', 'Total including VAT'],
      note: 'Want to keep an eye on spending abroad? Set a limit in My Albion; the standard roaming cap is £45.00 a month. Questions about this bill? Call 191 free from your mobile.',
      legal:
        'Albion Mobile Business is a trading name of Albion Communications plc, 1 Temple Back, Bristol BS1 6FL. Registered in England 02471180. VAT GB 569 9532 77.',
      money: ['1,234.56', '£', 'GBP'] as [Figures, string, string],
      days: 'd MMMM yyyy',
      rate: 20,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const month = (back: number) => addDays(`${issued.slice(0, 7)}-15`, -30 * back)
    const money = (minor: number) => `${words.money[1]}${figure(minor, words.money[0])}`
    const net = [2250, 4 * 600, chance.whole(380, 1450), chance.whole(40, 260)]
    const gross = net.map((minor) => Math.round(minor * (1 + words.rate / 100)))
    const total = sum(gross)
    const pink = '#c2185b'

    sheet.disc(60, 56, 16, pink)
    sheet.disc(66, 52, 9, '#fff')
    sheet.put(words.name, 84, 46, { size: 18, bold: true, color: pink })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 350, 44, { size: 9.5 })
    sheet.put(`${words.title} ${dayIn(issued, 'MMMM yyyy', language)}`, 44, 120, { size: 17 })
    const first = `${issued.slice(0, 7)}-01`
    const values = [
      chance.digits(10),
      show(issued),
      chance.digits(8),
      `${dayIn(`${addDays(first, -1).slice(0, 7)}-01`, 'd/M', language)} - ${dayIn(addDays(first, -1), 'd/M', language)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 44 + 130 * index, 152, { size: 8, color: '#777' })
      sheet.put(values[index]!, 44 + 130 * index, 163, { size: 10 })
    }
    sheet.frame(44, 196, 230, 150, pink, 8)
    sheet.put(words.box[0]!, 58, 212, { size: 12 })
    sheet.put(money(total), 58, 236, { size: 30, bold: true, color: pink })
    const below = sheet.prose(words.box[1]!, 58, 284, 200, { size: 9 })
    sheet.put(show(addDays(issued, 14)), 58, below, { size: 9, bold: true })
    sheet.put(words.chart, 300, 202, { size: 10, bold: true })
    for (const back of [5, 4, 3, 2, 1, 0]) {
      const x = 300 + 42 * (5 - back)
      const minor = back ? 2723 + 10 * chance.whole(0, 520) : total
      const height = minor / 90
      sheet.fill(x, 330 - height, 30, height, back ? '#ddd' : pink)
      sheet.middle(figure(minor, words.money[0]), x + 15, 320 - height, { size: 7 })
      sheet.middle(dayIn(month(back), 'MMM', language), x + 15, 334, { size: 7, color: '#777' })
    }
    const line = (cells: readonly string[], y: number, bold = false) => {
      sheet.put(cells[0]!, 44, y, { bold })
      for (const [index, cell] of cells.slice(1).entries())
        sheet.right(cell, 440 + 110 * index, y, { bold })
    }
    line(words.heads, 384, true)
    sheet.rule(398, 44, 550, { color: pink })
    for (const [index, row] of words.rows.entries())
      line([row, money(net[index]!), money(gross[index]!)], 406 + 18 * index)
    sheet.rule(480, 44, 550, { color: '#ccc' })
    for (const [index, word] of words.sums.entries())
      line(
        [word, '', money([sum(net), total - sum(net), total][index]!)],
        490 + 17 * index,
        index === 2,
      )
    sheet.prose(words.note, 44, 570, 506, { size: 8.5, color: '#555' })
    sheet.middle(words.legal, 297, 806, { size: 7, color: '#777' })
    return labelled(
      words.name,
      [issued, show(issued)],
      [total, figure(total, words.money[0])],
      [words.money[2], words.money[1].trim()],
    )
  },
)
