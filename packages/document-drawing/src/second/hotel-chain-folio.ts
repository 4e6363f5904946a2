import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A chain's system prints it: facts with colons, charges and credits, tax below, who runs the house in the foot. */
export const chainFolio = template(
  'hotel-chain-folio',
  {},
  {
    en: {
      hotel: 'Kronvik Copenhagen Harbour',
      town: 'Copenhagen',
      title: 'INVOICE',
      facts: [
        'Room No.',
        'Arrival',
        'Departure',
        'Folio No.',
        'Conf. No.',
        'Cashier No.',
        'Page No.',
      ],
      heads: ['Date', 'Text', 'Charges', 'Credits'],
      items: [
        'Accommodation',
        'Brasserie Dinner Food',
        'Brasserie Dinner Beverage',
        'Garage per Night',
      ],
      check: 'CHECK#',
      paid: 'Visa',
      totals: ['Total', 'Balance'],
      taxHeads: ['VAT %', 'Net', 'VAT', 'Gross'],
      member: 'Kronvik Circle No. 3308 1172 • Points earned this stay',
      foot: [
        'Kalvebod Strandgade 41 • DK-1560 Copenhagen V • Tel. +45 33 55 01 80 • harbour@kronvik.example',
        'Operated by Strandgade Hospitality ApS • CVR 41 20 77 93 • Bank Reg. 4183 Account 0011 902 744',
      ],
      rates: [25, 25, 25, 25],
      price: 8,
      days: 'dd-MM-yy',
      figures: '1,234.56' as Figures,
      currency: 'DKK',
    },
    de: {
      hotel: 'Lindwerk Hotel Hannover City',
      town: 'Hannover',
      title: 'RECHNUNG',
      facts: ['Zimmer', 'Anreise', 'Abreise', 'Rechnung Nr.', 'Res.-Nr.', 'Kassierer', 'Seite'],
      heads: ['Datum', 'Text', 'Belastung', 'Gutschrift'],
      items: ['Übernachtung', 'Restaurant Speisen', 'Restaurant Getränke', 'Tiefgarage'],
      check: 'BON#',
      paid: 'Mastercard',
      totals: ['Gesamt', 'Saldo'],
      taxHeads: ['MwSt. %', 'Netto', 'MwSt.', 'Brutto'],
      member: 'Lindwerk Plus Nr. 7702 4415 • Gesammelte Punkte',
      foot: [
        'Joachimring 12 • 30159 Hannover • Tel. +49 511 555 01-0 • hannover@lindwerk.example',
        'Betreiber: HKW Hotelbetriebe Nord GmbH, Hamburg • HRB 155 201 • USt-IdNr. DE 301 447 288',
      ],
      rates: [7, 7, 19, 19],
      price: 1,
      days: 'dd.MM.yy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * words.price * chance.whole(112, 189)
    const rows = Array.from({ length: nights }, (_, night) =>
      words.items
        .map((text, kind) => ({
          day: addDays(arrival, night),
          kind,
          text,
          minor: [rate, 10 * chance.whole(190, 420), 10 * chance.whole(60, 190), 1900][kind]!,
        }))
        .map((row) => (row.kind === 0 ? row : { ...row, minor: row.minor * words.price }))
        .filter(({ kind }) => kind === 0 || kind === 3 || night !== 1),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const room = String(chance.whole(201, 744))

    sheet.shape(
      [
        [497, 36],
        [521, 36],
        [545, 60],
        [521, 60],
      ],
      '#0d3b4f',
    )
    sheet.right(words.hotel, 545, 68, { size: 13, face: 'serif', color: '#0d3b4f' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 56, 104, {
      size: 9.5,
    })
    const values = [
      room,
      show(arrival),
      show(leaving),
      chance.digits(6),
      chance.digits(8),
      '114',
      '1',
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 380, 104 + 12.5 * index, { size: 8.5 })
      sheet.put(`: ${values[index]}`, 452, 104 + 12.5 * index, { size: 8.5 })
    }
    sheet.put(words.title, 56, 208, { size: 12, bold: true })
    sheet.put(`${words.town}, ${show(leaving)}`, 56, 226)

    sheet.rule(250, 56, 545)
    for (const [index, word] of words.heads.entries()) {
      if (index < 2) sheet.put(word, [56, 118][index]!, 256, { bold: true })
      else sheet.right(word, [455, 545][index - 2]!, 256, { bold: true })
    }
    for (const x of [455, 545]) sheet.right(words.currency, x, 267, { size: 8 })
    sheet.rule(280, 56, 545)
    let y = 287
    for (const { day, kind, text, minor } of rows) {
      sheet.put(show(day), 56, y)
      sheet.put(text, 118, y)
      sheet.right(money(minor), 455, y)
      y += 12
      if (kind === 0 || kind === 3) continue
      sheet.put(`Room# ${room} : ${words.check} ${chance.digits(5)}`, 118, y, { size: 7.5 })
      y += 12
    }
    sheet.put(show(leaving), 56, y)
    sheet.put(words.paid, 118, y)
    sheet.put(`XXXXXXXXXXXX${chance.digits(4)}  XX/XX`, 118, y + 12, { size: 7.5 })
    sheet.right(money(total), 545, y)
    y += 28
    sheet.rule(y, 300, 545)
    sheet.put(words.totals[0]!, 300, y + 6, { bold: true })
    for (const x of [455, 545]) sheet.right(money(total), x, y + 6, { bold: true })
    sheet.put(words.totals[1]!, 300, y + 22, { bold: true })
    sheet.right(`${money(0)} ${words.currency}`, 545, y + 22, { bold: true })

    y += 56
    for (const [index, word] of words.taxHeads.entries())
      sheet.right(word, 110 + 80 * index, y, { size: 8, color: '#555' })
    for (const percent of new Set(words.rates)) {
      y += 12
      const gross = sum(
        rows.filter(({ kind }) => words.rates[kind] === percent).map((row) => row.minor),
      )
      const tax = taxWithin(gross, percent)
      const cells = [money(100 * percent), money(gross - tax), money(tax), money(gross)]
      for (const [index, cell] of cells.entries())
        sheet.right(cell, 110 + 80 * index, y, { size: 8 })
    }
    sheet.put(`${words.member}: ${chance.whole(900, 2900)}`, 56, y + 26, { size: 8 })
    sheet.rule(784, 56, 545, { color: '#0d3b4f' })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 300, 790 + 11 * index, { size: 7.5, color: '#0d3b4f' })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
