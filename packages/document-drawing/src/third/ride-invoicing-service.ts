import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A driver on their own writes the invoice with an online service: its smooth form, its name in the foot. */
export const invoicingService = template(
  'ride-invoicing-service',
  {},
  {
    nl: {
      firm: 'Taxi Brinkhof',
      own: [
        'W. Brinkhof',
        'Molenweg 12',
        '7061 AR Terborg',
        'KvK 09188426',
        'NL001744209B72',
        'NL21 RABB 0117 4420 93',
      ],
      title: 'Factuur',
      to: 'Factuur aan',
      facts: ['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Referentie'],
      columns: ['Omschrijving', 'Datum', 'Aantal', 'Prijs', 'Btw', 'Bedrag'],
      rows: ['Rit Doetinchem – Schiphol', 'Wachttijd (kwartier)', 'Rit Schiphol – Doetinchem'],
      rate: 9,
      sums: ['Subtotaal excl. btw', 'Btw 9%', 'Totaal incl. btw'],
      ask: (amount: string, day: string) =>
        `Graag € ${amount} overmaken vóór ${day} onder vermelding van het factuurnummer.`,
      made: 'Gemaakt met Facturino – gratis facturen maken op facturino.example',
      day: 'dd-MM-yyyy',
      short: 'dd-MM',
    },
    de: {
      firm: 'Fahrservice Hennings',
      own: [
        'Ole Hennings',
        'Deichreihe 41',
        '25813 Husum',
        'St.-Nr. 17/113/05582',
        'DE77 2175 0000 0164 2208 11',
      ],
      title: 'Rechnung',
      to: 'Rechnung an',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Zahlbar bis', 'Ihr Zeichen'],
      columns: ['Beschreibung', 'Datum', 'Menge', 'Preis', 'USt.', 'Betrag'],
      rows: [
        'Fahrt Husum – Flughafen HAM',
        'Wartezeit (Viertelstunde)',
        'Fahrt Flughafen HAM – Husum',
      ],
      rate: 19,
      sums: ['Zwischensumme netto', 'zzgl. 19 % USt.', 'Gesamtbetrag'],
      ask: (amount: string, day: string) =>
        `Bitte überweisen Sie ${amount} € bis zum ${day} unter Angabe der Rechnungsnummer.`,
      made: 'Erstellt mit Belegfux – Rechnungen online schreiben auf belegfux.example',
      day: 'dd.MM.yyyy',
      short: 'dd.MM.',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const counts = [1, chance.whole(1, 3), 1]
    const prices = [100 * chance.whole(118, 176), 950, 100 * chance.whole(118, 176)]
    const amounts = prices.map((price, index) => price * counts[index]!)
    const net = sum(amounts)
    const tax = Math.round((net * words.rate) / 100)
    const guest = anyGuest(chance, language)
    const due = show(addDays(issued, 14))
    const ridden = [-6, -6, -3].map((count) => dayIn(addDays(issued, count), words.short, language))
    const teal = '#0f766e'

    sheet.fill(0, 0, 595, 12, teal)
    sheet.put(words.title, 50, 48, { size: 30, color: teal })
    sheet.right(words.firm, 545, 50, { size: 13, bold: true })
    for (const [index, text] of words.own.entries())
      sheet.right(text, 545, 70 + 13 * index, { size: 9, color: '#555' })
    sheet.put(words.to, 50, 120, { size: 8, color: teal })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 50, 134, { size: 10 })
    const facts = [
      `${issued.slice(0, 4)}-0${chance.digits(3)}`,
      show(issued),
      due,
      `PO ${chance.digits(5)}`,
    ]
    sheet.fill(50, 216, 495, 44, '#f0fdfa')
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 62 + 122 * index, 224, { size: 8, color: teal })
      sheet.put(facts[index]!, 62 + 122 * index, 238, { size: 10.5, bold: true })
    }
    const ends = [0, 285, 340, 405, 455, 545]
    const cells = [
      words.columns,
      ...words.rows.map((row, index) => [
        row,
        ridden[index]!,
        `${counts[index]}`,
        plain(prices[index]!),
        `${words.rate}%`,
        plain(amounts[index]!),
      ]),
    ]
    for (const [index, row] of cells.entries()) {
      const style = { size: 9.5, bold: index === 0 }
      sheet.put(row[0]!, 50, 292 + 26 * index, style)
      for (const [column, cell] of row.slice(1).entries())
        sheet.right(cell, ends[column + 1]!, 292 + 26 * index, style)
      sheet.rule(310 + 26 * index, 50, 545, { color: index === 0 ? teal : '#ddd' })
    }
    for (const [index, minor] of [net, tax, net + tax].entries()) {
      const style = index === 2 ? { size: 13, bold: true, color: teal } : { size: 9.5 }
      sheet.put(words.sums[index]!, 330, 416 + 22 * index, style)
      sheet.right(`€ ${plain(minor)}`, 545, 416 + 22 * index, style)
    }
    sheet.prose(words.ask(plain(net + tax), due), 50, 520, 495, { size: 10 })
    sheet.middle(words.made, 297, 806, { size: 7.5, color: '#999' })
    return labelled(words.firm, [issued, show(issued)], [net + tax, plain(net + tax)], ['EUR', '€'])
  },
)
