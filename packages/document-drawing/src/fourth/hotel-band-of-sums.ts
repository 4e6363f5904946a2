import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Sent to the firm to be paid within weeks: prices net, the sums side by side in a band low on the page, four columns in the foot. */
export const bandOfSums = template(
  'hotel-band-of-sums',
  {},
  {
    en: {
      hotel: 'Hotell Norrbacken',
      under: 'Umeå',
      title: 'INVOICE',
      facts: 'Invoice date|Invoice no.|Customer no.|Your reference|Due date|Terms',
      terms: '30 days net',
      page: 'Page 1 (1)',
      heads: 'Description|Period|Qty|Price|Amount',
      items: 'Single room incl. breakfast|Dinner buffet|Parking with engine heater',
      rates: [12, 25],
      prices: [115_179, 22_321, 9600],
      band: ['Net', 'VAT 12 %', 'VAT 25 %', 'Rounding', 'TO PAY'],
      note: 'Interest on overdue payment at 8 % above the reference rate. Please state the invoice number when paying.',
      foot: [
        ['Address', 'Norrbackavägen 22', 'SE-903 42 Umeå', 'Sweden'],
        ['Phone / e-mail', '+46 90 555 01 42', 'booking@norrbacken.example', 'norrbacken.example'],
        ['Payment', 'Bankgiro 555-0142', 'IBAN SE45 5000 0000', '0583 9825 5014'],
        ['Company', 'Norrbacken Drift AB', 'Org. no. 556555-0142', 'Approved for F-tax'],
      ],
      day: 'yyyy-MM-dd',
      due: 30,
      figures: '1 234,56' as Figures,
      currency: 'SEK',
    },
    nl: {
      hotel: 'Hotel De Wiekslag',
      under: 'Ootmarsum',
      title: 'FACTUUR',
      facts: 'Factuurdatum|Factuurnr.|Debiteurnr.|Uw referentie|Vervaldatum|Betaling',
      terms: '14 dagen netto',
      page: 'Blad 1',
      heads: 'Omschrijving|Periode|Aantal|Prijs|Bedrag',
      items: 'Logies eenpersoonskamer|3-gangendiner vergaderarrangement|Laadpaal elektrische auto',
      rates: [9, 21],
      prices: [8945, 3440, 1240],
      band: ['Excl. btw', 'Btw 9 %', 'Btw 21 %', 'Korting', 'TE BETALEN'],
      note: 'Wij verzoeken u het bedrag binnen 14 dagen over te maken onder vermelding van het factuurnummer.',
      foot: [
        ['Adres', 'Denekamperstraat 118', '7631 AB Ootmarsum', 'Nederland'],
        ['Contact', '0541 - 55 50 14', 'receptie@wiekslag.example', 'wiekslag.example'],
        ['Bank', 'IBAN NL91 TWEN', '0417 1555 01', 't.n.v. Wiekslag'],
        ['Bedrijf', 'Wiekslag Exploitatie B.V.', 'KvK 06055501', 'Btw NL8055.50.142.B01'],
      ],
      day: 'dd-MM-yyyy',
      due: 14,
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 4)
    const arrival = anyDay(chance)
    const issued = addDays(arrival, nights + chance.whole(2, 6))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const counts = [nights, nights - 1, nights]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const nets = [minors[0]! + minors[1]!, minors[2]!]
    const taxes = nets.map((net, index) => Math.round((net * words.rates[index]!) / 100))
    const exact = sum(minors) + sum(taxes)
    const total = words.currency === 'SEK' ? 100 * Math.round(exact / 100) : exact
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const blue = '#20507a'

    sheet.shape(
      [
        [50, 62],
        [66, 34],
        [82, 62],
      ],
      blue,
    )
    sheet.put(words.hotel, 92, 36, { size: 16, bold: true, color: blue })
    sheet.put(words.under, 92, 55, { size: 9, color: blue })
    sheet.put(words.title, 330, 36, { size: 16, bold: true })
    sheet.right(words.page, 545, 42, { size: 8 })
    const values = [
      show(issued),
      chance.digits(6),
      chance.digits(5),
      name,
      show(addDays(issued, words.due)),
      words.terms,
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 50, 110 + 14 * index)
      sheet.put(values[index]!, 136, 110 + 14 * index)
    }
    sheet.lines([firm, street, town, country], 330, 110, { size: 10.5 })
    const edges = [50, 0, 400, 470, 545]
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 2) sheet.put(cell, [50, 235][index]!, y, { bold })
        else sheet.right(cell, edges[index]!, y, { bold })
    }
    row(words.heads.split('|'), 230, true)
    sheet.rule(244, 50, 545, { color: blue, weight: 1.2 })
    const period = `${show(arrival)} – ${show(addDays(arrival, nights))}`
    for (const [index, item] of words.items.split('|').entries())
      row(
        [
          item,
          index ? '' : period,
          String(counts[index]),
          money(words.prices[index]!),
          money(minors[index]!),
        ],
        254 + 18 * index,
      )
    sheet.fill(50, 640, 495, 40, '#e6eef5')
    const sums = [sum(minors), ...taxes, total - exact].map((minor) => money(minor))
    for (const [index, word] of words.band.entries()) {
      sheet.put(word, 58 + 88 * index, 646, { size: 8, color: '#444' })
      const isLast = index === 4
      sheet.put(isLast ? `${words.currency} ${money(total)}` : sums[index]!, 58 + 88 * index, 659, {
        size: isLast ? 12 : 10,
        bold: isLast,
      })
    }
    sheet.put(words.note, 50, 692, { size: 8 })
    sheet.rule(748, 50, 545, { color: blue })
    for (const [index, column] of words.foot.entries()) {
      sheet.put(column[0]!, 50 + 126 * index, 754, { size: 7.5, bold: true, color: blue })
      sheet.lines(column.slice(1), 50 + 126 * index, 765, { size: 8 })
    }
    return labelled(
      words.hotel,
      [issued, show(issued)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
