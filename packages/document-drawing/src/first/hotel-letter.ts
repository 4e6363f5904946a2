import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A business letter: the sender small above the window, the recipient large, two rates of tax, a foot of four columns. */
export const letter = template(
  'hotel-letter',
  {},
  {
    de: {
      hotel: 'Seehotel Ammerland',
      line: 'Seehotel Ammerland GmbH & Co. KG • Uferweg 2 • 26160 Bad Zwischenahn',
      foot: [
        ['Seehotel Ammerland GmbH & Co. KG', 'Uferweg 2', '26160 Bad Zwischenahn'],
        ['Tel. 04403 555-0', 'rezeption@seehotel.example'],
        ['Volksbank Ammerland', 'IBAN DE02 2806 1822 0000 1234 00'],
        ['HRA 140 332 Oldenburg', 'USt-IdNr. DE 117 402 885'],
      ],
      meta: ['Rechnungsnummer', 'Rechnungsdatum', 'Anreise', 'Abreise', 'Zimmer'],
      subject: 'Rechnung',
      open: 'Sehr geehrte Damen und Herren, für Ihren Aufenthalt berechnen wir Ihnen:',
      heads: ['Pos.', 'Leistung', 'Menge', 'Einzel', 'MwSt.', 'Gesamt'],
      items: [
        'Übernachtung Doppelzimmer zur Einzelnutzung',
        'Frühstück vom Buffet',
        'Speisen und Getränke Restaurant',
        'Tiefgarage',
        'Kurbeitrag',
      ],
      tax: ['Netto', 'MwSt.', 'Brutto'],
      total: 'Rechnungsbetrag',
      terms: 'Bereits beglichen per EC-Karte. Wir danken für Ihren Besuch.',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rates: [7, 7, 19, 19, 0],
    },
    nl: {
      hotel: 'Landgoed Heidezicht',
      line: 'Landgoed Heidezicht B.V. • Bosweg 40 • 7351 BX Hoenderloo',
      foot: [
        ['Landgoed Heidezicht B.V.', 'Bosweg 40', '7351 BX Hoenderloo'],
        ['Tel. 055 555 0180', 'receptie@heidezicht.example'],
        ['Rabobank', 'IBAN NL20 RABO 0123 4567 89'],
        ['KvK 08123456', 'BTW NL813355779B01'],
      ],
      meta: ['Factuurnummer', 'Factuurdatum', 'Aankomst', 'Vertrek', 'Kamer'],
      subject: 'Factuur',
      open: 'Geachte heer, mevrouw, voor uw verblijf brengen wij u in rekening:',
      heads: ['Nr.', 'Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Bedrag'],
      items: [
        'Overnachting comfortkamer',
        'Ontbijtbuffet',
        'Dranken bar en terras',
        'Laadpunt auto',
        'Toeristenbelasting',
      ],
      tax: ['Excl.', 'Btw', 'Incl.'],
      total: 'Totaal factuur',
      terms: 'Per pin voldaan. Wij zien u graag terug op de Veluwe.',
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rates: [9, 9, 21, 21, 0],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 5)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [100 * chance.whole(84, 156), 1650, 10 * chance.whole(210, 580), 1200, 240]
    const totals = prices.map((price, index) => (index === 2 ? price : nights * price))
    const total = sum(totals)

    sheet.shape(
      [
        [430, 60],
        [450, 36],
        [470, 60],
        [490, 36],
        [510, 60],
      ],
      '#2a6f97',
      false,
    )
    sheet.put(words.line, 62, 134, { size: 6.5, color: '#555' })
    sheet.rule(144, 62, 300, { color: '#aaa' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 62, 156, { size: 11 })
    const values = [
      `${chance.digits(2)}-${chance.digits(5)}`,
      show(leaving),
      show(arrival),
      show(leaving),
      String(chance.whole(11, 88)),
    ]
    for (const [index, word] of words.meta.entries()) {
      sheet.put(word, 380, 156 + 13 * index, { size: 8 })
      sheet.right(values[index]!, 540, 156 + 13 * index, { size: 8 })
    }
    sheet.put(`${words.subject} ${values[0]}`, 62, 256, { size: 13, bold: true })
    sheet.put(words.open, 62, 282)
    const ends = [340, 400, 450, 540]
    const cells = (row: string[], y: number, bold = false) => {
      sheet.put(row[0]!, 66, y, { size: 8.5, bold })
      sheet.put(row[1]!, 96, y, { size: 8.5, bold })
      for (const [place, cell] of row.slice(2).entries())
        sheet.right(cell, ends[place]! - 4, y, { size: 8.5, bold })
    }
    for (let row = 0; row <= 6; row += 1) sheet.rule(306 + 20 * row, 62, 540)
    for (const x of [62, 92, 304, 344, 402, 452, 540]) sheet.upright(x, 306, 426)
    cells(words.heads, 312, true)
    for (const [index, name] of words.items.entries()) {
      const count = index === 2 ? 1 : nights
      cells(
        [
          String(index + 1),
          name,
          String(count),
          money(prices[index]!),
          `${words.rates[index]} %`,
          money(totals[index]!),
        ],
        332 + 20 * index,
      )
    }
    sheet.put(words.total, 340, 442, { size: 11, bold: true })
    sheet.right(`${words.money[1]} ${money(total)}`, 536, 442, { size: 11, bold: true })
    for (const [index, word] of ['', ...words.tax].entries())
      sheet.right(word, 110 + 70 * index, 474, { size: 8, color: '#555' })
    for (const [place, rate] of [...new Set(words.rates)].entries()) {
      const gross = sum(totals.filter((_, index) => words.rates[index] === rate))
      const tax = taxWithin(gross, rate)
      const row = [`${rate} %`, money(gross - tax), money(tax), money(gross)]
      for (const [index, cell] of row.entries())
        sheet.right(cell, 110 + 70 * index, 488 + 13 * place, { size: 8 })
    }
    sheet.put(words.terms, 62, 552)
    sheet.rule(774, 62, 540, { color: '#aaa' })
    for (const [index, lines] of words.foot.entries())
      sheet.lines(lines, 62 + 138 * index - (index === 3 ? 20 : 0), 782, {
        size: 6.5,
        color: '#555',
      })
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], words.money)
  },
)
