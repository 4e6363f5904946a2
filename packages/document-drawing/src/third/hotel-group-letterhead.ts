import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The paper of a group of mountain hotels; which of its houses sends the bill stands in the line that heads it. */
export const groupLetterhead = template(
  'hotel-group-letterhead',
  {},
  {
    de: {
      house: 'Lodge Piz Sulva',
      heading: 'Rechnung der Lodge Piz Sulva',
      place: '7558 Val Sulva, Talstation Gondelbahn',
      facts: ['Rechnungsdatum', 'Rechnung', 'Gast', 'Zimmer', 'Aufenthalt'],
      heads: ['Anz.', 'Leistung', 'MWST', 'Preis', 'Betrag CHF'],
      items: [
        'Übernachtung mit Halbpension',
        'Skipass Sulva-Crestas, Tageskarte',
        'Bar & Fondue-Stübli',
        'Kurtaxe Gemeinde',
      ],
      total: 'Total inkl. MWST',
      paid: 'Bezahlt mit Debitkarte',
      equal: (euros: string) => `Total in Euro zum Hauskurs 1.00 EUR = 0.96 CHF: EUR ${euros}`,
      tax: ['Code', 'Satz', 'Netto', 'MWST'],
      group: 'Brennalp Hotels AG, Masanserweg 30, 7000 Chur, CHE-114.208.335 MWST',
      days: 'd. MMMM yyyy',
    },
    it: {
      house: 'Lodge Corno Grigio',
      heading: 'Fattura del Lodge Corno Grigio',
      place: '6781 Alpe Cornera, partenza funivia',
      facts: ['Data fattura', 'Fattura', 'Ospite', 'Camera', 'Soggiorno'],
      heads: ['Qtà', 'Prestazione', 'IVA', 'Prezzo', 'Importo CHF'],
      items: [
        'Pernottamento con mezza pensione',
        'Skipass Cornera, giornaliero',
        'Bar e grottino',
        'Tassa di soggiorno comunale',
      ],
      total: 'Totale IVA inclusa',
      paid: 'Pagato con carta di debito',
      equal: (euros: string) =>
        `Totale in euro al cambio interno 1.00 EUR = 0.96 CHF: EUR ${euros}`,
      tax: ['Codice', 'Aliquota', 'Netto', 'IVA'],
      group: 'Brennalp Hotels SA, Masanserweg 30, 7000 Coira, CHE-114.208.335 IVA',
      days: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const rates = leaving < '2024' ? [3.7, 7.7] : [3.8, 8.1]
    const prices = [500 * chance.whole(38, 58), 7400, 5 * chance.whole(480, 1600), 380]
    const counts = [nights, nights - 1, 1, nights]
    const codes = ['A', 'B', 'B', '–']
    const amounts = prices.map((price, index) => price * counts[index]!)
    const total = sum(amounts)

    for (const [x, color] of [
      [50, '#33566b'],
      [74, '#7fa3b5'],
      [98, '#33566b'],
    ] as const)
      sheet.shape(
        [
          [x, 66],
          [x + 20, 34],
          [x + 40, 66],
        ],
        color,
      )
    sheet.put('B R E N N A L P', 152, 38, { size: 17, color: '#33566b' })
    sheet.put('H O T E L S  I N  D E N  A L P E N', 152, 60, { size: 6.5, color: '#7fa3b5' })
    sheet.right('Chesa Madris • Hotel Crestas', 545, 40, { size: 7.5, color: '#7fa3b5' })
    sheet.right('Lodge Piz Sulva • Lodge Corno Grigio', 545, 51, { size: 7.5, color: '#7fa3b5' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 340, 118, {
      size: 10,
    })
    sheet.put(words.heading, 50, 220, { size: 14, bold: true, color: '#33566b' })
    sheet.put(words.place, 50, 239, { size: 9 })
    const values = [
      show(leaving),
      `${leaving.slice(0, 4)}-${chance.digits(5)}`,
      guest.name,
      String(chance.whole(11, 48)),
      `${show(arrival)} – ${show(leaving)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50, 266 + 14 * index, { color: '#666' })
      sheet.put(values[index]!, 150, 266 + 14 * index)
    }
    const ends = [76, 0, 372, 450, 537]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 1) sheet.put(cell, 92, y, { bold })
        else sheet.right(cell, ends[index]!, y, { bold })
    }
    row(words.heads, 354, true)
    for (const [index, item] of words.items.entries()) {
      if (index % 2 === 0) sheet.fill(50, 369 + 20 * index, 495, 20, '#eef3f6')
      row(
        [String(counts[index]), item, codes[index]!, money(prices[index]!), money(amounts[index]!)],
        375 + 20 * index,
      )
    }
    sheet.rule(456, 50, 545, { weight: 1.4, color: '#33566b' })
    sheet.put(words.total, 92, 464, { size: 11, bold: true })
    sheet.right('CHF', 450, 464, { size: 11, bold: true })
    sheet.right(money(total), 537, 464, { size: 11, bold: true })
    sheet.put(words.paid, 92, 486)
    sheet.right(money(-total), 537, 486)
    sheet.put(words.equal(money(Math.round(total / 0.96))), 92, 504, { size: 8, color: '#666' })
    for (const [index, word] of words.tax.entries()) {
      sheet.right(word, 130 + 60 * index, 546, { size: 8, bold: true })
      for (const [code, rate] of rates.entries()) {
        const gross = code === 0 ? amounts[0]! : amounts[1]! + amounts[2]!
        const tax = taxWithin(gross, rate)
        const cells = ['AB'[code]!, `${rate} %`, money(gross - tax), money(tax)]
        sheet.right(cells[index]!, 130 + 60 * index, 560 + 13 * code, { size: 8 })
      }
    }
    sheet.rule(794, 50, 545, { color: '#7fa3b5' })
    sheet.put(words.group, 50, 801, { size: 7.5, color: '#33566b' })
    return labelled(words.house, [leaving, show(leaving)], [total, money(total)], ['CHF', 'CHF'])
  },
)
