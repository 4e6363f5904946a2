import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A business hotel's bill for an envelope with a window: the sender small above the buyer, stays as one line, taxes in a table below the payment. */
export const envelopeWindow = template(
  'hotel-envelope-window',
  {},
  {
    de: {
      hotel: 'Hotel Speicherhof',
      under: 'Tagen & Wohnen in Rostock',
      sender: 'Hotel Speicherhof · Am Strande 44 · 18055 Rostock',
      title: 'RECHNUNG',
      number: 'Nr.',
      line: ['Rechnungsdatum', 'Zimmer', 'Anreise', 'Abreise', 'Gast'],
      hello: 'Wir danken für Ihren Besuch und berechnen Ihnen wie folgt:',
      heads: ['Datum', 'Leistung', 'Menge', 'Einzel', 'Gesamt EUR'],
      items: ['Logis', 'Business Package (Frühstück)', 'Tiefgarage', 'Kurabgabe'],
      prices: [10900, 1950, 1600, 295],
      rates: [7, 19, 19, 0],
      total: 'Rechnungsbetrag',
      paid: 'Zahlung girocard',
      open: 'Offener Betrag',
      tax: ['MwSt.-Satz', 'Netto', 'MwSt.', 'Brutto'],
      foot: [
        ['Speicherhof Hotelbetriebs GmbH', 'Am Strande 44', '18055 Rostock'],
        ['Telefon 0381 555 27-0', 'info@speicherhof.example', 'www.speicherhof.example'],
        [
          'Geschäftsführer: Dörte Wulff',
          'Amtsgericht Rostock HRB 5527',
          'USt-IdNr. DE 255 270 814',
        ],
        ['OstseeSparkasse Rostock', 'IBAN DE31 1305 0000 0255', '2708 14'],
      ],
      day: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
    en: {
      hotel: 'Hotel Langebro Havn',
      under: 'Conference hotel · Copenhagen',
      sender: 'Hotel Langebro Havn · Islands Brygge 91 · DK-2300 København S',
      title: 'INVOICE',
      number: 'No.',
      line: ['Invoice date', 'Room', 'Arrival', 'Departure', 'Guest'],
      hello: 'Thank you for staying at our hotel. We have charged the following to your account:',
      heads: ['Date', 'Text', 'Qty', 'Price', 'Amount DKK'],
      items: [
        'Superior single room',
        'Breakfast buffet',
        'Parking p-house',
        'Climate contribution',
      ],
      prices: [129500, 16500, 22000, 1500],
      rates: [25, 25, 25, 0],
      total: 'Total amount',
      paid: 'Paid by Dankort/Visa',
      open: 'To be paid',
      tax: ['VAT %', 'Excl. VAT', 'VAT', 'Incl. VAT'],
      foot: [
        ['Langebro Havn Hoteldrift A/S', 'Islands Brygge 91', 'DK-2300 København S'],
        ['Tel. +45 55 52 70 81', 'hotel@langebrohavn.example', 'www.langebrohavn.example'],
        ['CVR no. 25 52 70 81', 'A Green Key hotel', ''],
        ['Danske Bank 3409', 'Account 11 255 270', 'SWIFT DABADKKK'],
      ],
      day: 'dd.MM.yy',
      figures: '1.234,56' as Figures,
      currency: 'DKK',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 5)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const minors = words.prices.map((price) => nights * price)
    const total = sum(minors)
    sheet.fill(545, 0, 50, 130, '#8a1538')
    sheet.right(words.hotel, 532, 44, { size: 20, bold: true, color: '#8a1538' })
    sheet.right(words.under, 532, 70, { size: 9 })
    sheet.put(words.sender, 62, 130, { size: 6.5 })
    sheet.rule(139, 62, 300, { weight: 0.3 })
    sheet.lines([firm, name, street, town, country], 62, 146, { size: 10.5 })
    sheet.put(`${words.title} ${words.number} ${chance.digits(6)}`, 62, 262, {
      size: 14,
      bold: true,
    })
    const values = [show(leaves), String(chance.whole(110, 540)), show(arrival), show(leaves), name]
    for (const [index, fact] of words.line.entries()) {
      const x = [62, 162, 230, 310, 390][index]!
      sheet.put(fact, x, 288, { size: 8, bold: true })
      sheet.put(values[index]!, x, 300)
    }
    sheet.put(words.hello, 62, 328, { size: 10 })
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 2) sheet.put(cell, [62, 170][index]!, y, { bold })
        else sheet.right(cell, [0, 0, 370, 450, 532][index]!, y, { bold })
    }
    row(words.heads, 352, true)
    sheet.rule(365, 62, 532)
    for (const [index, item] of words.items.entries())
      row(
        [
          `${dayIn(arrival, 'dd.MM.', language)}–${dayIn(leaves, 'dd.MM.', language)}`,
          item,
          String(nights),
          money(words.prices[index]!),
          money(minors[index]!),
        ],
        372 + 16 * index,
      )
    sheet.rule(440, 62, 532)
    row(['', words.total, '', words.currency, money(total)], 446, true)
    row(['', words.paid, '', show(leaves), money(-total)], 464)
    row(['', words.open, '', words.currency, `0${words.figures.at(-3)}00`], 480)
    const tax = (cells: string[], y: number) => {
      for (const [index, cell] of cells.entries())
        sheet.right(cell, 250 + 70 * index, y, { size: 8 })
    }
    tax(words.tax, 520)
    sheet.rule(531, 190, 465, { weight: 0.3 })
    const rates = [...new Set(words.rates)].toSorted((a, b) => a - b)
    for (const [index, rate] of rates.entries()) {
      const gross = sum(minors.filter((_, at) => words.rates[at] === rate))
      tax(
        [
          `${rate},00 %`,
          money(gross - taxWithin(gross, rate)),
          money(taxWithin(gross, rate)),
          money(gross),
        ],
        535 + 12 * index,
      )
    }
    sheet.rule(778, 40, 555, { color: '#8a1538' })
    for (const [index, lines] of words.foot.entries())
      sheet.lines(lines, 40 + 132 * index, 785, { size: 7.5 })
    return labelled(
      words.hotel,
      [leaves, show(leaves)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
